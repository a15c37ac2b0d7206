/** An experience that is called off: nothing of it is sold or admitted, each order is undone once, each buyer told once. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { goOn } from '../../../edge/flows/event-cancellations/go-on.ts';
import { eventCanceledTopic } from '../../../edge/flows/event-cancellations/topics.ts';
import { sendDueRefunds } from '../../../edge/flows/purchase/send-refund.ts';
import { calledOff } from '../../../edge/modules/event-cancellations/index.ts';
import { audit } from '../../../edge/modules/ledger/index.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { CellScope } from '../../../edge/unit-of-work/scope.ts';
import type { EventCancellation } from '../../../shared/contracts/event-cancellation.ts';
import { buyer, contact, newBuyers, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { fresh, makeItem, MINUTE_MS, NOON, row, rows, stockOf, write } from '../purchase/world.ts';
import { makeGate, type Gate } from './gate.ts';

newBuyersEachTest();

let gate: Gate;
beforeEach(async () => {
  gate = await makeGate();
});

const reason = 'La lluvia inundó el foro.\n<b>Lo sentimos</b>';
const nameOf = ({ item }: Gate) => `Artículo ${item.item.slice(3)}`;

function api({ owner, store, item }: Gate) {
  const path = `/tickets-admin/events/${item.item}/cancellation`;
  const post = (end: string, body: object, key = fresh('cancel-event-key-')) =>
    owner.call<EventCancellation>(store, 'POST', path + end, body, withKey(key));
  return {
    read: async () => (await owner.call<EventCancellation>(store, 'GET', path)).body,
    cancel: (body: object = {}, key?: string) =>
      post('', { name: nameOf(gate), reason, ...body }, key),
    retry: () => post('/tries', {}),
  };
}

const boughtBy = (email: string, names?: string[]) =>
  gate.byCard(names, undefined, { contact: { ...contact, email } });

/** The refunds of an order, and its stage. */
const standing = async (order: string) => ({
  ...(await row('a', sql<{ state: string }>`SELECT state FROM purchase_order WHERE id = ${order}`)),
  refunds: await rows(
    'a',
    sql<{ amount: number; part: string; state: string }>`SELECT amount, part, state FROM refund
      WHERE order_id = ${order} ORDER BY rowid`,
  ),
});

const letters = () =>
  rows(
    'a',
    sql<{ id: string; address: string }>`SELECT outbox_id AS id, address FROM event_cancellation_to
      WHERE item_id = ${gate.item.item} ORDER BY address`,
  );

const differences = async () =>
  (await audit(gate.world.work('a').cell, gate.store.id, { extent: 'whole', now: NOON }))
    .differences;

/** Work whose process dies at a write: before it, or after it and before anybody hears of it. */
function dying(at: number, isWritten: boolean): CellScope {
  const work = gate.owner.work('a');
  const written = work.cell.write.bind(work.cell);
  let writes = 0;
  work.cell.write = async (statements) => {
    writes += 1;
    if (writes < at) return written(statements);
    if (writes === at && isWritten) await written(statements);
    throw new Error('the process died');
  };
  return work;
}

test('what it would undo is told before; it wants the name, and happens once', async () => {
  const { read, cancel } = api(gate);
  await boughtBy('ana@example.com', ['Ana Ruiz', 'Beto Paz']);
  await boughtBy('eva@example.com');
  await gate.give();
  expect(await read()).toMatchObject({
    canceled_at: null,
    tickets: 4,
    orders: 2,
    money: [{ currency: 'MXN', amount: 30_000, arrived: 0 }],
  });
  const wrong = await cancel({ name: 'Otro nombre' });
  expect([wrong.status, wrong.body]).toMatchObject([422, { code: 'event_name_differs' }]);
  const key = fresh('cancel-event-key-');
  const [one, same] = [await cancel({}, key), await cancel({}, key)];
  expect([one.status, same.status]).toEqual([200, 200]);
  expect(same.body).toEqual(one.body);
  expect((await cancel()).body).toMatchObject({ code: 'event_canceled' });
  await gate.owner.settled();
  expect(await read()).toMatchObject({
    tickets: 4,
    orders: 2,
    done: 2,
    failed: 0,
    told: 2,
    open: [],
    money: [{ amount: 30_000, arrived: 30_000, failed: 0 }],
  });
  const history = await rows(
    'a',
    sql<{ after: string }>`SELECT after FROM store_edit
      WHERE subject = 'event' AND subject_id = ${gate.item.item}`,
  );
  expect(history.map(({ after }) => JSON.parse(after) as object)).toMatchObject([
    { is_canceled: true, reason, tickets: 4, orders: 2 },
  ]);
});

