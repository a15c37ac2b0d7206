/** An order follows its parcels: what the courier says counts, and never what an event claims. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { EVERY_ORDER, readOwnOrders } from '../../../edge/modules/orders/index.ts';
import type { Purchase } from '../../../shared/contracts/orders.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { courierWorld, makeSender, openSandbox } from '../purchase/courier-world.ts';
import type { MemoryShippo } from '../purchase/memory-shippo.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { MINUTE_MS, row, rows, write } from '../purchase/world.ts';
import { askedOfLabels, giveAccount, makeLabelDesk } from './label-desk.ts';

newBuyersEachTest();
let sold: MemoryShippo;
beforeEach(() => {
  sold = openSandbox();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const HOUR_MS = 60 * MINUTE_MS;

/** An order whose label is bought, some minutes later. */
async function sent(given: Parameters<typeof makeLabelDesk>[0] = {}) {
  const desk = await makeLabelDesk(given);
  expect((await desk.buy()).status).toBe(200);
  desk.staff.clock.advance(5 * MINUTE_MS);
  const [label] = sold.all();
  if (!label) throw new Error('no label');
  return {
    ...desk,
    label,
    moves: () =>
      rows(
        'a',
        sql<{ to_state: string; actor: string }>`SELECT to_state, actor FROM order_move
          WHERE order_id = ${desk.order} ORDER BY n`,
      ),
    mails: async () => {
      const waiting = await rows(
        'a',
        sql<{ id: string; payload: string }>`SELECT id, payload FROM outbox
          WHERE store_id = ${desk.store.id} AND topic = 'mail.order_moved' ORDER BY rowid`,
      );
      return waiting.map(({ id, payload }) => ({ id, ...(JSON.parse(payload) as object) }));
    },
  };
}

describe('an event', () => {
  test('moves the order as far as the courier says, and tells its buyer once', async () => {
    const { event, label, stateOf, moves, mails, store, staff, show } = await sent();
    sold.become('TRANSIT');
    expect((await event({ transaction: label.id })).body).toEqual({ received: true });
    expect(await stateOf()).toBe('in_transit');
    expect(await moves()).toEqual([
      { to_state: 'to_deliver', actor: 'system' },
      { to_state: 'in_transit', actor: 'system' },
    ]);
    const [mail, ...others] = await mails();
    expect([mail, others]).toMatchObject([{ stage: 'in_transit' }, []]);
    await consume(staff, store, mail?.id ?? '');
    expect((await sentBy(store)).map(({ recipient }) => recipient)).toContain('ana@example.com');
    expect((await show()).body.label).toMatchObject({ journey: 'in_transit', may_cancel: false });
  });

  test('of a delivery ends it, and starts the time of its money', async () => {
    const { event, label, stateOf, order, staff } = await sent();
    sold.become('DELIVERED');
    await event({ tracking_number: label.number.toLowerCase() });
    expect(await stateOf()).toBe('delivered');
    const kept = await row(
      'a',
      sql<{ received_at: number; unlocks_at: number }>`SELECT received_at, unlocks_at
        FROM purchase_order WHERE id = ${order}`,
    );
    expect(kept.received_at).toBe(staff.clock.now());
    expect(kept.unlocks_at).toBeGreaterThan(kept.received_at);
  });

  test('that is doubled, late, shuffled or old changes nothing more', async () => {
    const { event, label, stateOf, moves, mails } = await sent();
    sold.become('DELIVERED');
    const data = { transaction: label.id };
    await Promise.all([event(data), event(data), event(data)]);
    const [before, told] = [await moves(), await mails()];
    // The courier's own books lag behind.
    sold.become('TRANSIT');
    await event({ ...data, tracking_status: { status: 'TRANSIT' } });
    expect(await stateOf()).toBe('delivered');
    expect([await moves(), await mails()]).toEqual([before, told]);
    expect(told).toHaveLength(1);
  });

  test('that is forged moves nothing, and asks the courier once a minute at most', async () => {
    const { event, label, stateOf, staff, later } = await sent();
    const forged = { transaction: label.id, tracking_status: { status: 'DELIVERED' } };
    const before = askedOfLabels().length;
    for (let turn = 0; turn < 20; turn += 1) await event(forged);
    expect(await stateOf()).toBe('in_process');
    expect(askedOfLabels()).toHaveLength(before + 1);
    // The last ones came while the courier rested: the schedule asks once more.
    await later(MINUTE_MS);
    expect(askedOfLabels()).toHaveLength(before + 2);
    staff.clock.advance(1);
    await event(forged);
    expect(askedOfLabels()).toHaveLength(before + 2);
  });

  test('about nothing here, or at another store’s address, is answered alike and asks nobody', async () => {
    const { event, label, stateOf } = await sent();
    sold.become('TRANSIT');
    const before = askedOfLabels().length;
    const foreign = await makeSender();
    await giveAccount(foreign);
    const others = [
      { transaction: 'ec9f0d3adc9441449c85d315f0997fd5' },
      { tracking_number: 'SX1' },
      { transaction: "' OR 1" },
      {},
    ];
    for (const data of others) expect((await event(data)).body).toEqual({ received: true });
    const there = await event({ transaction: label.id }, foreign);
    expect(there.body).toEqual({ received: true });
    expect(askedOfLabels()).toHaveLength(before);
    expect(await stateOf()).toBe('in_process');
  });
});

