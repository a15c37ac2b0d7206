/** Calls of paying and delivering, sent by twenty at once. */
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { sellerCodeEndpoints } from '../../../edge/flows/purchase/seller-code.ts';
import { findCheckout } from '../../../edge/modules/checkouts/index.ts';
import { FAKE_KEYS } from '../../../edge/providers/payment/fake.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import { makeNetwork } from '../ledger/reselling.ts';
import { address, buyer, withKey } from './buyer.ts';
import { courierWorld, makeSender } from './courier-world.ts';
import { paymentOf } from './paying.ts';
import { atOnce, taken, type Races } from './racing.ts';
import { beginThere } from './redirecting.ts';
import { ownersCalls } from './setting-races.ts';
import { makeItem, makeStore, makeWorld, row, rows, stockOf } from './world.ts';

/** A checkout of two units of 50.00 whose delivery is not chosen yet. */
async function begun() {
  const store = await makeStore();
  const item = await makeItem(store, { price: 5_000 });
  const world = makeWorld();
  const shopper = buyer(world, store);
  const { body } = await shopper.checkout([{ item, amount: 2 }]);
  const path = `/shopping-carts/${body.cart}/checkout/${body.id}`;
  return { ...shopper, path, read: () => shopper.call<CheckoutView>('GET', path) };
}

async function deliveries() {
  const { call, path, read } = await begun();
  const ways = ['fixed_delivery', 'collection'];
  const all = await atOnce((n) => call('PUT', `${path}/${ways[n % 2]}`, {}, withKey()));
  expect(taken(all)).toBeGreaterThan(0);
  const { body } = await read();
  const [part] = body.parts;
  expect([part?.delivery_type, body.total]).toEqual(
    part?.delivery_type === 'collection' ? ['collection', 10_000] : ['fixed_delivery', 19_900],
  );
}

/** A store that sends by courier, and a checkout whose rates are known. */
async function quoted() {
  const store = await makeSender();
  const item = await makeItem(store, { price: 5_000 });
  const { shopping } = courierWorld();
  const cart = await shopping(store, [{ item, amount: 2 }]);
  await cart.name();
  return cart;
}

