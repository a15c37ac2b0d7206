export { listAlerts, readPending, visitAlert, visitAllAlerts } from './alerts.ts';
export {
  deleteAlertsBefore,
  tellAccount,
  tellAddress,
  tellStaff,
  type AlertDraft,
} from './statements.ts';
export { keepPreferences, readPreferences } from './preferences.ts';
export { obeyed } from './held.ts';
export {
  deleteHeldBefore,
  findSummaryReader,
  listDue,
  listSummed,
  putIntoSummary,
} from './preference-statements.ts';
