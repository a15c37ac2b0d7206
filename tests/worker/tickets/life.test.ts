/** Tickets are made when an order is paid, passed on by their buyer, and void when it is cancelled. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { shownCode } from '../../../shared/rules/ticket-code.ts';
import { buyer, newBuyersEachTest } from '../purchase/buyer.ts';
import { fresh, makeItem, NOON, rows, write } from '../purchase/world.ts';
import { makeGate, type Gate } from './gate.ts';

newBuyersEachTest();

let gate: Gate;
beforeEach(async () => {
  gate = await makeGate();
});

test('a card makes one ticket for each attendee, each with a signed code of its own', async () => {
  const { byCard, ticketsOf, counts, item } = gate;
  const order = await byCard(['Ana Ruiz', 'Beto Paz', 'Ceci Sol']);
  const found = await ticketsOf(order);
  expect(found.map(({ full_name, state, sale_type }) => [full_name, state, sale_type])).toEqual([
    ['Ana Ruiz', 'valid', 'sold'],
    ['Beto Paz', 'valid', 'sold'],
    ['Ceci Sol', 'valid', 'sold'],
  ]);
  expect(new Set(found.map(({ qr }) => qr?.text)).size).toBe(3);
  expect(found[0]?.event).toMatchObject({ item: item.item, starts_at: '2100-08-21T12:00:00.000Z' });
  expect(await counts()).toEqual({ tickets: 3, admitted: 0, open: 3, used: 0 });
  // Whatever else happens to the order, no attendee gets a second one.
  await write('a', sql`UPDATE purchase_order SET state = 'in_process' WHERE id = ${order}`);
  await write('a', sql`UPDATE purchase_order SET state = 'delivered' WHERE id = ${order}`);
  expect((await counts())?.open).toBe(3);
});

test('cash makes them when the seller marks the order, and an order for nothing at once', async () => {
  const { inCash, ticketsOf, move, store, world } = gate;
  const order = await inCash(['Ana Ruiz', 'Beto Paz']);
  expect(await ticketsOf(order)).toEqual([]);
  await move(order, 'sent_to_supplier');
  expect(await ticketsOf(order)).toEqual([]);
  expect((await move(order, 'in_process', 'paid')).status).toBe(200);
  expect(await ticketsOf(order)).toHaveLength(2);
  await move(order, 'paid', 'delivered');
  expect(await ticketsOf(order)).toHaveLength(2);

  const free = await makeItem(store, {
    kind: 'experience',
    date: gate.date,
    isFree: true,
    price: 0,
  });
  const { ready, place } = buyer(world, store);
  const placed = await place(await ready([{ item: free }]), {
    attendees: [{ sku: free.sku, full_name: 'Ana Ruiz', phone: '55 1234 5678' }],
    payment_type: undefined,
  });
  expect(placed.status).toBe(201);
  expect(await ticketsOf(placed.body.orders[0] as string)).toHaveLength(1);
});

test('an order whose payment is being looked at hands no ticket over, until it is released', async () => {
  const { byCard, ticketsOf, store } = gate;
  const order = await byCard(['Ana Ruiz']);
  await write(
    'a',
    sql`INSERT INTO order_hold (id, order_id, supplier_id, reason, held_at)
      VALUES (${`oh_${order.slice(3)}`}, ${order}, ${store.id}, 'payment_risk', 1)`,
  );
  expect(await ticketsOf(order)).toEqual([]);
  await write('a', sql`UPDATE order_hold SET released_at = 2 WHERE order_id = ${order}`);
  expect(await ticketsOf(order)).toHaveLength(1);
});

test('a cancelled order voids its tickets, and so does money that was given back', async () => {
  const { byCard, ticketsOf, cancel, counts, scan } = gate;
  const order = await byCard(['Ana Ruiz']);
  const [before] = await ticketsOf(order);
  expect((await cancel(order, 'sent_to_supplier')).status).toBe(200);
  const [after] = await ticketsOf(order);
  expect([after?.state, after?.qr]).toEqual(['void', null]);
  expect((await scan(before?.qr?.text ?? '')).body.verdict).toBe('void');

  const refunded = await byCard(['Beto Paz']);
  await write(
    'a',
    sql`UPDATE payment SET state = 'refunded' WHERE checkout_id =
      (SELECT checkout_id FROM purchase_order WHERE id = ${refunded})`,
  );
  expect((await ticketsOf(refunded))[0]?.state).toBe('void');
  expect(await counts()).toEqual({ tickets: 0, admitted: 0, open: 0, used: 0 });
});

test('an order is not cancelled by its buyer once one of its tickets was used, or its event has begun', async () => {
  const { byCard, ticketsOf, giveUp, mayCancel, scan, undo, item } = gate;
  const order = await byCard(['Ana Ruiz', 'Beto Paz']);
  const [ticket] = await ticketsOf(order);
  expect(await mayCancel(order)).toBe(true);
  await scan(ticket?.qr?.text ?? '');
  expect(await mayCancel(order)).toBe(false);
  const refused = await giveUp(order);
  expect([refused.status, refused.body.code]).toEqual([409, 'order_used']);
  expect(await rows('a', sql`SELECT id FROM refund WHERE order_id = ${order}`)).toEqual([]);
  expect((await ticketsOf(order)).map(({ state }) => state)).not.toContain('void');
  // An admission that was a mistake is taken back, and with it the reason.
  await undo(ticket?.id ?? '');
  await write('a', sql`UPDATE item SET experience_date = ${NOON - 1} WHERE id = ${item.item}`);
  expect((await giveUp(order)).body.code).toBe('order_used');
  await write('a', sql`UPDATE item SET experience_date = ${NOON + 1} WHERE id = ${item.item}`);
  expect((await giveUp(order)).status).toBe(200);
});

test('of a scan and a cancellation at one time one is made', async () => {
  const { byCard, ticketsOf, giveUp, scan } = gate;
  const order = await byCard();
  const [ticket] = await ticketsOf(order);
  const [scanned, canceled] = await Promise.all([scan(ticket?.qr?.text ?? ''), giveUp(order)]);
  const isIn = scanned.body.verdict === 'admitted';
  expect(canceled.status).toBe(isIn ? 409 : 200);
});

test('a refund of a line voids the tickets of that line, and one of an amount none', async () => {
  const { byCard, ticketsOf, store, date } = gate;
  const order = await byCard(['Ana Ruiz']);
  const other = await makeItem(store, { kind: 'experience', date, onHand: 5 });
  const second = await byCard(['Beto Paz'], other);
  const refund = (of: string, part: string, line: number | null) =>
    write(
      'a',
      sql`INSERT INTO refund (id, payment_id, order_id, part, line, amount, currency, reason,
          created_at, updated_at)
        SELECT ${fresh('rf_')}, p.id, o.id, ${part}, ${line}, 1, 'MXN', 'other', 7, 7
        FROM purchase_order o JOIN payment p ON p.checkout_id = o.checkout_id WHERE o.id = ${of}`,
    );
  await refund(order, 'amount', null);
  await refund(order, 'line', 3);
  expect((await ticketsOf(order))[0]?.state).toBe('valid');
  await refund(order, 'line', 0);
  expect((await ticketsOf(order))[0]?.state).toBe('void');
  expect((await ticketsOf(second))[0]?.state).toBe('valid');
  await refund(second, 'order', null);
  expect((await ticketsOf(second))[0]?.state).toBe('void');
});

test('a ticket that is passed on bears the new name, and its old code opens nothing', async () => {
  const { byCard, ticketsOf, pass, scan } = gate;
  const order = await byCard(['Ana Ruiz']);
  const [first] = await ticketsOf(order);
  if (!first) throw new Error('no ticket');
  const passed = await pass(order, first.id, { code: first.code, full_name: ' Zoë  Ñandú ' });
  expect(passed.body).toMatchObject({
    full_name: 'Zoë Ñandú',
    phone: '5587654321',
    state: 'valid',
  });
  expect(passed.body.code).not.toBe(first.code);
  expect(passed.body.passed_at).not.toBeNull();
  expect(
    await rows(
      'a',
      sql<{ full_name: string }>`SELECT full_name FROM attendee WHERE order_id = ${order}`,
    ),
  ).toEqual([{ full_name: 'Zoë Ñandú' }]);
  expect((await pass(order, first.id, { code: first.code })).body).toMatchObject({
    code: 'ticket_changed',
  });
  expect((await scan(first.qr?.text ?? '')).body.verdict).toBe('replaced');
  expect((await scan(shownCode(first.code))).body.verdict).toBe('unknown');
  expect((await gate.list('?text=nandu')).results.map(({ full_name }) => full_name)).toEqual([
    'Zoë Ñandú',
  ]);
  expect((await scan(passed.body.qr?.text ?? '')).body.verdict).toBe('admitted');
  expect((await pass(order, first.id, { code: passed.body.code })).body).toMatchObject({
    code: 'ticket_used',
  });
});

test('nobody but the buyer is shown that an order has tickets', async () => {
  const { byCard, ticketsOf, owner, store } = gate;
  const order = await byCard(['Ana Ruiz']);
  const [ticket] = await ticketsOf(order);
  for (const who of [owner, gate.reader]) {
    for (const [method, path, body] of [
      ['GET', `/orders/${order}/attendants`, undefined],
      ['GET', `/orders/${order}/attendants/${ticket?.id}`, undefined],
      ['PUT', `/orders/${order}/attendants/${ticket?.id}`, { code: ticket?.code }],
    ] as const) {
      const given = body && { full_name: 'Eva', phone: '55 1234 5678', ...body };
      const key = { 'idempotency-key': fresh('foreign-key-number-') };
      const { status, body: answer } = await who.call(store, method, path, given, key);
      expect([status, answer]).toMatchObject([404, { code: 'order_not_found' }]);
    }
  }
});

test('a courtesy takes a place, and none is given once the experience has ended', async () => {
  const { give, reader, counts, owner, date, scan, item } = gate;
  expect((await give({}, reader)).status).toBe(403);
  const made = await give();
  expect(made.body).toMatchObject({ sale_type: 'courtesy', state: 'valid', order_number: null });
  expect(await counts()).toMatchObject({ tickets: 1, open: 1 });
  expect(
    await rows('a', sql<{ on_hand: number }>`SELECT on_hand FROM sku WHERE id = ${item.sku}`),
  ).toEqual([{ on_hand: 49 }]);
  const moves = sql<{ reason: string }>`SELECT reason, before, after FROM stock_move
    WHERE sku_id = ${item.sku} ORDER BY n DESC LIMIT 1`;
  expect(await rows('a', moves)).toEqual([{ reason: 'given', before: 50, after: 49 }]);
  expect((await scan(made.body.code)).body.verdict).toBe('admitted');

  await write('a', sql`UPDATE sku SET on_hand = 0 WHERE id = ${item.sku}`);
  expect((await give()).body).toMatchObject({ code: 'insufficient_stock' });
  owner.clock.advance(date - owner.clock.now() + 24 * 60 * 60_000);
  expect((await give()).body).toMatchObject({
    code: 'experience_ended',
    message: 'La experiencia terminó y ya no se pueden crear boletos',
  });
});
