/**
 * A free order sends a mail to any address that its sender names; the number of such orders is
 * limited.
 */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { limits } from '../../../shared/contracts/limits.ts';
import { buyer, contact, newBuyersEachTest } from './buyer.ts';
import { makeItem, makeStore, makeWorld, type TestItem, type TestStore } from './world.ts';

newBuyersEachTest();

const world = makeWorld();
let store: TestStore;

beforeAll(async () => {
  store = await makeStore('a', { payments: [] });
});

const free = () => makeItem(store, { isFree: true, kind: 'digital', onHand: null });

/** Orders a free item, every time under another name, to the same mailbox. */
async function order(item: TestItem, email: string): Promise<number> {
  const { checkout, place } = buyer(world, store);
  const started = await checkout([{ item }]);
  const placed = await place(started, { contact: { ...contact, email }, payment_type: undefined });
  return placed.status;
}

async function mailsAsked(): Promise<number> {
  const row = await env.CELL_A.prepare(
    "SELECT count(*) AS n FROM outbox WHERE topic = 'mail.order_confirmation'",
  ).first<{ n: number }>();
  return row?.n ?? 0;
}

test('of 30 orders of one item to one stranger at one time a few are placed and written of', async () => {
  const item = await free();
  const before = await mailsAsked();
  const statuses = await Promise.all(
    Array.from({ length: 30 }, (_one, index) => order(item, `Ajena+${index}@example.com`)),
  );
  const placed = statuses.filter((status) => status === 201);
  expect(placed).toHaveLength(limits.orderOfItemToContact.times);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30 - placed.length);
  expect((await mailsAsked()) - before).toBe(placed.length);
});

test('other items to the same stranger count together, another buyer does not', async () => {
  const items = await Promise.all(Array.from({ length: 12 }, free));
  const statuses = await Promise.all(items.map((item) => order(item, 'otra@example.com')));
  const placed = statuses.filter((status) => status === 201);
  expect(placed).toHaveLength(limits.orderToContact.times);
  expect(await order(items[0]!, 'tercera@example.com')).toBe(201);
});

test('one address orders no more than a house would, whomever it names', async () => {
  const item = await free();
  const statuses = await Promise.all(
    Array.from({ length: 70 }, (_one, index) => order(item, `persona${index}@example.com`)),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(limits.orderByAddress.times);
});
