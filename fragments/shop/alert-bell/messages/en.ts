import { alerts } from '../../../../shared/i18n/en/words.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('alert-bell', es, {
  title: 'Alerts',
  pending_one: 'Alerts: {{count}} not seen',
  pending_other: 'Alerts: {{count}} not seen',
  most: 'Alerts: more than {{count}} not seen',
  close: 'Close',
  loading: 'Looking for your alerts…',
  failed: 'We could not bring your alerts.',
  retry: 'Try again',
  more: 'Load more',
  all: 'Mark all as seen',
  allSeen: 'You have seen all your alerts.',
  seeAll: 'See all on a page',
  isNew: 'Not seen',
  times: '{{count}} times',
  none: 'You have no alerts yet',
  noneText: 'Here we tell you when something changes in your orders or your store.',
  noMessage: alerts.noMessage,
});
