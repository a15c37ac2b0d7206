import { expect, test } from 'vitest';
import type { AlertApp } from './alerts.ts';
import { isUrgent } from './urgent-alerts.ts';

test.each<[AlertApp, string | undefined, boolean]>([
  ['system', 'security', true],
  ['system', 'role', false],
  ['system', undefined, false],
  ['wallet', 'account_changed', true],
  ['wallet', 'transfer_returned', true],
  ['wallet', 'transfer_ok', false],
  ['wallet', 'transfer_canceled', false],
  ['store', 'slip', true],
  ['store', 'placed', false],
  ['store', 'moved', false],
  ['store', 'answered', false],
  ['store', 'parcel', false],
  ['store', 'files', false],
  ['store', 'return', false],
  ['store', 'refund', false],
  ['store', 'dispute', false],
  ['store', 'review', false],
  ['store', 'security', false],
  ['invoicing', 'issued', false],
  ['invoicing', 'customer-recipient', false],
  ['inbox', undefined, false],
  ['inbox', 'assigned', false],
  ['inbox', 'mentioned', false],
  ['inbox', 'rate', false],
  ['inbox', 'rated', false],
])('%s/%s in quiet hours: %s', (app, subtype, urgent) => {
  const params = subtype === undefined ? {} : { subtype };
  expect(isUrgent({ origin_app: app, params })).toBe(urgent);
});
