/** An account with a store of its own buys what it would earn by at the 'buy by' price. */
import { describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { CartView } from '../../../shared/contracts/cart.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import { makeNetwork, type Network } from '../ledger/reselling.ts';
import { address, buyer, linesOf, newBuyersEachTest, withKey } from './buyer.ts';
import { makeItem, makeWorld, row, rows, write, type TestItem, type TestStore } from './world.ts';
import { nobody } from '../../support/nobody.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';

newBuyersEachTest();

const RATES = { seller: 500_000, up_one: 50_000, up_two: 20_000 };
type Given = NonNullable<Parameters<typeof makeNetwork>[0]>;
const network = (given: Given = {}) =>
  makeNetwork({ rates: RATES, signedIn: 'seller', hasStore: true, ...given });

async function quote(
  net: Network,
  item: TestItem = net.item,
  by: TestStore = net.reseller,
  amount = 1,
) {
  const body = { lines: linesOf([{ item, amount }]) };
  const answer = await net.world.call<CartView>(by, 'POST', '/shopping-carts/orders', body);
  const [product] = answer.body.orders[0]?.products ?? [];
  return { ...product, sum: answer.body.requestTotalAmount };
}

interface Terms {
  reason: string;
  seller: string;
  margin: number;
  rates: string;
  rates_since: number;
  earning: string;
}
const termsOf = (order: string) =>
  row(
    'a',
    sql<Terms>`SELECT reason, seller, margin, rates, rates_since, earning FROM line_terms
      WHERE order_id = ${order}`,
  );
const sharesOf = (order: string) =>
  rows('a', sql<{ amount: number }>`SELECT amount FROM line_share WHERE order_id = ${order}`);

describe('1,000.00 with a margin of 201.00 at half', () => {
  test('is shown and paid at 899.50, which is all the supplier’s, with its shipping', async () => {
    const net = await network();
    expect(await quote(net)).toMatchObject({
      list_price: 89_950,
      crossout_price: 100_000,
      total: 89_950,
      sum: 89_950,
      buy_by: { list_price: 100_000, note: expect.stringContaining('reventa') as string },
    });
    const order = await net.buy();
    const line = await row(
      'a',
      sql<object>`SELECT unit_price, total, snapshot ->> '$.list_price' AS listed
        FROM order_line WHERE order_id = ${order}`,
    );
    expect(line).toEqual({ unit_price: 89_950, total: 89_950, listed: 100_000 });
    const { rates, ...terms } = await termsOf(order);
    expect(terms).toEqual({
      reason: 'buy_by',
      seller: net.people.seller,
      margin: 20_100,
      rates_since: 0,
      earning: '[]',
    });
    expect(JSON.parse(rates)).toMatchObject({ seller: 0.5, up_one: 0.05 });
    expect(await sharesOf(order)).toEqual([]);
    expect(await net.balances()).toEqual({
      'clearing:str_card': -97_950,
      'store:supplier:locked': 97_950,
    });
    expect(await net.differences()).toEqual([]);
  });

  test('gives back what was paid: a part, and then all of it', async () => {
    const net = await network();
    const order = await net.buy();
    const line = { part: 'line', line: 0, reason: 'damaged' };
    const tooMuch = await net.refund(order, { ...line, amount: 89_951 });
    expect(tooMuch.status).not.toBe(201);
    await net.refund(order, { ...line, amount: 40_000 });
    expect(await net.balances()).toEqual({
      'clearing:str_card': -57_950,
      'store:supplier:locked': 57_950,
    });
    await net.cancel(order, 'sent_to_supplier');
    expect(await net.balances()).toEqual({});
    expect(await net.differences()).toEqual([]);
  });

  test('in cash leaves the supplier owing nobody', async () => {
    const net = await network();
    const order = await net.buy([{ item: net.item }], { payment: 'cash' });
    await net.move(order, 'delivered');
    await net.after(80);
    expect(await net.balances()).toEqual({});
    expect(await net.differences()).toEqual([]);
  });

  test('of several units is units times the price that was shown', async () => {
    const net = await network({ price: 100, margin: 25, shipping: 0 });
    expect(await quote(net, net.item, net.reseller, 3)).toMatchObject({
      list_price: 88,
      total: 264,
    });
    const order = await net.buy([{ item: net.item, amount: 3 }]);
    expect(await net.balances()).toEqual({
      'clearing:str_card': -264,
      'store:supplier:locked': 264,
    });
    expect(await sharesOf(order)).toEqual([]);
  });

  test('earns neither a touch nor a code of somebody else, nor the sponsors', async () => {
    const net = await network();
    const { checkout, place, pay, call } = buyer(net.world, net.root);
    const begun = await checkout([{ item: net.item }], { referral: net.people.upTwo });
    const at = `/shopping-carts/${begun.body.cart}/checkout/${begun.body.id}`;
    const code = net.people.upOne.slice('ac_'.length);
    expect((await call('PUT', `${at}/seller`, { code }, withKey())).status).toBe(200);
    const placed = await place(begun, { payment_type: 'str_card', address });
    expect(placed.status).toBe(201);
    await pay(placed.body.payment_token ?? '', FAKE_TOKENS.approve);
    expect(await net.reasons(placed.body.orders[0] ?? '')).toEqual(['buy_by']);
    expect(await sharesOf(placed.body.orders[0] ?? '')).toEqual([]);
  });
});

describe('the list price is paid', () => {
  test.each([
    ['without a session', { signedIn: undefined }],
    ['by an account without a store', { hasStore: false }],
    ['where the network has no rates', { rates: undefined }],
    ['for goods without a margin', { margin: 0 }],
  ] as [string, object][])('%s', async (_, given) => {
    const net = await network(given);
    const product = await quote(net);
    expect(product).toMatchObject({ list_price: 100_000, total: 100_000 });
    expect(product).not.toHaveProperty('buy_by');
  });

  test('for own goods, by a paused seller, and in another’s store', async () => {
    const net = await network();
    const own = await makeItem(net.reseller, { price: 5_000, margin: 2_000, onHand: 5 });
    expect(await quote(net, own)).not.toHaveProperty('buy_by');
    expect(await quote(net, net.item, net.root)).toHaveProperty('buy_by');
    await write('a', sql`UPDATE store SET owner = 'ac_otra' WHERE id = ${net.reseller.id}`);
    expect(await quote(net)).not.toHaveProperty('buy_by');
    await write(
      'a',
      sql`UPDATE store SET owner = ${net.people.seller} WHERE id = ${net.reseller.id}`,
    );
    expect(await quote(net)).toHaveProperty('buy_by');
    await write(
      'a',
      sql`INSERT INTO seller_pause (network_id, account, reason, paused_by, paused_at)
        VALUES (${net.root.id}, ${net.people.seller}, 'x', ${net.people.maker}, 1)`,
    );
    expect(await quote(net)).not.toHaveProperty('buy_by');
  });
});

describe('what a checkout froze counts', () => {
  test('after rates, margins and a pause have changed', async () => {
    const net = await network();
    const { checkout, place } = buyer(net.world, net.reseller);
    const begun = await checkout([{ item: net.item }]);
    const now = net.world.clock.now();
    await write('a', sql`UPDATE item SET contribution_margin = 100 WHERE id = ${net.item.item}`);
    await write('a', sql`DELETE FROM margin_notice WHERE sku_id = ${net.item.sku}`);
    await write(
      'a',
      sql`INSERT INTO network_rate (network_id, plan, since, seller)
        VALUES (${net.root.id}, '', ${now}, 100000)`,
    );
    await write(
      'a',
      sql`INSERT INTO seller_pause (network_id, account, reason, paused_by, paused_at)
        VALUES (${net.root.id}, ${net.people.seller}, 'x', ${net.people.maker}, 1)`,
    );
    const placed = await place(begun, { payment_type: 'cash', address });
    expect([placed.status, placed.body.total]).toEqual([201, 97_950]);
    const {
      rates_since: since,
      rates,
      reason,
      margin,
    } = await termsOf(placed.body.orders[0] ?? '');
    expect({ since, reason, margin }).toEqual({ since: 0, reason: 'buy_by', margin: 20_100 });
    expect(JSON.parse(rates)).toMatchObject({ seller: 0.5 });
  });

  test('once, of two that place it at the same time', async () => {
    const net = await network();
    const { checkout, place } = buyer(net.world, net.root);
    const begun = await checkout([{ item: net.item }], { referral: net.people.upTwo });
    const [first, second] = await Promise.all([
      place(begun, { payment_type: 'cash', address }),
      place(begun, { payment_type: 'cash', address }),
    ]);
    expect([first.status, second.status].filter((status) => status === 201)).toHaveLength(1);
    const orders = await rows(
      'a',
      sql<{ total: number }>`SELECT total FROM purchase_order WHERE checkout_id = ${begun.body.id}`,
    );
    expect(orders).toEqual([{ total: 97_950 }]);
  });

  test('for the account that it was priced for alone', async () => {
    const net = await network();
    const begun = await buyer(net.world, net.reseller).checkout([{ item: net.item }]);
    const guest = makeWorld({ ...nobody, addressKey: () => Promise.resolve('elsewhere') });
    guest.clock.advance(net.world.clock.now() - guest.clock.now());
    const placed = await buyer(guest, net.reseller).place(begun, { address });
    expect([placed.status, placed.body]).toMatchObject([410, { code: 'checkout_expired' }]);
    const again = await buyer(net.world, net.reseller).place(begun, { address });
    expect(again.status).toBe(201);
  });
});

test('a cart of a guest who signs in has the price with its next quote', async () => {
  const net = await network();
  const guest = makeWorld({ ...nobody, addressKey: () => Promise.resolve('elsewhere') });
  guest.clock.advance(net.world.clock.now() - guest.clock.now());
  const cart = await buyer(guest, net.reseller).cart([{ item: net.item, amount: 2 }]);
  const path = `/shopping-carts/${cart}/orders`;
  const before = await guest.call<CartView>(net.reseller, 'GET', path);
  const after = await net.world.call<CartView>(net.reseller, 'GET', path);
  const sums = [before, after].map(({ body }) => body.requestTotalAmount);
  expect(sums).toEqual([200_000, 179_900]);
  const begun = await net.world.call<CheckoutView>(
    net.reseller,
    'POST',
    `/shopping-carts/${cart}/checkout`,
    {},
    withKey(),
  );
  expect(begun.body).toMatchObject({ items_total: 179_900, total: 187_900 });
  expect(JSON.stringify(begun.body)).not.toMatch(/margin|rates|sellers/);
});
