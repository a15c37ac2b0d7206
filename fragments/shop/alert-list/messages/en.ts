import { namespace } from '../../../../shared/i18n/namespace.ts';
import { pager } from '../../../../shared/i18n/en/pager.ts';
import { alerts } from '../../../../shared/i18n/en/words.ts';
import { es } from './es.ts';

export const messages = namespace('alert-list', es, {
  pager,
  title: 'Alerts',
  intro: 'What happened in your purchases and your stores. Each alert stays for 90 days.',
  preferences: 'Choose what comes by mail, and when',
  noMessage: alerts.noMessage,
  pending_one: '{{count}} not seen',
  pending_other: '{{count}} not seen',
  isNew: 'Not seen',
  times: '{{count}} times',
  all: 'Mark all as seen',
  done: 'You have seen all your alerts.',
  seen: 'Mark as seen',
  none: 'No alerts yet',
  noneText: 'This is where we tell you when something changes in your orders or your store.',
  lists: 'Lists of alerts',
  current: 'Alerts',
  archived: 'Archived',
  archive: 'Archive',
  unread: 'Mark as unread',
  bringBack: 'Put back on the list',
  noneArchived: 'You have archived no alerts',
  noneArchivedText: 'What you archive is kept here until its 90 days are over.',
  shop: 'Go to the store',
});
