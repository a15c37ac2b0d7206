/** What an order of a reseller freezes, posts, unlocks and gives back. */
import { describe, expect, test } from 'vitest';
import { raw } from '../../../edge/db/sql.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { address, buyer, contact, newBuyersEachTest } from '../purchase/buyer.ts';
import { makeStore, rows, write } from '../purchase/world.ts';
import { makeNetwork } from './reselling.ts';

newBuyersEachTest();

const RATES = { seller: 500_000, up_one: 50_000, up_two: 20_000 };

describe('an order of 1,000.00 with 80.00 shipping and a margin of 201.00', () => {
  test('by card is divided among locked wallets, and unlocked 72 hours after its receipt', async () => {
    const net = await makeNetwork({ rates: RATES });
    const order = await net.buy();
    const locked = {
      'clearing:str_card': -108_000,
      'person:seller:locked': 10_050,
      'person:up_one:locked': 1_005,
      'person:up_two:locked': 402,
      'store:supplier:locked': 96_543,
    };
    expect(await net.balances()).toEqual(locked);
    await net.move(order, 'delivered');
    // Staff's clock stands still: the receipt is of the first moment.
    await net.after(71.9);
    expect(await net.balances()).toEqual(locked);
    await net.after(0.1);
    expect(await net.balances()).toEqual({
      'clearing:str_card': -108_000,
      'person:seller:open': 10_050,
      'person:up_one:open': 1_005,
      'person:up_two:open': 402,
      'store:supplier:open': 96_543,
    });
    expect(await net.differences()).toEqual([]);
  });

  test('gives back 400.00 of goods, and then the rest with the shipping, and leaves nothing', async () => {
    const net = await makeNetwork({ rates: RATES });
    const order = await net.buy();
    await net.refund(order, { part: 'line', line: 0, amount: 40_000, reason: 'damaged' });
    expect(await net.balances()).toEqual({
      'clearing:str_card': -68_000,
      'person:seller:locked': 10_050 - 4_020,
      'person:up_one:locked': 1_005 - 402,
      'person:up_two:locked': 402 - 161,
      'store:supplier:locked': 96_543 - 35_417,
    });
    expect(await net.differences()).toEqual([]);
    await net.cancel(order, 'sent_to_supplier');
    expect(await net.balances()).toEqual({});
    expect(await net.differences()).toEqual([]);
  });

  test('in cash is owed by the supplier, whose card sales cover it, the oldest first', async () => {
    const net = await makeNetwork({ rates: RATES });
    const order = await net.buy([{ item: net.item }], { payment: 'cash' });
    expect(await net.balances()).toEqual({});
    await net.move(order, 'delivered');
    const owed = {
      'owed:supplier': -11_457,
      'person:seller:locked': 10_050,
      'person:up_one:locked': 1_005,
      'person:up_two:locked': 402,
    };
    await net.after(80);
    expect(await net.balances()).toEqual(owed);
    const paid = await net.buy();
    await net.move(paid, 'delivered');
    await net.after(80);
    expect(await net.balances()).toEqual({
      'clearing:str_card': -108_000,
      'person:seller:open': 20_100,
      'person:up_one:open': 2_010,
      'person:up_two:open': 804,
      'store:supplier:open': 96_543 - 11_457,
    });
    expect(await net.differences()).toEqual([]);
  });

  test('in cash that is cancelled after it was paid owes nothing', async () => {
    const net = await makeNetwork({ rates: RATES });
    const order = await net.buy([{ item: net.item }], { payment: 'cash' });
    await net.move(order, 'paid');
    await net.cancel(order, 'paid');
    expect(await net.balances()).toEqual({});
    expect(await net.differences()).toEqual([]);
  });

  test('that nobody pays posts nothing', async () => {
    const net = await makeNetwork({ rates: RATES });
    await net.buy([{ item: net.item }], { payment: 'unpaid' });
    expect(await net.balances()).toEqual({});
  });
});