describe('without events', () => {
  test('the schedule asks once an hour, until the parcels have arrived', async () => {
    const { later, stateOf, show, label } = await sent();
    sold.become('TRANSIT');
    await later(50 * MINUTE_MS);
    expect(await stateOf()).toBe('in_process');
    await later(5 * MINUTE_MS);
    expect(await stateOf()).toBe('in_transit');
    sold.become('DELIVERED');
    await later(HOUR_MS);
    expect(await stateOf()).toBe('delivered');
    // Labels of other tests are followed too.
    const looks = () => askedOfLabels().filter((path) => path.endsWith(label.id)).length;
    const before = looks();
    await later(100 * HOUR_MS);
    expect(looks()).toBe(before);
    expect((await show()).body.label?.journey).toBe('delivered');
  });

  test.each(['shippo_test_down', 'shippo_test_garbage'])(
    'a courier that answers as %s is asked again an hour later',
    async (token) => {
      const { later, stateOf, store } = await sent();
      sold.become('TRANSIT');
      await giveAccount(store, token);
      await later(HOUR_MS);
      expect(await stateOf()).toBe('in_process');
      await giveAccount(store);
      await later(MINUTE_MS);
      expect(await stateOf()).toBe('in_process');
      await later(HOUR_MS);
      expect(await stateOf()).toBe('in_transit');
    },
  );

  test('keys that are used no more still follow the labels that they bought', async () => {
    const { later, stateOf, store } = await sent();
    await write('a', sql`UPDATE payment_account SET is_used = 0 WHERE store_id = ${store.id}`);
    sold.become('TRANSIT');
    await later(HOUR_MS);
    expect(await stateOf()).toBe('in_transit');
  });
});

test('goods that are paid by hand are in transit until their seller has the money', async () => {
  const { event, label, stateOf } = await sent({ payment: 'cash' });
  sold.become('DELIVERED');
  await event({ transaction: label.id });
  expect(await stateOf()).toBe('in_transit');
});

test.each(['RETURNED', 'FAILURE'] as const)('parcels that are %s move nothing', async (status) => {
  const { event, label, stateOf, show, staff, store, order } = await sent({ state: 'to_deliver' });
  sold.become(status);
  await event({ transaction: label.id });
  expect(await stateOf()).toBe('to_deliver');
  const journey = status === 'RETURNED' ? 'returned' : 'failed';
  expect((await show()).body.label?.journey).toBe(journey);
  // Their seller is told of it once.
  staff.clock.advance(2 * MINUTE_MS);
  await event({ transaction: label.id });
  const told = await rows(
    'a',
    sql<{ id: string; payload: string }>`SELECT id, payload FROM outbox
      WHERE store_id = ${store.id} AND topic = 'alert.parcel_stopped'`,
  );
  expect(told.map(({ payload }) => JSON.parse(payload) as object)).toEqual([{ order, journey }]);
  expect(await consume(staff, store, told[0]?.id ?? '')).toBe('ack');
});

test('an order that its seller moves at the same time is moved once to each stage', async () => {
  const { event, label, moves, stateOf, staff, store, order } = await sent({ state: 'to_deliver' });
  sold.become('TRANSIT');
  const next = `/admin/suppliers/${store.id}/orders/${order}/next`;
  const body = { from: 'to_deliver', to: 'in_transit' };
  await Promise.all([event({ transaction: label.id }), staff.call(store, 'POST', next, body)]);
  expect(await stateOf()).toBe('in_transit');
  expect(await moves()).toHaveLength(1);
});

test('a cancelled order stays cancelled', async () => {
  const { event, label, stateOf, order } = await sent();
  await write(
    'a',
    sql`UPDATE purchase_order SET state = 'canceled_by_customer' WHERE id = ${order}`,
  );
  sold.become('TRANSIT');
  await event({ transaction: label.id });
  expect(await stateOf()).toBe('canceled_by_customer');
});

test('its buyer reads the last event and the courier’s page; a reader of the link does not', async () => {
  const { event, label, buyer, staff, store } = await sent();
  sold.become('TRANSIT');
  await event({ transaction: label.id });
  const tracking = {
    number: label.number,
    url: `http://couriers.example/shippo/depot?number=${label.number}`,
    journey: 'in_transit',
    changed_on: new Date(staff.clock.now()).toISOString(),
  };
  const { body } = await buyer.steps.purchase(buyer.begun.body.id);
  expect(body.orders[0]?.tracking).toEqual(tracking);
  const path = `/orders/aggregation/${buyer.begun.body.id}`;
  const stranger = await courierWorld().world.call<Purchase>(store, 'GET', path);
  expect(stranger.body.orders[0]?.tracking).toBeNull();
});

test('orders are found by their tracking number, by seller and buyer', async () => {
  const { list, label, order, store, staff } = await sent();
  const { number } = label;
  const typed = `${number.slice(0, 4).toLowerCase()} ${number.slice(4)}`;
  for (const text of [number, typed]) {
    const found = await list(`text=${encodeURIComponent(text)}`);
    expect(found.body.results.map(({ id }) => id)).toEqual([order]);
  }
  expect((await list(`text=${number.slice(0, -1)}`)).body.results).toEqual([]);
  const { cell } = staff.scope(store);
  const own = (text: string) =>
    readOwnOrders(
      cell,
      store.id,
      { accountId: 'ac_none', email: 'ana@example.com' },
      { ...EVERY_ORDER, text },
      { offset: 0, limit: 10 },
    );
  expect((await own(number)).results).toHaveLength(1);
  expect((await own('SX000')).results).toEqual([]);
});
