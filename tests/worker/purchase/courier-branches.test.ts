/** Goods that are collected at a courier's branch: found near a postal code, quoted, ordered, and sent there. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { CourierBranches } from '../../../shared/contracts/courier-branches.ts';
import { address, newBuyersEachTest, withKey } from './buyer.ts';
import { asked, courierWorld, makeArgentine, makeSender, openSandbox } from './courier-world.ts';
import { makeItem, MINUTE_MS, row, write } from './world.ts';

newBuyersEachTest();
beforeEach(openSandbox);
afterEach(() => vi.unstubAllGlobals());

const TANDIL = 'administrative_area_level_1=Buenos%20Aires&postal_code=7003';

async function begun(made = makeArgentine()) {
  const store = await made;
  const item = await makeItem(store, { price: 500_000 });
  const currency = sql`SELECT currency FROM store WHERE id = ${store.id}`;
  await write('a', sql`UPDATE item SET currency = (${currency}) WHERE owner_id = ${store.id}`);
  const { world, shopping } = courierWorld();
  const cart = await shopping(store, [{ item, amount: 2 }]);
  const { steps, path } = cart;
  return {
    ...cart,
    store,
    world,
    branches: (query = TANDIL) =>
      steps.call<CourierBranches>('GET', `${path}/correosar_branches?${query}`),
    choose: (rate: object) => steps.call<CheckoutView>('PUT', `${path}/broker`, rate, withKey()),
    place: (given: object = {}) => steps.place(cart.begun, given),
  };
}

/** A checkout whose rate to the nearest branch is known. */
async function quoted() {
  const cart = await begun();
  const { body } = await cart.branches();
  const [branch] = body.results[0]?.branches ?? [];
  if (!branch) throw new Error('no branches');
  const { body: rates } = await cart.rates(`?agency_id=${branch.id}`);
  const [rate] = rates.results[0]?.rates ?? [];
  if (!rate) throw new Error('no rates');
  const { rate_id, shipment_id } = rate;
  return { ...cart, branch, rate, use: () => cart.choose({ rate_id, shipment_id }) };
}

describe('branches', () => {
  test('come nearest first, with their days and about how far they are', async () => {
    const { branches } = await begun();
    const { status, body } = await branches();
    expect(status).toBe(200);
    expect(body.near).toEqual({ administrative_area_level_1: 'Buenos Aires', postal_code: '7003' });
    const [part] = body.results;
    expect(part?.failure).toBeNull();
    expect(part?.branches.map(({ name, distance_km: km }) => [name, km])).toEqual([
      ['Tandil', 0],
      ['Mar del Plata', 159],
      ['Monte Grande', 285],
      ['La Plata', 287],
      ['Bahía Blanca', 315],
    ]);
  });

  test('are asked for once in ten minutes, for each place', async () => {
    const { branches, world } = await begun();
    const times = () => asked.filter(({ path }) => path.endsWith('/agencies')).length;
    await branches();
    await branches();
    expect(times()).toBe(1);
    await branches(TANDIL.replace('7003', '1900'));
    expect(times()).toBe(2);
    world.clock.advance(10 * MINUTE_MS);
    await branches();
    expect(times()).toBe(3);
  });

  test('are looked for near the address that the checkout names', async () => {
    const { branches, steps, path } = await begun();
    expect((await branches('')).body).toMatchObject({ code: 'address_not_found' });
    const home = { ...address, country: 'AR', postal_code: '5001' };
    const given = { ...home, administrative_area_level_1: 'Córdoba' };
    await steps.call('PUT', `${path}/address`, { address: given }, withKey());
    const { body } = await branches('');
    expect(body.results[0]?.branches[0]?.name).toBe('Córdoba Centro');
  });

  test.each([
    ['Catamarca', 'courier_no_branches'],
    ['Tierra del Fuego', 'courier_failed'],
    ['Chubut', 'courier_failed'],
  ])('of %s there are none: %s', async (state, code) => {
    const { branches } = await begun();
    const query = `administrative_area_level_1=${encodeURIComponent(state)}&postal_code=4700`;
    const { status, body } = await branches(query);
    expect(status).toBe(200);
    expect(body.results).toMatchObject([{ branches: [], failure: { code } }]);
  });

  test('for a store elsewhere nobody is asked', async () => {
    const abroad = await begun(makeSender());
    expect((await abroad.branches()).body.results).toEqual([]);
    expect(asked).toHaveLength(0);
  });

  test('wrong keys are a courier that failed', async () => {
    const { branches } = await begun(makeArgentine('wrong'));
    expect((await branches()).body.results).toMatchObject([
      { failure: { code: 'courier_failed' } },
    ]);
  });
});