test('three refunds of 1.00 on 3.00, of which 1.00 was earned: 0.33, 0.34, 0.33', async () => {
  const net = await makeNetwork({
    rates: { seller: 1_000_000 },
    price: 300,
    margin: 100,
    shipping: 0,
  });
  const order = await net.buy();
  const seller: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    await net.refund(order, { part: 'amount', amount: 100, reason: 'goodwill' });
    seller.push((await net.balances())['person:seller:locked'] ?? 0);
  }
  expect(seller).toEqual([67, 33, 0]);
  expect(await net.balances()).toEqual({});
  expect(await net.differences()).toEqual([]);
});

describe('the seller', () => {
  test('who buys with the account earns nothing, and the reason stays', async () => {
    const net = await makeNetwork({ rates: RATES, signedIn: 'seller' });
    const order = await net.buy();
    expect(await net.reasons(order)).toEqual(['own_purchase']);
    expect(await net.balances()).toEqual({
      'clearing:str_card': -108_000,
      'store:supplier:locked': 108_000,
    });
    expect(await net.differences()).toEqual([]);
  });

  test.each(['email', 'phone'] as const)(
    'who buys as a guest by their %s earns nothing',
    async (by) => {
      const net = await makeNetwork({ rates: RATES });
      const name = net.people.seller.slice('ac_'.length);
      const phone = `55 87${name.replace(/\D/g, '').padStart(6, '0')}`;
      const own = by === 'email' ? { email: `${name}@EXAMPLE.com` } : { phone };
      const order = await net.buy([{ item: net.item }], { contact: { ...contact, ...own } });
      expect(await net.reasons(order)).toEqual(['own_purchase']);
      expect(await net.balances()).not.toHaveProperty('person:seller:locked');
    },
  );

  test('in the root store is whom its answer names; without one all stays with the supplier', async () => {
    const net = await makeNetwork({ rates: RATES });
    const touched = await net.buy([{ item: net.item }], {
      by: net.root,
      attribution: { referral: net.people.seller },
    });
    expect(await net.reasons(touched)).toEqual(['touch']);
    expect(await net.balances()).toMatchObject({ 'person:seller:locked': 10_050 });
    const plain = await net.buy([{ item: net.item }], { by: net.root });
    expect(await net.reasons(plain)).toEqual(['no_seller']);
    expect(await net.balances()).toMatchObject({ 'person:seller:locked': 10_050 });
  });

  test.each([
    ['last', 'seller', 'upOne'],
    ['first', 'upOne', 'seller'],
  ] as const)(
    'of two whose links a buyer followed is the %s where the network has chosen that',
    async (touch, last, first) => {
      const net = await makeNetwork({ rates: RATES, touch });
      await makeStore('a', { root: net.root, owner: net.people.upOne });
      const order = await net.buy([{ item: net.item }], {
        by: net.root,
        attribution: { referral: net.people[last] },
        cookie: `first_touch=${net.people[first]}`,
      });
      expect(await net.reasons(order)).toEqual(['touch']);
      expect(await net.balances()).toMatchObject({ 'person:seller:locked': 10_050 });
    },
  );

  test('a first touch that the network does not know counts for nothing', async () => {
    const net = await makeNetwork({ rates: RATES, touch: 'first' });
    const order = await net.buy([{ item: net.item }], {
      by: net.root,
      attribution: { referral: net.people.seller },
      cookie: 'first_touch=ac_forged',
    });
    expect(await net.reasons(order)).toEqual(['touch']);
    expect(await net.balances()).toMatchObject({ 'person:seller:locked': 10_050 });
  });

  test('who owns the goods earns nothing by them', async () => {
    const net = await makeNetwork({ rates: RATES });
    const order = await net.buy([{ item: net.item }], {
      by: net.root,
      attribution: { referral: net.people.maker },
    });
    expect(await net.reasons(order)).toEqual(['own_goods']);
    expect(await net.balances()).not.toHaveProperty('person:seller:locked');
  });

  test('earns nothing where the network has set no rates', async () => {
    const net = await makeNetwork();
    expect(await net.reasons(await net.buy())).toEqual(['no_rates']);
    expect(await net.balances()).toMatchObject({ 'store:supplier:locked': 108_000 });
  });
});

