/** Rates of couriers for a checkout: by the store's account, kept for ten minutes, with the fixed way behind. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { env } from 'cloudflare:workers';
import { sealAccount } from '../../../edge/modules/payments/index.ts';
import { accountant } from '../orders/desk.ts';
import { openAccount } from '../platform/people.ts';
import { address, newBuyersEachTest } from './buyer.ts';
import { asked, courierWorld, makeSender, openSandbox, PLATFORM_TOKEN } from './courier-world.ts';
import { makeItem, makeStore, MINUTE_MS, NOON, rows, write } from './world.ts';

newBuyersEachTest();
beforeEach(openSandbox);
afterEach(() => vi.unstubAllGlobals());

const shipments = () => asked.filter(({ path }) => path === '/shippo/shipments');

async function shop(given: Parameters<typeof makeSender>[0] = {}) {
  const store = await makeSender(given);
  const item = await makeItem(store, { price: 5_000 });
  const { world, shopping } = courierWorld();
  const cart = await shopping(store, [{ item, amount: 2 }]);
  return { ...cart, store, item, world };
}

describe('the rates of a checkout', () => {
  test('are what the courier asks for its parcels, the cheapest first', async () => {
    const { name, rates, item, store } = await shop();
    await write(
      'a',
      sql`UPDATE sku SET weight_g = 700, size_mm = '{"length":300,"width":200,"height":100}'
        WHERE id = ${item.sku}`,
    );
    expect((await name()).status).toBe(200);
    const { status, body } = await rates();
    expect(status).toBe(200);
    expect(body.results).toMatchObject([
      {
        supplier: store.id,
        currency: 'MXN',
        rates: [
          {
            carrier: 'Estafeta',
            service: 'Terrestre',
            price: 12_300,
            days: 4,
            arrives_on: '2100-08-24',
          },
          { carrier: 'DHL', service: 'Express', price: 23_900, days: 1, arrives_on: '2100-08-21' },
        ],
        failure: null,
        fallback: { type: 'fixed_delivery', cost: 9_900 },
      },
    ]);
    expect(body.until).toBe(new Date(NOON + 10 * MINUTE_MS).toISOString());
    const [shipment] = shipments();
    expect(JSON.parse(shipment?.body ?? '')).toMatchObject({
      address_from: { street1: 'Calle 60 412', zip: '97000', country: 'MX', phone: '9991234567' },
      address_to: { zip: '06000' },
      parcels: [{ weight: '1400', length: '300', width: '200', height: '200' }],
    });
  });

  test('are kept for ten minutes, in which nobody is asked again', async () => {
    const { name, rates, world, begun } = await shop();
    await name();
    const first = await rates();
    world.clock.advance(10 * MINUTE_MS - 1);
    expect((await rates()).body).toEqual(first.body);
    expect(shipments()).toHaveLength(1);
    world.clock.advance(1);
    const later = await rates();
    expect(shipments()).toHaveLength(2);
    expect(later.body.results[0]?.rates[0]?.rate_id).not.toBe(
      first.body.results[0]?.rates[0]?.rate_id,
    );
    // What is over makes room.
    const kept = await rows(
      'a',
      sql`SELECT 1 FROM courier_rate WHERE checkout_id = ${begun.body.id}`,
    );
    expect(kept).toHaveLength(2);
  });

  test('are another place’s own', async () => {
    const { name, rates } = await shop();
    await name();
    const here = await rates();
    await name({ postal_code: '64000' });
    const there = await rates();
    expect(shipments()).toHaveLength(2);
    await name();
    expect((await rates()).body).toEqual(here.body);
    expect(there.body).not.toEqual(here.body);
    expect(shipments()).toHaveLength(2);
  });

  test('that are asked for twice at once are the same', async () => {
    const { name, rates, begun } = await shop();
    await name();
    const [one, other] = await Promise.all([rates(), rates()]);
    expect(one.body).toEqual(other.body);
    const kept = await rows(
      'a',
      sql`SELECT 1 FROM courier_rate WHERE checkout_id = ${begun.body.id}`,
    );
    expect(kept).toHaveLength(2);
  });

  test('are asked by the store’s own account where it has one', async () => {
    const { name, rates, store } = await shop();
    const keys = { api_token: 'shippo_test_lirio' };
    const sealed = await sealAccount(readEnv(env), store.id, 'shippo', keys);
    await write(
      'a',
      sql`INSERT INTO payment_account (store_id, code, sealed, updated_at)
        VALUES (${store.id}, 'shippo', ${sealed}, 0)`,
    );
    await name();
    await rates();
    expect(shipments().map(({ token }) => token)).toEqual(['ShippoToken shippo_test_lirio']);
  });

  test('are asked by the platform’s where it has none', async () => {
    const { name, rates } = await shop();
    await name();
    await rates();
    expect(shipments().map(({ token }) => token)).toEqual([`ShippoToken ${PLATFORM_TOKEN}`]);
  });
});

describe('a courier that', () => {
  test.each([
    [
      'has no rates',
      '99998',
      'courier_no_quotes',
      'No hay cotizaciones de envío para esta dirección',
    ],
    [
      'is down',
      '99997',
      'courier_failed',
      'El servicio de paquetería tuvo un error. Inténtalo más tarde',
    ],
    [
      'talks nonsense',
      '99995',
      'courier_failed',
      'El servicio de paquetería tuvo un error. Inténtalo más tarde',
    ],
  ])('%s leaves the fixed way, and says why', async (_, postal_code, code, message) => {
    const { name, rates, checkout, begun } = await shop();
    await name({ postal_code });
    const { status, body } = await rates();
    expect(status).toBe(200);
    expect(body.until).toBeNull();
    expect(body.results).toMatchObject([
      { rates: [], failure: { code, message }, fallback: { type: 'fixed_delivery', cost: 9_900 } },
    ]);
    // Nothing is chosen or kept by a question.
    expect((await checkout()).body).toEqual(begun.body);
  });

  test('is slower than the platform waits is out of order', async () => {
    const { name, rates } = await shop();
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('late', 'TimeoutError')));
    await name();
    const { body } = await rates();
    expect(body.results[0]?.failure?.code).toBe('courier_failed');
  });

  test('does not bring to a country is not asked about it', async () => {
    const { name, rates } = await shop({ countries: ['MX'] });
    await name({ country: 'US', postal_code: '10001' });
    expect((await rates()).body.results[0]?.failure?.code).toBe('courier_no_quotes');
    expect(shipments()).toEqual([]);
  });
});

describe('a question is refused', () => {
  test('without an address', async () => {
    const { rates } = await shop();
    expect((await rates()).body).toMatchObject({ code: 'address_not_found' });
  });

  test('for an address of nobody’s book', async () => {
    const { name, rates } = await shop();
    await name();
    const answer = await rates(`?address_id=ad_${'0'.repeat(26)}`);
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'address_not_found' }]);
  });

  test('for a branch, which no courier here has', async () => {
    const { name, rates } = await shop();
    await name();
    const answer = await rates('?agency_id=ag-1');
    expect(answer.body).toMatchObject({
      code: 'courier_no_branches',
      message: 'No hay sucursales cerca de esta dirección',
    });
  });

  test('where no supplier sends by courier', async () => {
    const store = await makeStore('a');
    const item = await makeItem(store);
    const { name, rates } = await courierWorld().shopping(store, [{ item }]);
    await name();
    expect((await rates()).body).toMatchObject({ code: 'delivery_not_available' });
    expect(asked).toEqual([]);
  });

  test('once the checkout is over, and for another store’s', async () => {
    const { name, rates, path, world, steps } = await shop();
    await name();
    const other = await makeSender();
    const foreign = await world.call(other, 'GET', `${path}/rates`);
    expect(foreign.body).toMatchObject({ code: 'checkout_not_found' });
    const cart = path.replace(/cr_\w+/, `cr_${'0'.repeat(26)}`);
    expect((await steps.call('GET', `${cart}/rates`)).status).toBe(404);
    world.clock.advance(16 * MINUTE_MS);
    expect((await rates()).body).toMatchObject({ code: 'checkout_expired' });
    expect((await name()).body).toMatchObject({ code: 'checkout_expired' });
    expect(shipments()).toEqual([]);
  });

  test('when one address asks couriers too often', async () => {
    const { shopping } = courierWorld({ addressKey: () => Promise.resolve('one') });
    const store = await makeSender();
    const item = await makeItem(store);
    const { name, rates } = await shopping(store, [{ item }]);
    await name();
    const first = await rates();
    await env.DIRECTORY.prepare(
      "UPDATE attempt SET count = 120 WHERE key LIKE 'ratesByAddress:%'",
    ).run();
    // What is kept needs no question.
    expect((await rates()).body).toEqual(first.body);
    await name({ street_number: '12' });
    expect((await rates()).status).toBe(429);
    expect(shipments()).toHaveLength(1);
  });
});

test('an address of the caller’s own book is asked about by its id', async () => {
  await openAccount('libreta');
  const identity = { ...accountant, accountId: 'ac_libreta' };
  const id = `ad_${'7'.repeat(26)}`;
  await env.DIRECTORY.prepare(
    `INSERT INTO account_address (id, account_id, address, chosen_at, created_at, updated_at)
      VALUES (?, ?, ?, 0, 0, 0)`,
  )
    .bind(id, identity.accountId, JSON.stringify({ ...address, postal_code: '44100' }))
    .run();
  const store = await makeSender();
  const item = await makeItem(store);
  const { shopping } = courierWorld({ identity: () => Promise.resolve(identity) });
  const { rates } = await shopping(store, [{ item }]);
  expect((await rates(`?address_id=${id}`)).status).toBe(200);
  expect(JSON.parse(shipments()[0]?.body ?? '')).toMatchObject({ address_to: { zip: '44100' } });
});