describe('a rate to a branch', () => {
  test('says which, and costs less than one to the door', async () => {
    const { rate, branch, rates, steps, path } = await quoted();
    expect(rate).toMatchObject({ carrier: 'Correo Argentino', branch: { id: branch.id } });
    const home = { ...address, country: 'AR', postal_code: '7000' };
    const given = { ...home, administrative_area_level_1: 'Buenos Aires' };
    await steps.call('PUT', `${path}/address`, { address: given }, withKey());
    const { body } = await rates();
    const [door] = body.results[0]?.rates ?? [];
    expect(door?.branch).toBeUndefined();
    expect(rate.price).toBeLessThan(door?.price ?? 0);
  });

  test.each(['B9999', 'X0001', 'nothing'])('is refused for %s, which was not found', async (id) => {
    const { branches, rates } = await begun();
    await branches();
    const refused = await rates(`?agency_id=${id}`);
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'courier_no_branches', field: 'agency_id' },
    ]);
  });

  test('becomes the delivery of its part, whose address is the branch', async () => {
    const { use, branch, rate } = await quoted();
    const { status, body } = await use();
    expect(status).toBe(200);
    expect(body.shipping_total).toBe(rate.price);
    const [part] = body.parts;
    expect(part?.delivery_type).toBe('to_branch');
    expect(part?.delivery_options.at(-1)).toMatchObject({
      type: 'to_branch',
      address: 'Correo Argentino Tandil, Avenida San Martín 300, Tandil B7000AAA, Buenos Aires',
      shipping: { courier: 'micorreo', branch: { id: branch.id } },
    });
    expect(part?.delivery_options.at(-1)).not.toHaveProperty('countries');
  });

  test('is gone once another delivery is chosen', async () => {
    const { use, steps, path } = await quoted();
    await use();
    const { body } = await steps.call<CheckoutView>('PUT', `${path}/collection`, {});
    expect(body.parts[0]?.delivery_options.map(({ type }) => type)).not.toContain('to_branch');
  });
});

describe('an order to a branch', () => {
  test('needs no address, and keeps the branch for its label', async () => {
    const { use, place, steps, begun: open, store, branch } = await quoted();
    await use();
    const placed = await place({ address: undefined });
    expect([placed.status, placed.body]).toMatchObject([201, {}]);
    const { body } = await steps.purchase(open.body.id);
    expect(body.orders[0]).toMatchObject({
      delivery_type: 'to_branch',
      collection_address: expect.stringContaining('Correo Argentino Tandil'),
      courier: { carrier: 'Correo Argentino' },
    });
    const kept = await row(
      'a',
      sql<{ terms: string; address: string | null }>`SELECT courier_terms AS terms, address
        FROM purchase_order WHERE supplier_id = ${store.id}`,
    );
    expect(kept.address).toBeNull();
    expect(JSON.parse(kept.terms)).toMatchObject({
      courier: 'micorreo',
      branch: { id: branch.id, postal_code: 'B7000AAA', country: 'AR' },
    });
  });

  test('counts wherever its buyer lives, for ten minutes', async () => {
    const { use, place, world } = await quoted();
    await use();
    world.clock.advance(10 * MINUTE_MS);
    expect((await place()).body).toMatchObject({ code: 'rate_expired' });
  });
});
