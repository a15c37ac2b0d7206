/** The books of a network: what a payment posts, what unlocks it, and what the audit finds. */
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { raw } from '../../../edge/db/sql.ts';
import { settlePayment } from '../../../edge/flows/purchase/settle-payment.ts';
import { audit, keepBooks } from '../../../edge/modules/ledger/index.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { makeDesk, type Desk } from '../orders/desk.ts';
import { buyer, newBuyersEachTest } from '../purchase/buyer.ts';
import { makeItem, makeStore, NOON, row, rows, write, type TestStore } from '../purchase/world.ts';

newBuyersEachTest();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let desk: Desk;
beforeEach(async () => {
  desk = await makeDesk();
});

/** Buys by card; gives the ids of the checkout, its payment and its orders. */
async function bought(amount = 1, paidBy = FAKE_TOKENS.approve as string) {
  const { world, store, item, list } = desk;
  const { awaiting, pay } = buyer(world, store);
  const { token, checkout } = await awaiting([{ item, amount }]);
  await pay(token, paidBy);
  const payment = await row(
    'a',
    sql<{ id: string }>`SELECT id FROM payment WHERE checkout_id = ${checkout}`,
  );
  return { checkout, payment: payment.id, order: (await list())[0]?.id ?? '' };
}

/** The balances of a network that are not zero, credits less debits, by account. */
async function balances({ id }: TestStore): Promise<Record<string, number>> {
  const kept = await rows(
    'a',
    sql<{ name: string; balance: number }>`SELECT name, credits - debits AS balance
      FROM ledger_account WHERE network_id = ${id} AND credits <> debits`,
  );
  return Object.fromEntries(kept.map(({ name, balance }) => [name.replace(id, 'own'), balance]));
}

function found(store: TestStore, extent: 'unsealed' | 'whole' = 'unsealed') {
  const { world } = desk;
  return audit(world.work('a').cell, store.id, { extent, now: world.clock.now() });
}

async function deliver(order: string) {
  for (const from of ['sent_to_supplier', 'in_process', 'to_deliver', 'paid', 'in_transit']) {
    const { body } = await desk.read(order);
    if (body.state === 'delivered') return;
    if (body.state === from) await desk.next(order, { from, to: body.moves.at(-1) });
  }
  throw new Error('not delivered');
}

describe('a payment', () => {
  test('by card is its supplier’s, locked, and posted once', async () => {
    const { payment, order } = await bought(2);
    expect(await balances(desk.store)).toEqual({
      'clearing:str_card': -20_000,
      'store:own:locked': 20_000,
    });
    const [posted, ...others] = await rows(
      'a',
      sql`SELECT line, amount, order_id FROM ledger_posting WHERE cause = ${`paid:${payment}`}`,
    );
    expect([posted, others]).toEqual([{ line: 1, amount: 20_000, order_id: order }, []]);
    expect((await found(desk.store)).differences).toEqual([]);
  });

  test('of several suppliers is each one’s part', async () => {
    const { world, store, item } = desk;
    const other = await makeStore();
    const goods = await makeItem(other, { price: 2_500, listedBy: [store] });
    const { awaiting, pay } = buyer(world, store);
    const { token } = await awaiting([{ item }, { item: goods }]);
    await pay(token, FAKE_TOKENS.approve);
    expect(await balances(store)).toEqual({
      'clearing:str_card': -12_500,
      'store:own:locked': 10_000,
      [`store:${other.id}:locked`]: 2_500,
    });
  });

  test('into a store’s own account is no posting; others’ parts are owed by it', async () => {
    const { world, store, item } = desk;
    const other = await makeStore();
    const goods = await makeItem(other, { price: 2_500, listedBy: [store] });
    const { awaiting, pay } = buyer(world, store);
    for (const basket of [[{ item }], [{ item }, { item: goods }]]) {
      const { token, checkout } = await awaiting(basket);
      await pay(token, FAKE_TOKENS.pending);
      await write(
        'a',
        sql`UPDATE payment SET account = ${store.id} WHERE checkout_id = ${checkout}`,
      );
      const { reference } = world.cards.asked.at(-1)!;
      world.cards.settle(reference, 'approved');
      const charge = await world.cards.find(reference);
      if (charge.ok) await settlePayment(world.work('a'), charge.value);
    }
    expect(await balances(store)).toEqual({
      'owed:own': -2_500,
      [`store:${other.id}:locked`]: 2_500,
    });
    expect((await found(store)).differences).toEqual([]);
  });

  test('in cash is no posting', async () => {
    await desk.bought();
    expect(await balances(desk.store)).toEqual({});
  });

  test('that is given back leaves nothing', async () => {
    const { order } = await bought(2);
    await desk.cancel(order, { from: 'sent_to_supplier', reason: 'requested_by_client' });
    await desk.staff.settled();
    expect(await balances(desk.store)).toEqual({});
    expect((await found(desk.store)).differences).toEqual([]);
  });

  test('for orders that cannot be sent waits to be given back, and leaves nothing', async () => {
    const { world, store, item } = desk;
    const { awaiting, pay, confirm } = buyer(world, store);
    const { token, checkout } = await awaiting([{ item, amount: 5 }]);
    await pay(token, FAKE_TOKENS.pending);
    await write('a', sql`DELETE FROM hold WHERE checkout_id = ${checkout}`);
    await write('a', sql`UPDATE sku SET on_hand = 0, reserved = 0 WHERE id = ${item.sku}`);
    world.cards.settle(world.cards.asked[0]?.reference ?? '', 'approved');
    await confirm(token);
    const posted = await rows(
      'a',
      sql<{ debit: string; credit: string; amount: number }>`SELECT debit, credit, amount
        FROM ledger_posting WHERE network_id = ${store.id} ORDER BY n`,
    );
    expect(posted).toEqual([
      { debit: 'clearing:str_card', credit: 'returning', amount: 50_000 },
      { debit: 'returning', credit: 'clearing:str_card', amount: 50_000 },
    ]);
    expect((await found(store)).differences).toEqual([]);
  });
});

