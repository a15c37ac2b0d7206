/** The label of an order by brokers that cannot be asked what a rate has bought. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { labelEndpoints } from '../../../edge/flows/labels/endpoints.ts';
import { followDueLabels } from '../../../edge/flows/labels/look-after.ts';
import { readLabelPaper } from '../../../edge/flows/labels/paper.ts';
import { orderWorkEndpoints } from '../../../edge/flows/orders/endpoints.ts';
import { sealAccount } from '../../../edge/modules/payments/index.ts';
import type { OrderLabel } from '../../../shared/contracts/order-labels.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { nobody } from '../../support/nobody.ts';
import { address, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import {
  asked,
  courierWorld,
  makeSender,
  openSandbox,
  sandboxCouriers,
} from '../purchase/courier-world.ts';
import type { MemoryShippo } from '../purchase/memory-shippo.ts';
import { makeItem, makeWorld, MINUTE_MS, write, type TestStore } from '../purchase/world.ts';
import { accountant } from './desk.ts';

newBuyersEachTest();
let depot: MemoryShippo;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 });
  depot = openSandbox();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Broker = 'envia' | 'skydropx';
const KEYS = {
  envia: (word: string) => ({ api_token: `envia_test_${word}`, carriers: 'fedex, estafeta' }),
  skydropx: (word: string) => ({ client_id: 'lirio', client_secret: `skydropx_test_${word}` }),
} as const;
/** The call by which each sells a label. */
const BUYS = { envia: '/envia/ship/generate/', skydropx: '/skydropx/shipments' } as const;

/** Gives a store an account at a broker; another one takes the place of the one before. */
async function giveAccount(store: TestStore, code: Broker, word: string): Promise<void> {
  const sealed = await sealAccount(readEnv(env), store.id, code, KEYS[code](word));
  await write(
    'a',
    sql`INSERT OR REPLACE INTO payment_account (store_id, code, sealed, updated_at)
      VALUES (${store.id}, ${code}, ${sealed}, 0)`,
  );
}

/** An order in process that goes by the cheapest rate of a broker. */
async function ordered(code: Broker, word = 'lirio') {
  const store = await makeSender();
  await giveAccount(store, code, 'lirio');
  const item = await makeItem(store, { price: 5_000 });
  const { shopping } = courierWorld();
  const cart = await shopping(store, [{ item, amount: 2 }]);
  await cart.name();
  const { body: rates } = await cart.rates();
  const rate = rates.results[0]?.rates[0];
  const { rate_id, shipment_id } = rate ?? {};
  const chosen = { rate_id, shipment_id };
  await cart.steps.call('PUT', `${cart.path}/broker`, chosen, withKey());
  const placed = await cart.steps.place(cart.begun, { address });
  expect(placed.status).toBe(201);
  const order = placed.body.orders[0] as string;
  await giveAccount(store, code, word);
  await write(
    'a',
    sql`UPDATE purchase_order SET state = 'in_process', payment_type = 'str_card'
      WHERE id = ${order}`,
  );
  const staff = makeWorld(
    { ...nobody, identity: () => Promise.resolve(accountant) },
    { endpoints: [...orderWorkEndpoints, ...labelEndpoints], couriers: sandboxCouriers() },
  );
  const at = `/admin/suppliers/${store.id}/orders/${order}`;
  return {
    rate,
    read: () => staff.call<SellerOrderView>(store, 'GET', at),
    show: () => staff.call<OrderLabel>(store, 'GET', `${at}/label`),
    buy: (by: object = {}) => staff.call<OrderLabel>(store, 'POST', `${at}/label`, by, withKey()),
    ask: () => staff.call<OrderLabel>(store, 'POST', `${at}/label/rates`, {}, withKey()),
    cancel: () => staff.call<OrderLabel>(store, 'DELETE', `${at}/label`, {}, withKey()),
    paper: () => readLabelPaper(staff.scope(store), { order, place: 0 }),
    /** The schedule, some time later. */
    later: async (ms: number) => {
      staff.clock.advance(ms);
      await followDueLabels(staff.work('a'));
    },
  };
}

const purchases = (code: Broker) => asked.filter(({ path }) => path === BUYS[code]);