test('from then on nothing of it is sold, given away or admitted', async () => {
  const { cancel } = api(gate);
  const order = await boughtBy('ana@example.com');
  const [ticket] = await gate.ticketsOf(order);
  const { ready, place, pay, payment } = buyer(gate.world, gate.store);
  const held = await ready([{ item: gate.item }]);
  const begun = await ready([{ item: gate.item }]);
  const attendees = [{ sku: gate.item.sku, full_name: 'Sol Paz', phone: '55 1234 5678' }];
  const placed = await place(begun, { attendees, payment_type: 'str_card' });
  await cancel();
  expect((await gate.scan(ticket?.qr?.text ?? '')).body.verdict).toBe('canceled');
  expect((await gate.give()).body).toMatchObject({ code: 'event_canceled' });
  expect((await place(held, { attendees })).status).toBe(409);
  const token = placed.body.payment_token as string;
  await pay(token, FAKE_TOKENS.approve);
  expect((await payment(token)).body.state).not.toBe('approved');
  expect((await ready([{ item: gate.item }])).status).not.toBe(201);
  // Whoever counts the places anew changes nothing.
  await write('a', sql`UPDATE sku SET on_hand = 9 WHERE id = ${gate.item.sku}`);
  expect(await stockOf('a', gate.item)).toEqual({ on_hand: 0, reserved: 0 });
  await gate.owner.settled();
  expect((await gate.counts())?.tickets).toBe(0);
  expect(await differences()).toEqual([]);
});

test('orders with other goods keep them, cash goes its way, and holders of their own address are told', async () => {
  const { cancel, read } = api(gate);
  const other = await makeItem(gate.store, { onHand: 5, price: 7_000 });
  const { ready, place, pay } = buyer(gate.world, gate.store);
  const mixed = async (payment_type: string) => {
    const begun = await ready([{ item: gate.item, amount: 2 }, { item: other }]);
    const attendees = ['Ana Ruiz', 'Beto Paz'].map((full_name) => ({
      sku: gate.item.sku,
      full_name,
      phone: '55 1234 5678',
    }));
    const placed = await place(begun, { attendees, payment_type });
    const token = placed.body.payment_token;
    if (typeof token === 'string') await pay(token, FAKE_TOKENS.approve);
    return placed.body.orders[0] as string;
  };
  const byCard = await mixed('str_card');
  const inCash = await mixed('cash');
  const paidInCash = await mixed('cash');
  await gate.move(paidInCash, 'sent_to_supplier', 'in_process');
  await gate.move(paidInCash, 'in_process', 'paid');
  const wholeInCash = await gate.inCash();
  const passed = await boughtBy('eva@example.com');
  const [ticket] = await gate.ticketsOf(passed);
  await gate.pass(passed, ticket?.id ?? '', { code: ticket?.code, email: 'beto@example.com' });
  await cancel();
  await gate.owner.settled();
  expect(await standing(byCard)).toEqual({
    state: 'sent_to_supplier',
    refunds: [{ amount: 20_000, part: 'line', state: 'success' }],
  });
  expect(await standing(inCash)).toEqual({ state: 'sent_to_supplier', refunds: [] });
  expect(
    await row('a', sql<{ total: number }>`SELECT total FROM purchase_order WHERE id = ${inCash}`),
  ).toEqual({ total: 7_000 });
  expect((await standing(wholeInCash)).state).toBe('canceled_by_supplier');
  expect(await read()).toMatchObject({
    orders: 5,
    done: 5,
    by_hand: 1,
    open: [{ order: paidInCash, fault: 'by_hand' }],
  });
  expect((await letters()).map(({ address }) => address)).toEqual([
    'ana@example.com',
    'beto@example.com',
    'eva@example.com',
  ]);
  for (const { id } of await letters()) {
    expect(await consume(gate.owner, gate.store, id)).toBe('ack');
  }
  const mails = (await sentBy(gate.store)).filter(({ html }) =>
    html.includes(`Se cancela ${nameOf(gate)}`),
  );
  expect(mails).toHaveLength(3);
  expect(mails.every(({ html }) => html.includes('&lt;b&gt;Lo sentimos&lt;/b&gt;'))).toBe(true);
  const [eva] = mails.filter(({ recipient }) => recipient.startsWith('eva'));
  const [beto] = mails.filter(({ recipient }) => recipient.startsWith('beto'));
  expect(eva?.html).toContain('/mis-compras/');
  expect(beto?.html).not.toContain('/mis-compras/');
  expect(await differences()).toEqual([]);
});

