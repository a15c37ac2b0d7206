import { alertPreferencesPage } from '../../host-pages/pages/alert-preferences.ts';
import { alertsPage } from '../../host-pages/pages/alerts.ts';
import { alertEndpoints } from '../flows/alerts/endpoints.ts';
import { forgetOldAlerts } from '../flows/alerts/forget-old.ts';
import { alertPush, quietSummaryPush } from '../flows/alerts/push.ts';
import { alertTopics, sendSummaries } from '../flows/alerts/summaries.ts';
import { searchEntry, wing } from './wing.ts';

/** Alerts: what has happened in stores, told to the accounts that it matters to. */
export const alerts = wing({
  endpoints: alertEndpoints,
  pages: [alertsPage, alertPreferencesPage],
  menu: [searchEntry(alertsPage, { icon: 'bell', rank: 3 })],
  messages: [...alertTopics, alertPush, quietSummaryPush],
  schedules: [
    { each: 'tick', run: forgetOldAlerts },
    { each: 'tick', run: sendSummaries },
  ],
});