/** Each by the id of its call. */
export const buyingRaces: Races = {
  'shopping-carts.fixed-delivery': deliveries,
  'shopping-carts.collection': deliveries,
  async 'shopping-carts.checkout-address'() {
    const { steps, path, begun: made } = await quoted();
    const named = (n: number) => ({ ...address, route: `Calle ${n}`, street_number: `${n}` });
    const put = (n: number) =>
      steps.call('PUT', `${path}/address`, { address: named(n) }, withKey());
    expect(taken(await atOnce(put))).toBeGreaterThan(0);
    const kept = await rows(
      'a',
      sql<{ goes_to: string }>`SELECT goes_to FROM checkout_place
        WHERE checkout_id = ${made.body.id}`,
    );
    expect(kept).toHaveLength(1);
    const { route, street_number: number } = JSON.parse(kept[0]!.goes_to) as typeof address;
    expect(route).toBe(`Calle ${number}`);
  },
  async 'shopping-carts.broker'() {
    const { steps, path, rates, checkout } = await quoted();
    const choices = (await rates()).body.results[0]?.rates ?? [];
    expect(choices.length).toBeGreaterThan(1);
    const choose = (n: number) => {
      const { rate_id, shipment_id } = choices[n % choices.length]!;
      return steps.call('PUT', `${path}/broker`, { rate_id, shipment_id }, withKey());
    };
    expect(taken(await atOnce(choose))).toBeGreaterThan(0);
    const { shipping_total: cost, total } = (await checkout()).body;
    expect(choices.map(({ price }) => price)).toContain(cost);
    expect(total).toBe(10_000 + cost);
  },
  async 'shopping-carts.seller-code'() {
    const net = await makeNetwork();
    const seller = await env.DIRECTORY.prepare('SELECT username FROM account WHERE id = ?')
      .bind(net.people.upOne)
      .first<{ username: string }>();
    const codes = [seller?.username ?? '', ''];
    const world = makeWorld(undefined, {
      endpoints: [...purchaseEndpoints, ...sellerCodeEndpoints],
    });
    const { checkout, call } = buyer(world, net.root);
    const { body } = await checkout([{ item: net.item }]);
    const path = `/shopping-carts/${body.cart}/checkout/${body.id}/seller`;
    const put = (n: number) =>
      call<{ code: string | null }>('PUT', path, { code: codes[n % 2] }, withKey());
    const all = await atOnce(put);
    const said = all.filter(({ status }) => status === 200).map((answer) => answer.body.code);
    expect(said.length).toBeGreaterThan(0);
    const kept = await world.work('a').cell.first(findCheckout(net.root.id, body.id));
    const { typed = null } = JSON.parse(kept?.sellers ?? '{}') as { typed?: string | null };
    expect(said.map((code) => code || null)).toContain(typed);
  },
  async 'orders.broker'() {
    const { call, placed, checkout } = await beginThere();
    const [order] = placed.body.orders;
    const name = (n: number) => {
      const pages = { return_path: `/p/${n}`, cancel_path: `/p/${n}` };
      return call('PUT', `/orders/broker/${order}`, pages, withKey());
    };
    expect(taken(await atOnce(name))).toBeGreaterThan(0);
    const kept = await row(
      'a',
      sql<{ return_path: string; cancel_path: string }>`SELECT return_path, cancel_path
        FROM payment WHERE checkout_id = ${checkout}`,
    );
    expect(kept.return_path).toMatch(/^\/p\/\d+$/);
    expect(kept.cancel_path).toBe(kept.return_path);
  },
  async 'payment.cancel'() {
    const { call, token, checkout, go, started, place, store, item, world } = await beginThere();
    await go();
    await atOnce(() => call('POST', `/payment/${token}/cancel`));
    expect((await paymentOf('a', checkout)).state).not.toBe('approved');
    expect((await place(started, { payment_type: 'cash' })).status).toBe(201);
    expect(await stockOf('a', item)).toEqual({ on_hand: 4, reserved: 0 });
    expect([store.cell, world.cards.asked.length]).toEqual(['a', 1]);
  },
  async 'orders.hold-free'() {
    const world = makeWorld();
    const store = await makeStore();
    const item = await makeItem(store, { onHand: 5 });
    await buyer(world, store).checkout([{ item, amount: 2 }]);
    const owners = ownersCalls();
    const { results } = (
      await owners.call<{ results: { id: string }[] }>(store, 'GET', '/orders/holds')
    ).body;
    const free = () =>
      owners.call(store, 'DELETE', `/orders/holds/${results[0]?.id}`, {}, withKey());
    expect(taken(await atOnce(free))).toBeGreaterThan(0);
    expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
  },
  'payment.account-drop': () => accounts('drop'),
  'payment.account-test': () => accounts('test'),
};

/** Keys of a store that are taken away, or tried, by twenty at once. */
async function accounts(what: 'drop' | 'test') {
  const store = await makeStore();
  const owners = ownersCalls();
  const path = '/payment/accounts/str_card';
  const { secret_key } = FAKE_KEYS;
  expect((await owners.call(store, 'PUT', path, { keys: { secret_key } }, withKey())).status).toBe(
    200,
  );
  const all = await atOnce(() =>
    what === 'drop'
      ? owners.call(store, 'DELETE', path, {}, withKey())
      : owners.call(store, 'POST', `${path}/test`, {}, withKey()),
  );
  expect(taken(all)).toBeGreaterThan(0);
  const { results } = (
    await owners.call<{ results: { code: string; takes: string }[] }>(
      store,
      'GET',
      '/payment/accounts',
    )
  ).body;
  const takes = results.find(({ code }) => code === 'str_card')?.takes;
  expect(takes === 'store').toBe(what === 'test');
}
