import { expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import type { DatabaseKind } from '../db/sql.ts';
import { wings } from '../wings/index.ts';
import type { OutboxRow } from './statements.ts';
import { unnamedTopic, writtenTopic, type ComposePorts } from './topic.ts';

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

test('each topic that a flow declares is known to its wing: a message of another is given up', () => {
  const declared = Object.values(
    import.meta.glob<Record<string, unknown>>('../flows/*/topics.ts', { eager: true }),
  ).flatMap((module) => Object.values(module).filter(isTopic));
  expect(declared.length).toBeGreaterThan(5);
  for (const topic of declared) expect(topics, topic.name).toContain(topic);
});

function isTopic(value: unknown): value is (typeof topics)[number] {
  return typeof value === 'object' && value !== null && 'alert' in value;
}

test('no two topics share a name', () => {
  expect(new Set(topics.map(({ name }) => name)).size).toBe(topics.length);
});

test('a written message is made of its row as long as its words stay', async () => {
  const to = { storeName: 'Lirio', locale: 'es', recipient: 'ana@example.com', channel: 'mail' };
  const words = { channel: 'mail', subject: 'Hola', text: 'a', html: '<p>a' };
  const row = { id: 'm_1', store_id: 'st_a', payload: JSON.stringify(to) } as OutboxRow;
  const compose = (body: string | null) =>
    unnamedTopic.compose({} as Database<DatabaseKind>, { ...row, body }, {} as ComposePorts);
  expect(await compose(JSON.stringify(words))).toEqual({
    id: 'm_1',
    storeId: 'st_a',
    storeName: 'Lirio',
    locale: 'es',
    recipient: 'ana@example.com',
    ...words,
  });
  expect(await compose(null)).toBeUndefined();
  expect(writtenTopic('written.a', { none: 'A test.' })).toMatchObject({
    name: 'written.a',
    compose: unnamedTopic.compose,
  });
});