/** Calls the experience off as the call does, with nothing done after its batch. */
async function begin(): Promise<void> {
  const made = {
    item_id: gate.item.item,
    store_id: gate.store.id,
    reason,
    account_id: 'ac_duena',
    canceled_at: NOON,
    address: 'http://tienda.localhost',
    language: 'es',
    tickets: 0,
  };
  const told = { topic: eventCanceledTopic.name, until: NOON + 60 * MINUTE_MS };
  const written = await gate.owner.work('a').cell.write(calledOff.begin(made, told));
  expect(written.ok).toBe(true);
}

test('30 orders: a process that dies at any line refunds each once, and tells nobody twice', async () => {
  const { read } = api(gate);
  const orders: string[] = [];
  for (let n = 0; n < 30; n += 1) {
    if (n % 5 === 0) await newBuyers();
    // Each second buyer comes twice.
    orders.push(await boughtBy(`persona${n % 4 === 3 ? n - 1 : n}@example.com`));
  }
  await begin();
  const work = gate.owner.work('a');
  let deaths = 0;
  for (let run = 0; run < 200 && (await read()).done < 30; run += 1) {
    await goOn(dying(1 + (run % 7), run % 2 === 0)).catch(() => (deaths += 1));
  }
  expect(deaths).toBeGreaterThan(5);
  await Promise.all([goOn(work), goOn(work)]);
  for (let hour = 0; hour < 3; hour += 1) {
    await sendDueRefunds(work, work.ports.clock.now());
    gate.owner.clock.advance(60 * MINUTE_MS);
  }
  for (const order of orders) {
    expect(await standing(order)).toEqual({
      state: 'canceled_by_supplier',
      refunds: [{ amount: 10_000, part: 'order', state: 'success' }],
    });
  }
  const addresses = (await letters()).map(({ address }) => address);
  expect(addresses).toHaveLength(23);
  expect(new Set(addresses).size).toBe(23);
  expect(await read()).toMatchObject({
    orders: 30,
    done: 30,
    failed: 0,
    told: 23,
    money: [{ amount: 300_000, arrived: 300_000, failed: 0 }],
  });
  expect(await differences()).toEqual([]);
});

test('a refund that is refused is told, and an order that failed is tried again', async () => {
  const { cancel, read, retry } = api(gate);
  expect((await retry()).body).toMatchObject({ code: 'event_not_canceled' });
  const order = await boughtBy('ana@example.com');
  gate.world.cards.refundsEnd('failed');
  await begin();
  await write(
    'a',
    sql`UPDATE event_cancellation_order SET fault = 'changed', tries = 3, try_at = ${NOON + MINUTE_MS}
      WHERE order_id = ${order}`,
  );
  await goOn(gate.owner.work('a'));
  expect(await read()).toMatchObject({ done: 0, failed: 1, open: [{ order, fault: 'changed' }] });
  expect((await retry()).status).toBe(200);
  await gate.owner.settled();
  expect(await read()).toMatchObject({
    done: 1,
    failed: 0,
    money: [{ amount: 10_000, arrived: 0, failed: 1 }],
  });
  expect((await cancel()).body).toMatchObject({ code: 'event_canceled' });
});