describe.each([
  ['envia', 'Estafeta', 10_600],
  ['skydropx', 'Estafeta', 10_850],
] as const)('%s', (code, carrier, price) => {
  test('sells the rate that the buyer chose, once, and its order follows the parcel', async () => {
    const { rate, buy, later, read, paper } = await ordered(code);
    expect(rate).toMatchObject({ carrier, service: 'Terrestre', price, days: 4 });
    const { status, body } = await buy();
    expect(status).toBe(200);
    expect(body.label).toMatchObject({
      state: 'bought',
      tracking_number: depot.all()[0]?.number,
      papers: 1,
      may_cancel: code === 'envia',
    });
    expect((await buy()).body).toEqual(body);
    expect(purchases(code)).toHaveLength(1);
    const printed = await paper();
    expect(printed.ok && new TextDecoder().decode(printed.value.bytes.subarray(0, 5))).toBe(
      '%PDF-',
    );
    depot.become('TRANSIT');
    await later(61 * MINUTE_MS);
    expect((await read()).body).toMatchObject({ state: 'in_transit' });
    depot.become('DELIVERED');
    await later(61 * MINUTE_MS);
    expect((await read()).body).toMatchObject({ state: 'delivered' });
  });

  test('sells no second label where the answer of the first was lost', async () => {
    const { buy, show, later } = await ordered(code, 'lost');
    expect((await buy()).body).toMatchObject({ code: 'courier_failed' });
    expect((await show()).body.label).toMatchObject({ state: 'buying' });
    expect((await buy()).body).toMatchObject({ code: 'label_pending' });
    await later(3 * MINUTE_MS);
    expect((await buy()).body).toMatchObject({ code: 'label_pending' });
    const presses = await Promise.all(Array.from({ length: 20 }, () => buy()));
    for (const { body } of presses) expect(body).toMatchObject({ code: 'label_pending' });
    expect(purchases(code)).toHaveLength(1);
  });

  test('leaves it to the seller to buy another once nobody knows of the lost one', async () => {
    const { ask, buy, show, later } = await ordered(code, 'lost');
    await buy();
    await later(16 * MINUTE_MS);
    expect((await show()).body).toMatchObject({ may_buy: true, label: { state: 'failed' } });
    expect((await ask()).body.rates[0]).toMatchObject({ carrier });
    expect(purchases(code)).toHaveLength(1);
  });

  test('sells none where it refuses', async () => {
    const { buy, show } = await ordered(code, 'refuses');
    expect((await buy()).body).toMatchObject({ code: 'courier_refused' });
    expect((await show()).body.label).toMatchObject({ state: 'failed' });
    expect(depot.all()).toHaveLength(0);
  });
});

test('a label of Envia’s is given back, and makes room for another', async () => {
  const { ask, buy, cancel } = await ordered('envia');
  await buy();
  expect((await cancel()).body.label).toMatchObject({ state: 'canceled' });
  expect((await cancel()).body.label).toMatchObject({ state: 'canceled' });
  const [rate] = (await ask()).body.rates;
  const { rate_id, shipment_id } = rate ?? {};
  expect((await buy({ rate_id, shipment_id })).body.label).toMatchObject({ state: 'bought' });
  expect(depot.all().map(({ isRefunded }) => isRefunded)).toEqual([true, false]);
});

test('a label of Envia’s that was used is not taken back', async () => {
  const { buy, cancel } = await ordered('envia');
  await buy();
  depot.become('TRANSIT');
  expect((await cancel()).body).toMatchObject({ code: 'label_not_cancelable' });
});

test('a label of Skydropx’s is given back on its own pages alone', async () => {
  const { buy, cancel } = await ordered('skydropx');
  await buy();
  expect((await cancel()).body).toMatchObject({ code: 'label_not_cancelable' });
});

test('a label that Skydropx makes later has its number at the next look', async () => {
  const { buy, later, show } = await ordered('skydropx', 'queued');
  expect((await buy()).body.label).toMatchObject({ state: 'pending', tracking_number: null });
  await later(3 * MINUTE_MS);
  await later(3 * MINUTE_MS);
  expect((await show()).body.label).toMatchObject({
    state: 'bought',
    tracking_number: depot.all()[0]?.number,
    papers: 1,
  });
});

test('a label that Skydropx could not make is none once time is up', async () => {
  const { buy, later, show } = await ordered('skydropx', 'fails');
  expect((await buy()).body.label).toMatchObject({ state: 'pending' });
  await later(3 * MINUTE_MS);
  expect((await show()).body.label).toMatchObject({ state: 'pending' });
  await later(16 * MINUTE_MS);
  expect((await show()).body).toMatchObject({ may_buy: true, label: { state: 'failed' } });
});
