/** A store's staff holds an order for a reason, and releases it. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { BoughtOrder } from '../../../shared/contracts/orders.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { HOLD_RESTORE_MS } from '../../../shared/rules/order-holds.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { fresh, makeStore, rows, stockOf, type TestStore } from '../purchase/world.ts';
import { makeDesk, type Desk } from './desk.ts';

newBuyersEachTest();

let desk: Desk;
let order: string;
beforeEach(async () => {
  desk = await makeDesk();
  order = await desk.bought();
});

const from = 'sent_to_supplier';
const send = (
  method: string,
  path = '',
  body?: object,
  { by = desk.store, key = fresh('hold-key-number-') }: { by?: TestStore; key?: string } = {},
) => {
  const whole = `/admin/suppliers/${by.id}/orders/${order}/hold${path}`;
  return desk.staff.call<SellerOrderView>(by, method, whole, body, withKey(key));
};
const hold = (reason = 'out_of_stock', given: object = {}, key?: string) =>
  send('POST', '', { from, reason, ...given }, key === undefined ? {} : { key });
const heldIds = async () => (await desk.list('?held=true')).map(({ id }) => id);

test('an order is held once under a key, moves nowhere, is found, and moves on after its release', async () => {
  const other = await desk.bought();
  const key = fresh('hold-key-number-');
  const held = await hold('out_of_stock', { note: ' Llega el lunes ' }, key);
  expect(held.status).toBe(200);
  expect(held.body).toMatchObject({
    state: from,
    next: null,
    moves: [],
    may_propose: false,
    may_hold: false,
    may_cancel: true,
    hold: { reason: 'out_of_stock', note: 'Llega el lunes', by: { id: 'ac_despacho' } },
  });
  expect((await hold('out_of_stock', { note: ' Llega el lunes ' }, key)).body).toEqual(held.body);
  expect((await hold()).body).toMatchObject({ code: 'order_on_hold' });

  expect((await desk.next(order, { from })).body).toMatchObject({ code: 'order_on_hold' });
  const proposed = await desk.staff.call(
    desk.store,
    'PUT',
    `/admin/suppliers/${desk.store.id}/orders/${order}/proposal`,
    { from, arrives_on: '2030-01-01' },
    withKey(fresh('proposal-key-number-')),
  );
  expect(proposed.body).toMatchObject({ code: 'order_on_hold' });
  expect((await desk.read(order)).body.hold).toMatchObject({ reason: 'out_of_stock' });

  expect(await heldIds()).toEqual([order]);
  expect((await desk.list()).map(({ id, hold: why }) => [id, why])).toEqual([
    [other, null],
    [order, 'out_of_stock'],
  ]);
  expect((await desk.list('?held=true&state=in_process')).length).toBe(0);

  const released = await send('DELETE');
  expect(released.body).toMatchObject({
    hold: null,
    next: 'in_process',
    past_holds: [{ reason: 'out_of_stock', released_by: { id: 'ac_despacho' } }],
  });
  expect((await send('DELETE')).body).toMatchObject({ code: 'order_hold_not_found' });
  expect(await heldIds()).toEqual([]);
  expect((await desk.next(order, { from })).body.state).toBe('in_process');
});

test('a release is undone for an hour, and no longer', async () => {
  const { id } = (await hold()).body.hold!;
  await send('DELETE');
  expect((await send('POST', `/${id}/restore`)).body).toMatchObject({ hold: { id }, next: null });
  expect((await send('POST', `/${id}/restore`)).body).toMatchObject({ code: 'order_on_hold' });
  await send('DELETE');
  desk.staff.clock.advance(HOLD_RESTORE_MS + 1);
  expect((await send('POST', `/${id}/restore`)).body).toMatchObject({
    code: 'order_hold_not_found',
  });
});

test('an order that is held may be cancelled, which releases it; its units come back', async () => {
  await hold('suspected_fraud');
  const canceled = await desk.cancel(order, { from, reason: 'suspected_fraud' });
  expect(canceled.body).toMatchObject({ state: 'canceled_by_supplier', hold: null });
  expect((await desk.read(order)).body).toMatchObject({
    hold: null,
    past_holds: [{ reason: 'suspected_fraud', released_by: null }],
  });
  expect((await stockOf('a', desk.item)).on_hand).toBe(5);
  expect(await heldIds()).toEqual([]);
  expect((await hold('other', { note: 'x' })).body).toMatchObject({ code: 'already_canceled' });
});

test('of holds and moves at one time one wins, and the others are told', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => (turn % 2 === 0 ? desk.next(order, { from }) : hold())),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const codes = new Set(answers.map(({ body }) => (body as { code?: string }).code));
  codes.delete(undefined);
  const isHeld = won[0]?.body.hold !== null;
  expect([...codes]).toEqual([isHeld ? 'order_on_hold' : 'order_moved']);
});

test('the buyer is told where the reason waits for them, and never of another or of the note', async () => {
  const seen = async () => {
    const { body } = await desk.world.call<BoughtOrder>(desk.store, 'GET', `/orders/${order}`);
    return body;
  };
  await hold('suspected_fraud', { note: 'Tarjeta rara' });
  expect((await seen()).asked).toBeNull();
  await send('DELETE');
  const held = await hold('address_unclear', { note: 'Sin número' });
  expect(held.status).toBe(200);
  const bought = await seen();
  expect(bought.asked).toBe('address_unclear');
  expect(JSON.stringify(bought)).not.toContain('Sin número');
  const asked = await rows(
    'a',
    sql<{ id: string; topic: string }>`SELECT id, topic FROM outbox
      WHERE store_id = ${desk.store.id} AND topic = 'mail.order_moved'`,
  );
  expect(asked).toHaveLength(1);
  expect(await consume(desk.staff, desk.store, asked[0]?.id ?? '')).toBe('ack');
  const [mail] = await sentBy(desk.store);
  expect(mail?.subject).toContain('Falta aclarar la dirección');
  expect(mail?.html).not.toContain('Sin número');
});

test('a reason of one’s own needs words, and the order is the store’s own', async () => {
  expect((await hold('other')).status).toBe(400);
  expect((await hold('other', { note: 'x'.repeat(501) })).status).toBe(400);
  const other = await makeStore();
  const foreign = { by: other };
  expect((await send('POST', '', { from, reason: 'out_of_stock' }, foreign)).status).toBe(404);
  expect((await send('DELETE', '', undefined, foreign)).status).toBe(404);
  expect((await send('POST', `/oh_${'0'.repeat(26)}/restore`, undefined, foreign)).status).toBe(
    404,
  );
});