test('money unlocks 72 hours after delivery, once', async () => {
  const { world, store } = desk;
  const { order } = await bought();
  await deliver(order);
  const keepAt = async (hours: number) => {
    world.clock.advance(NOON + hours * HOUR_MS - world.clock.now());
    await keepBooks(world.work('a'));
    return balances(store);
  };
  expect(await keepAt(71.9)).toMatchObject({ 'store:own:locked': 10_000 });
  const open = { 'clearing:str_card': -10_000, 'store:own:open': 10_000 };
  expect(await keepAt(72)).toEqual(open);
  expect(await keepAt(200)).toEqual(open);
  expect((await found(store, 'whole')).differences).toEqual([]);
});

test('what was posted is never changed and never taken away', async () => {
  await bought();
  const at = sql`network_id = ${desk.store.id}`;
  await expect(write('a', sql`UPDATE ledger_posting SET amount = 1 WHERE ${at}`)).rejects.toThrow(
    /append-only/,
  );
  await expect(write('a', sql`DELETE FROM ledger_posting WHERE ${at}`)).rejects.toThrow(
    /append-only/,
  );
});

describe('the audit', () => {
  /** Changes a posting as somebody with the database's keys could. */
  async function tamper(change: string) {
    const guard = await row(
      'a',
      sql<{ sql: string }>`SELECT sql FROM sqlite_schema WHERE name = 'ledger_posting_keeps'`,
    );
    await write('a', sql`DROP TRIGGER ledger_posting_keeps`);
    await write(
      'a',
      sql`UPDATE ledger_posting SET ${raw(change)} WHERE network_id = ${desk.store.id}`,
    );
    await write('a', raw(guard.sql));
  }

  test('seals the days before today, and goes on from there', async () => {
    const { world, store } = desk;
    await bought(1);
    await keepBooks(world.work('a'));
    const seals = () =>
      rows(
        'a',
        sql<{ postings: number }>`SELECT postings FROM ledger_seal
          WHERE network_id = ${store.id} ORDER BY last_n`,
      );
    expect(await seals()).toEqual([]);
    world.clock.advance(DAY_MS);
    await keepBooks(world.work('a'));
    await bought(1);
    await bought(1);
    world.clock.advance(DAY_MS);
    await keepBooks(world.work('a'));
    await keepBooks(world.work('a'));
    expect(await seals()).toEqual([{ postings: 1 }, { postings: 2 }]);
    expect((await found(store, 'whole')).differences).toEqual([]);
  });

  test('names a row that was altered by hand, sealed or not', async () => {
    const { world, store } = desk;
    const { payment } = await bought(1);
    await tamper('amount = 9999');
    const { differences, seal } = await found(store);
    expect(seal).toBeUndefined();
    expect(differences).toContainEqual({
      of: 'payments',
      subject: payment,
      kept: 9_999,
      proved: 10_000,
    });
    expect(differences.map(({ of }) => of)).toContain('balances');
    await tamper('amount = 10000');
    world.clock.advance(DAY_MS);
    await keepBooks(world.work('a'));
    await tamper(`credit = 'store:${store.id}:open'`);
    expect((await found(store)).differences).toEqual([]);
    const whole = (await found(store, 'whole')).differences.map(({ of }) => of);
    expect(whole).toContain('seals');
    expect(whole).toContain('balances');
    expect(whole).toContain('locks');
  });

  test('names a balance that its postings do not make, and keeps what it found', async () => {
    const { world, store } = desk;
    await bought(1);
    await write(
      'a',
      sql`UPDATE ledger_account SET credits = credits + 5
        WHERE network_id = ${store.id} AND name LIKE '%:locked'`,
    );
    await keepBooks(world.work('a'));
    const kept = await row(
      'a',
      sql<{
        differences: string;
      }>`SELECT differences FROM ledger_audit WHERE network_id = ${store.id}`,
    );
    expect(JSON.parse(kept.differences)).toEqual([
      { of: 'balances', subject: `store:${store.id}:locked MXN`, kept: 10_005, proved: 10_000 },
    ]);
  });

  test('names a payment without its posting, and a posting without its payment', async () => {
    const { payment } = await bought(1);
    await write('a', sql`UPDATE payment SET state = 'declined' WHERE id = ${payment}`);
    expect((await found(desk.store)).differences.map(({ of }) => of)).toEqual(['orders']);
    await write(
      'a',
      sql`UPDATE payment SET state = 'approved', amount = 12000 WHERE id = ${payment}`,
    );
    expect((await found(desk.store)).differences).toEqual([
      { of: 'payments', subject: payment, kept: 10_000, proved: 12_000 },
    ]);
  });
});
