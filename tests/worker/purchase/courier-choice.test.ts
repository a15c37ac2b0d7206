/** A courier's rate that was chosen: in the totals and in the order, for its address and its ten minutes alone. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { CourierRate } from '../../../shared/contracts/courier.ts';
import { address, newBuyersEachTest, withKey } from './buyer.ts';
import { courierWorld, makeSender, openSandbox } from './courier-world.ts';
import { makeItem, MINUTE_MS, NOON, row, write } from './world.ts';

newBuyersEachTest();
beforeEach(openSandbox);
afterEach(() => vi.unstubAllGlobals());

/** A checkout of two units whose rates are known, the cheapest first. */
async function quoted() {
  const store = await makeSender();
  const item = await makeItem(store, { price: 5_000 });
  const { world, shopping } = courierWorld();
  const cart = await shopping(store, [{ item, amount: 2 }]);
  await cart.name();
  const { body } = await cart.rates();
  const [cheap, fast] = body.results[0]?.rates ?? [];
  if (!cheap || !fast) throw new Error('no rates');
  const choose = ({ rate_id, shipment_id }: CourierRate, more: object = {}) =>
    cart.steps.call<CheckoutView>(
      'PUT',
      `${cart.path}/broker`,
      { rate_id, shipment_id, ...more },
      withKey(),
    );
  const place = (given: object = {}) => cart.steps.place(cart.begun, { address, ...given });
  return { ...cart, store, world, cheap, fast, choose, place };
}

describe('a rate that is chosen', () => {
  test('becomes the part’s price and day, beside what the supplier offers', async () => {
    const { choose, cheap, checkout } = await quoted();
    const { status, body } = await choose(cheap);
    expect(status).toBe(200);
    expect(body).toMatchObject({ items_total: 10_000, shipping_total: 11_100, total: 21_100 });
    const [part] = body.parts;
    expect(part?.delivery_type).toBe('shipping');
    expect(part?.delivery_options.map(({ type }) => type)).toEqual([
      'fixed_delivery',
      'collection',
      'shipping',
    ]);
    expect(part?.delivery_options[2]).toEqual({
      type: 'shipping',
      cost: 11_100,
      days: 4,
      arrives_on: '2100-08-24',
      countries: ['MX'],
      address: null,
      shipping: {
        rate_id: cheap.rate_id,
        shipment_id: cheap.shipment_id,
        carrier: 'Estafeta',
        service: 'Terrestre',
        place: expect.stringMatching(/^[0-9a-f]{32}$/),
        until: new Date(NOON + 10 * MINUTE_MS).toISOString(),
        courier: 'shippo',
      },
    });
    expect((await checkout()).body).toEqual(body);
  });

  test('stands in the place of the one before', async () => {
    const { choose, cheap, fast } = await quoted();
    await choose(cheap);
    const { body } = await choose(fast);
    expect(body.shipping_total).toBe(21_400);
    const kept = body.parts[0]?.delivery_options.filter(({ type }) => type === 'shipping');
    expect(kept).toMatchObject([{ shipping: { rate_id: fast.rate_id } }]);
  });

  test.each(['fixed_delivery', 'collection'])('is gone once %s is chosen', async (way) => {
    const { choose, cheap, steps, path, place } = await quoted();
    await choose(cheap);
    const { body } = await steps.call<CheckoutView>('PUT', `${path}/${way}`, {});
    expect(body.parts[0]?.delivery_type).toBe(way);
    expect(JSON.stringify(body)).not.toContain(cheap.rate_id);
    // The form without script names its deliveries with the order.
    expect((await place()).status).toBe(201);
  });

  test('is carried by the order, for its seller with the ids of its label', async () => {
    const { choose, cheap, place, steps, begun, store } = await quoted();
    await choose(cheap);
    const placed = await place();
    expect(placed.status).toBe(201);
    expect(placed.body.total).toBe(21_100);
    const { body } = await steps.purchase(begun.body.id);
    expect(body.orders[0]).toMatchObject({
      delivery_type: 'shipping',
      courier: { carrier: 'Estafeta', service: 'Terrestre' },
      shipping_total: 11_100,
      delivery_days: 4,
      arrives_on: '2100-08-24',
    });
    expect(JSON.stringify(body)).not.toContain(cheap.rate_id);
    const kept = await row(
      'a',
      sql<{ terms: string; address: string }>`SELECT courier_terms AS terms, address
        FROM purchase_order WHERE supplier_id = ${store.id}`,
    );
    expect(JSON.parse(kept.terms)).toEqual({
      courier: 'shippo',
      rate: cheap.rate_id,
      shipment: cheap.shipment_id,
      carrier: 'Estafeta',
      service: 'Terrestre',
      price: 11_100,
    });
    expect(JSON.parse(kept.address)).toMatchObject(address);
  });

  test('lets its order be paid first', async () => {
    const { choose, fast, place } = await quoted();
    await choose(fast);
    const placed = await place({ payment_type: 'str_card' });
    expect([placed.status, placed.body.total]).toEqual([201, 31_400]);
    // Another rate ends the orders that awaited the old total.
    expect((await choose(fast)).status).toBe(200);
  });
});