test('rates and margins that change after the checkout began count for later orders', async () => {
  const net = await makeNetwork({ rates: RATES });
  await net.buy();
  await write('a', sql`UPDATE item SET contribution_margin = 40000 WHERE id = ${net.item.item}`);
  await write(
    'a',
    sql`INSERT INTO network_rate (network_id, plan, since, seller)
      VALUES (${net.root.id}, '', ${net.world.clock.now()}, 250000)`,
  );
  await net.buy();
  expect(await net.balances()).toMatchObject({
    'person:seller:locked': 10_050 + 10_000,
    'person:up_one:locked': 1_005,
  });
});

test('a lower margin counts when its notice is over, a higher one at once', async () => {
  const net = await makeNetwork({ rates: { seller: 500_000 } });
  const locked = async () => (await net.balances())['person:seller:locked'];
  await write('a', sql`UPDATE item SET contribution_margin = 10000 WHERE id = ${net.item.item}`);
  // The test's clock is far ahead of the database's.
  await write(
    'a',
    sql`UPDATE margin_notice SET counts_until = ${net.world.clock.now() + 86_400_000}
      WHERE sku_id = ${net.item.sku}`,
  );
  await net.buy();
  expect(await locked()).toBe(10_050);
  net.world.clock.advance(86_400_000);
  await net.buy();
  expect(await locked()).toBe(10_050 + 5_000);
  await write('a', sql`UPDATE sku SET contribution_margin = 30000 WHERE id = ${net.item.sku}`);
  await net.buy();
  expect(await locked()).toBe(10_050 + 5_000 + 15_000);
});

test('an order that is placed again with another way to pay is divided once', async () => {
  const net = await makeNetwork({ rates: RATES });
  await net.buy([{ item: net.item, amount: 2 }], { payment: 'unpaid' });
  const { shares } = (
    await rows(
      'a',
      sql<{ shares: number }>`SELECT count(*) AS shares FROM line_share
      JOIN purchase_order o ON o.id = order_id WHERE o.store_id = ${net.reseller.id}`,
    )
  )[0]!;
  expect(shares).toBe(3);
});

test('neither the checkout nor the order tells its buyer what is left for whom', async () => {
  const net = await makeNetwork({ rates: RATES });
  const { checkout, place, purchase } = buyer(net.world, net.reseller);
  const started = await checkout([{ item: net.item }]);
  const placed = await place(started, { payment_type: 'cash', address });
  const told = [started, placed, await purchase(started.body.id)];
  expect(told.map(({ status }) => status)).toEqual([201, 201, 200]);
  expect(JSON.stringify(told)).not.toMatch(/margin|sellers|20100|10050|ac_persona/);
});

describe('the audit', () => {
  test('names a share that was altered by hand', async () => {
    const net = await makeNetwork({ rates: RATES });
    const order = await net.buy();
    await expect(
      write('a', sql`UPDATE line_share SET amount = 1 WHERE order_id = ${order}`),
    ).rejects.toThrow(/frozen/);
    await expect(write('a', sql`DELETE FROM line_terms WHERE order_id = ${order}`)).rejects.toThrow(
      /frozen/,
    );
    const [guard] = await rows(
      'a',
      sql<{ sql: string }>`SELECT sql FROM sqlite_schema WHERE name = 'line_share_keeps'`,
    );
    await write('a', sql`DROP TRIGGER line_share_keeps`);
    await write(
      'a',
      sql`UPDATE line_share SET amount = 10051 WHERE order_id = ${order} AND earner = 'seller'`,
    );
    await write('a', raw(guard?.sql ?? ''));
    const found = await net.differences();
    expect(found.map(({ of, kept, proved }) => [of, kept, proved])).toEqual([
      ['shares', 10_051, 10_050],
      ['shares', 10_050, 10_051],
    ]);
    expect(found[0]?.subject).toMatch(/ line 0 seller$/);
  });
});
