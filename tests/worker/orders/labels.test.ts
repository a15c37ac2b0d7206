/** A seller's label: bought once whatever happens, printed, and given back. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readLabelPaper } from '../../../edge/flows/labels/paper.ts';
import { labels } from '../../../edge/modules/couriers/index.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { asked, makeSender, openSandbox } from '../purchase/courier-world.ts';
import type { MemoryShippo } from '../purchase/memory-shippo.ts';
import { makeStore, MINUTE_MS, rows, write } from '../purchase/world.ts';
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

describe('a label', () => {
  test('is bought by the rate that the buyer chose, with the store’s own account', async () => {
    const { show, buy, rate, order } = await makeLabelDesk();
    expect((await show()).body).toEqual({
      chosen: { carrier: 'Estafeta', service: 'Terrestre', price: 11_100, currency: 'MXN' },
      label: null,
      past: [],
      may_buy: true,
      has_account: true,
      rates: [expect.objectContaining({ carrier: 'DHL' })],
    });
    const { status, body } = await buy();
    expect(status).toBe(200);
    const [label] = sold.all();
    expect(label?.rate).toBe(rate.rate_id);
    expect(body).toMatchObject({
      may_buy: false,
      label: {
        state: 'bought',
        price: 11_100,
        currency: 'MXN',
        tracking_number: label?.number,
        tracking_url: `http://couriers.example/shippo/depot?number=${label?.number}`,
        papers: 1,
        journey: 'waiting',
        journey_on: null,
        may_cancel: true,
      },
    });
    expect(askedOfLabels()).toEqual(['/transactions', '/transactions', '/transactions']);
    expect(asked.at(-1)?.token).toBe('ShippoToken shippo_test_lirio');
    // Nothing of the courier's own ids is told.
    expect(JSON.stringify(body)).not.toContain(rate.rate_id);
    const [kept] = await rows('a', labels.findLabel(order));
    expect(kept).toMatchObject({ bought_by: 'ac_cuentas', label_claim: null, claimed_until: 0 });
  });

  test('is the same however often it is asked for', async () => {
    const { buy } = await makeLabelDesk();
    const first = await buy();
    const before = askedOfLabels().length;
    expect((await buy()).body).toEqual(first.body);
    expect(askedOfLabels()).toHaveLength(before);
    expect(sold.all()).toHaveLength(1);
  });

  test('of twenty presses at one time is bought once', async () => {
    const { buy, show } = await makeLabelDesk();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy()));
    expect(sold.all()).toHaveLength(1);
    const codes = answers.flatMap(({ status, body }) => (status === 200 ? [] : [body.code]));
    for (const code of codes) expect(code).toBe('label_pending');
    expect((await show()).body.label?.state).toBe('bought');
  });

  test('is a document of the courier’s, for its own store alone', async () => {
    const { buy, staff, store, order } = await makeLabelDesk();
    const paper = (by = store, place = 0) => readLabelPaper(staff.scope(by), { order, place });
    expect(await paper()).toMatchObject({ ok: false, error: { code: 'label_not_found' } });
    await buy();
    const read = await paper();
    expect(read.ok && new TextDecoder().decode(read.value.bytes.subarray(0, 5))).toBe('%PDF-');
    expect(await paper(store, 1)).toMatchObject({ error: { code: 'label_not_found' } });
    expect(await paper(await makeStore())).toMatchObject({ error: { code: 'order_not_found' } });
  });

  test('that the courier makes later is pending until the schedule learns its number', async () => {
    const { buy, later, show } = await makeLabelDesk({ token: 'shippo_test_queued' });
    expect((await buy()).body.label).toMatchObject({ state: 'pending', tracking_number: null });
    await later(2 * MINUTE_MS);
    await later(2 * MINUTE_MS);
    expect((await show()).body.label).toMatchObject({
      state: 'bought',
      tracking_number: sold.all()[0]?.number,
    });
  });

  test.each([
    ['shippo_test_dear', 99_900],
    ['shippo_test_foreign', 11_100],
  ])('shows what the courier charged, in the order’s currency alone: %s', async (token, price) => {
    const { buy } = await makeLabelDesk({ token });
    expect((await buy()).body.label?.price).toBe(price);
  });
});

describe('a label whose answer was lost', () => {
  test('is found by the next press, and not bought again', async () => {
    const { buy, show, store } = await makeLabelDesk({ token: 'shippo_test_lost' });
    const lost = await buy();
    expect([lost.status, lost.body]).toMatchObject([
      502,
      {
        code: 'courier_failed',
        message: 'El servicio de paquetería tuvo un error. Inténtalo más tarde',
      },
    ]);
    expect((await show()).body).toMatchObject({ may_buy: true, label: { state: 'buying' } });
    await giveAccount(store);
    expect((await buy()).body.label?.state).toBe('bought');
    expect(sold.all()).toHaveLength(1);
  });

  test('is found by the schedule', async () => {
    const { buy, show, store, later } = await makeLabelDesk({ token: 'shippo_test_lost' });
    await buy();
    await giveAccount(store);
    await later(2 * MINUTE_MS);
    expect((await show()).body.label?.state).toBe('bought');
    expect(sold.all()).toHaveLength(1);
  });

  test('as the platform died is found once its claim is over', async () => {
    const { buy, show, later, order, store, rate, staff } = await makeLabelDesk();
    const begun = {
      order_id: order,
      supplier_id: store.id,
      courier_code: 'shippo',
      rate_ref: rate.rate_id,
      label_price: 11_100,
      label_currency: 'MXN',
      bought_by: 'ac_cuentas',
    };
    await write('a', labels.beginLabel(begun, 'of a process that died', staff.clock.now()));
    sold.buy({ rate: rate.rate_id, metadata: '' });
    expect((await buy()).body.code).toBe('label_pending');
    await later(MINUTE_MS);
    expect((await show()).body.label?.state).toBe('buying');
    await later(MINUTE_MS);
    expect((await show()).body.label?.state).toBe('bought');
    expect(sold.all()).toHaveLength(1);
  });

  test('and that was never bought is given up after a quarter of an hour', async () => {
    const { buy, show, store, later } = await makeLabelDesk({ token: 'shippo_test_down' });
    expect((await buy()).body.code).toBe('courier_failed');
    await giveAccount(store);
    await later(2 * MINUTE_MS);
    expect((await show()).body.label?.state).toBe('buying');
    await later(14 * MINUTE_MS);
    expect((await show()).body).toMatchObject({ may_buy: true, label: { state: 'failed' } });
    expect((await buy()).body.label?.state).toBe('bought');
  });
});

describe('a courier that', () => {
  test.each(['down', 'garbage'])(
    'is %s sells nothing, and the order stays as it is',
    async (way) => {
      const { buy, read, stateOf } = await makeLabelDesk({ token: `shippo_test_${way}` });
      expect((await buy()).body.code).toBe('courier_failed');
      expect(sold.all()).toEqual([]);
      expect(await stateOf()).toBe('in_process');
      expect((await read()).body.tracking).toBeNull();
    },
  );

  test.each([
    ['is slow', new DOMException('late', 'TimeoutError')],
    ['resets', new TypeError('terminated')],
  ])('%s is looked after', async (_, error) => {
    const { buy, show } = await makeLabelDesk();
    vi.stubGlobal('fetch', () => Promise.reject(error));
    expect((await buy()).body.code).toBe('courier_failed');
    expect((await show()).body.label?.state).toBe('buying');
  });

  test('refuses a rate sells by a new one', async () => {
    const { buy, ask, show, store } = await makeLabelDesk({ token: 'shippo_test_refuses' });
    expect((await buy()).body.code).toBe('courier_refused');
    expect((await show()).body.label?.state).toBe('failed');
    await giveAccount(store);
    const { body } = await ask();
    const [first] = body.rates;
    const { rate_id, shipment_id } = first ?? {};
    expect((await buy({ rate_id, shipment_id: 'another' })).body.code).toBe('rate_not_found');
    const bought = await buy({ rate_id, shipment_id });
    expect(bought.body.label).toMatchObject({ state: 'bought', price: first?.price });
    expect(sold.all().map(({ rate }) => rate)).toEqual([rate_id]);
  });
});

describe('a label is refused', () => {
  test('without an account of the store’s own: the platform buys none', async () => {
    const { buy, show, ask } = await makeLabelDesk({ token: null });
    expect((await show()).body).toMatchObject({ may_buy: true, has_account: false });
    expect((await buy()).body.code).toBe('courier_account_missing');
    expect((await ask()).body.code).toBe('courier_account_missing');
    expect(askedOfLabels()).toEqual([]);
  });

  test.each(['sent_to_supplier', 'in_transit', 'delivered', 'canceled_by_customer'] as const)(
    'in the stage %s',
    async (state) => {
      const { buy } = await makeLabelDesk({ state });
      expect((await buy()).body.code).toBe('label_not_available');
      expect(askedOfLabels()).toEqual([]);
    },
  );

  test('for an order that goes another way, and for another store’s', async () => {
    const { buy, show, order, staff, store } = await makeLabelDesk();
    const foreign = await makeSender();
    const path = `/admin/suppliers/${store.id}/orders/${order}/label`;
    expect((await staff.call(foreign, 'POST', path, {})).body).toMatchObject({ code: 'not_found' });
    const own = path.replace(store.id, foreign.id);
    expect((await staff.call(foreign, 'POST', own, {})).body).toMatchObject({
      code: 'order_not_found',
    });
    await write('a', sql`UPDATE purchase_order SET courier_terms = NULL WHERE id = ${order}`);
    expect((await buy()).body.code).toBe('label_not_available');
    expect((await show()).body.chosen).toBeNull();
    expect(askedOfLabels()).toEqual([]);
  });
});

describe('a label is given back', () => {
  test('once, and its rate sells no other', async () => {
    const { buy, cancel, ask } = await makeLabelDesk();
    expect((await cancel()).body.code).toBe('label_not_found');
    await buy();
    expect((await cancel()).body.label).toMatchObject({ state: 'canceled', may_cancel: false });
    const before = askedOfLabels().length;
    expect((await cancel()).body.label?.state).toBe('canceled');
    expect((await buy()).body.code).toBe('courier_refused');
    expect(askedOfLabels()).toHaveLength(before);
    const [first] = (await ask()).body.rates;
    const again = await buy({ rate_id: first?.rate_id, shipment_id: first?.shipment_id });
    expect(again.body.label?.state).toBe('bought');
    // The one that was given back stands in the history, since the courier's bill names it.
    const [given] = sold.all();
    expect(again.body.past).toMatchObject([
      { state: 'canceled', tracking_number: given?.number, price: 11_100, currency: 'MXN' },
    ]);
    const kept = await rows('a', sql`SELECT bought_by, replaced_by FROM past_label`);
    expect(kept).toContainEqual({ bought_by: 'ac_cuentas', replaced_by: 'ac_cuentas' });
    expect((await buy()).body.past).toHaveLength(1);
    expect(sold.all().map(({ isRefunded }) => isRefunded)).toEqual([true, false]);
  });

  test('of twenty presses at one time once', async () => {
    const { buy, cancel, show } = await makeLabelDesk();
    await buy();
    await Promise.all(Array.from({ length: 20 }, () => cancel()));
    expect((await show()).body.label?.state).toBe('canceled');
    expect(askedOfLabels().filter((path) => path === '/refunds')).toHaveLength(1);
  });

  test('not where the courier keeps it, or does not answer', async () => {
    const { buy, cancel, show, store } = await makeLabelDesk();
    await buy();
    await giveAccount(store, 'shippo_test_keeps');
    expect((await cancel()).body.code).toBe('label_not_cancelable');
    await giveAccount(store, 'shippo_test_down');
    expect((await cancel()).body.code).toBe('courier_failed');
    expect((await show()).body.label).toMatchObject({ state: 'bought', may_cancel: true });
  });
});