describe('an order is refused', () => {
  test('to another address than its rate’s', async () => {
    const { choose, cheap, place } = await quoted();
    await choose(cheap);
    const elsewhere = await place({ address: { ...address, postal_code: '64000' } });
    expect([elsewhere.status, elsewhere.body]).toMatchObject([
      422,
      { code: 'rate_place_differs', field: 'address' },
    ]);
    expect((await place({ address: undefined })).body).toMatchObject({ field: 'address' });
    // Words for the carrier do not change the place.
    expect((await place({ address: { ...address, reference: 'Portón' } })).status).toBe(201);
  });

  test('once its rate is ten minutes old', async () => {
    const { choose, cheap, place, world, store } = await quoted();
    await choose(cheap);
    world.clock.advance(10 * MINUTE_MS);
    const late = await place();
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'rate_expired', field: `delivery.${store.id}` },
    ]);
  });

  test('never for a rate that is not chosen', async () => {
    const { choose, cheap, place, world, steps, path } = await quoted();
    await choose(cheap);
    await steps.call('PUT', `${path}/collection`, {});
    world.clock.advance(11 * MINUTE_MS);
    expect((await place({ address: undefined })).status).toBe(201);
  });
});

describe('a choice is refused', () => {
  test('of a rate that is over, of another shipment, and of another checkout', async () => {
    const { choose, cheap, fast, world, checkout, begun } = await quoted();
    const gone = { code: 'rate_not_found', field: 'rate_id' };
    const mixed = { ...cheap, shipment_id: 'f'.repeat(32) };
    expect((await choose(mixed)).body).toMatchObject(gone);
    const other = await quoted();
    expect((await other.choose(fast)).body).toMatchObject(gone);
    world.clock.advance(10 * MINUTE_MS);
    expect((await choose(cheap)).body).toMatchObject(gone);
    expect((await checkout()).body.parts).toEqual(begun.body.parts);
  });

  test('in monthly payments, which its store does not offer', async () => {
    const { choose, cheap } = await quoted();
    expect((await choose(cheap, { msi_payments: 3 })).body).toMatchObject({
      code: 'instalments_not_available',
      field: 'msi_payments',
    });
    expect((await choose(cheap, { msi_payments: 1 })).status).toBe(200);
  });
});

test('a choice that says where the buyer came from keeps what the store vouches for', async () => {
  const { choose, cheap, begun } = await quoted();
  const of = begun.body.id;
  const kept = () =>
    row('a', sql<{ attribution: string }>`SELECT attribution FROM checkout WHERE id = ${of}`);
  const before = JSON.stringify({ referral: 'ac_ana', partner: 'ek_one' });
  await write('a', sql`UPDATE checkout SET attribution = ${before} WHERE id = ${of}`);
  await choose(cheap);
  expect((await kept()).attribution).toBe(before);
  await choose(cheap, { referral: 'nobody-here', campaign: 'verano' });
  expect(JSON.parse((await kept()).attribution)).toEqual({ partner: 'ek_one' });
});
