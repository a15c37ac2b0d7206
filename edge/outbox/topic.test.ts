import { expect, test } from 'vitest';
import { wings } from '../wings/index.ts';

/** The apps that an alert may come from (spec [3], Alert). */
const APPS = new Set(
  `store invoicing pos accounting products payroll sms gallery crm coupons business blog appointment
  wall inbox payments wallet brief helpdesk memberships membershipsoffer referral affinity-group
  system`.split(/\s+/),
);
/** The parameters that an alert may carry. */
const PARAMS = new Set(
  `type subtype order customer supplier dssupplier checkout_aggregation invoice payment_token
  contact_id package_id wallet_type_id`.split(/\s+/),
);
const topics = wings.flatMap(({ messages }) => messages);

test('each topic names its alert by words of the spec, or gives the reason why there is none', () => {
  for (const { name, alert } of topics) {
    if ('none' in alert) expect(alert.none.length, name).toBeGreaterThan(20);
    else {
      expect(APPS, name).toContain(alert.app);
      for (const param of alert.params) expect(PARAMS, name).toContain(param);
    }
  }
});

test('no two topics share a name', () => {
  expect(new Set(topics.map(({ name }) => name)).size).toBe(topics.length);
});
