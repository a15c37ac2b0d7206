/** A store's staff takes units out of an order, until it is handed over. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { EditedLines } from '../../../shared/contracts/order-edit-view.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { buyer, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { fresh, makeItem, makeStore, rows, stockOf, type TestItem } from '../purchase/world.ts';
import { makeDesk, type Desk } from './desk.ts';

newBuyersEachTest();

let desk: Desk;
let other: TestItem;
let order: string;
beforeEach(async () => {
  desk = await makeDesk();
  other = await makeItem(desk.store, { onHand: 5, price: 3_000 });
  order = await desk.bought([{ item: desk.item, amount: 3 }, { item: other }]);
});

const from = 'sent_to_supplier';
const edit = (
  units: Readonly<Record<string, number>>,
  { edits = 0, key = fresh('edit-key-number-'), note = '', by = desk.store } = {},
) =>
  desk.staff.call<SellerOrderView & { code?: string }>(
    by,
    'PUT',
    `/admin/suppliers/${by.id}/orders/${order}/lines`,
    { edits, lines: Object.entries(units).map(([sku, left]) => ({ sku, units: left })), note },
    withKey(key),
  );
const preview = (units: Readonly<Record<string, number>>) =>
  desk.staff.call<EditedLines & { code?: string }>(
    desk.store,
    'POST',
    `/admin/suppliers/${desk.store.id}/orders/${order}/lines/preview`,
    { edits: 0, lines: Object.entries(units).map(([sku, left]) => ({ sku, units: left })) },
  );
const onHand = async (item: TestItem) => (await stockOf('a', item)).on_hand;
const refunded = () =>
  rows(
    'a',
    sql<{ part: string; line: number; amount: number; reason: string; state: string }>`SELECT part,
      line, amount, reason, state FROM refund WHERE order_id = ${order} ORDER BY created_at, rowid`,
  );

/** The order of the same goods, paid by card. */
async function paid(): Promise<string> {
  const { awaiting, pay, purchase } = buyer(desk.world, desk.store);
  const { token, checkout } = await awaiting([{ item: desk.item, amount: 2 }, { item: other }]);
  expect((await pay(token, FAKE_TOKENS.approve)).status).toBe(200);
  return (await purchase(checkout)).body.orders[0]?.id as string;
}

test('in cash the buyer owes less: it is shown first, done once under a key, and told', async () => {
  expect(await onHand(desk.item)).toBe(2);
  const shown = await preview({ [desk.item.sku]: 1, [other.sku]: 0 });
  expect(shown.body).toMatchObject({ was: 33_000, becomes: 10_000, way: 'less_due' });
  expect(await onHand(desk.item)).toBe(2);
  const key = fresh('edit-key-number-');
  const given = { key, note: 'Ya no hay más' };
  const done = await edit({ [desk.item.sku]: 1, [other.sku]: 0 }, given);
  expect(done.status).toBe(200);
  expect(done.body).toMatchObject({
    items_total: 10_000,
    total: 10_000,
    lines: [{ sku: desk.item.sku, amount: 1, total: 10_000 }],
    edits: [{ note: 'Ya no hay más', lines: { was: 33_000, becomes: 10_000 } }],
  });
  expect((await edit({ [desk.item.sku]: 1, [other.sku]: 0 }, given)).body).toEqual(done.body);
  const { lines, total, edits } = (await desk.read(order)).body;
  expect({ lines, total }).toEqual({ lines: done.body.lines, total: 10_000 });
  expect(edits).toHaveLength(1);
  expect([await onHand(desk.item), await onHand(other)]).toEqual([4, 5]);
  expect(await refunded()).toEqual([]);

  const [message] = await rows(
    'a',
    sql<{ id: string }>`SELECT id FROM outbox WHERE topic = 'mail.order_edited'
      AND payload ->> 'order' = ${order}`,
  );
  expect(await consume(desk.staff, desk.store, message?.id ?? '')).toBe('ack');
  const [mail] = await sentBy(desk.store);
  expect(mail?.html).toContain('eran 3 y quedan 1');

  // What was taken out does not come back twice.
  await desk.cancel(order, { from, reason: 'requested_by_client' });
  expect([await onHand(desk.item), await onHand(other)]).toEqual([5, 5]);
  const [counted] = await rows(
    'a',
    sql<{ units: number; amount: number }>`SELECT sum(units) AS units, sum(amount) AS amount
      FROM report_row WHERE kind = 'item' AND store_id = ${desk.store.id}`,
  );
  expect(counted).toEqual({ units: 0, amount: 0 });
});

test('what was paid by card goes back by line, and a later cancellation gives back the rest alone', async () => {
  order = await paid();
  const done = await edit({ [desk.item.sku]: 1 });
  expect(done.status).toBe(200);
  expect(done.body).toMatchObject({ total: 23_000, lines: [{ amount: 1, total: 10_000 }, {}] });
  // The provider is asked once the answer is on its way.
  await expect
    .poll(refunded)
    .toMatchObject([{ part: 'line', amount: 10_000, reason: 'edited', state: 'success' }]);
  expect(await onHand(desk.item)).toBe(1);
  await desk.cancel(order, { from, reason: 'requested_by_client' });
  expect((await refunded()).map(({ amount }) => amount)).toEqual([10_000, 13_000]);
  expect([await onHand(desk.item), await onHand(other)]).toEqual([2, 4]);
});

test('the last unit stays, no line grows, and what is as it was is no edit', async () => {
  const all = { [desk.item.sku]: 0, [other.sku]: 0 };
  expect((await edit(all)).body.code).toBe('last_line_stays');
  expect((await preview(all)).body.code).toBe('last_line_stays');
  expect((await edit({ [desk.item.sku]: 4 })).body.code).toBe('units_not_left');
  expect((await edit({ sk_other: 0 })).body.code).toBe('line_not_editable');
  expect((await edit({ [desk.item.sku]: 3 })).body.edits).toBeUndefined();
  expect(await onHand(desk.item)).toBe(2);
});

test('of clerks at one time one wins; against a cancellation the stock and the money are whole', async () => {
  order = await paid();
  const turns = await Promise.all([
    ...Array.from({ length: 6 }, () => edit({ [desk.item.sku]: 1 })),
    desk.cancel(order, { from, reason: 'requested_by_client' }),
  ]);
  const won = turns.filter(({ status }) => status === 200).length;
  expect(won).toBeGreaterThan(0);
  expect(won).toBeLessThan(3);
  const { state } = (await desk.read(order)).body;
  if (state === from) await desk.cancel(order, { from, reason: 'requested_by_client' });
  const given = (await refunded()).reduce((sum, { amount }) => sum + amount, 0);
  expect(given).toBe(23_000);
  // The first order of the test still has three of one and one of the other.
  expect([await onHand(desk.item), await onHand(other)]).toEqual([2, 4]);
});

test('an edit against the mark that the cash was taken: what is marked is what the order came to', async () => {
  await desk.next(order, { from });
  const [edited, marked] = await Promise.all([
    edit({ [desk.item.sku]: 1 }),
    desk.next(order, { from: 'in_process', to: 'paid' }),
  ]);
  const won = [edited, marked].filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  // A refused edit finds a stage without edits; a refused mark is made again over the order as it stands.
  if (edited.status !== 200) expect(edited.body.code).toMatch(/order_(moved|not_editable)/);
  else expect((await desk.next(order, { from: 'in_process', to: 'paid' })).status).toBe(200);
  expect((await edit({ [desk.item.sku]: 0 }, { edits: 1 })).body.code).toBe('order_not_editable');
  const units = edited.status === 200 ? 1 : 3;
  const { total, lines } = (await desk.read(order)).body;
  expect([total, lines[0]?.amount]).toEqual([3_000 + 10_000 * units, units]);
  expect(await onHand(desk.item)).toBe(5 - units);
});

test('the order is the store’s own', async () => {
  const by = await makeStore();
  expect((await edit({ [desk.item.sku]: 1 }, { by })).body.code).toBe('order_not_found');
});
