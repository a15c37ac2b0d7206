/** What providers pay out: reports are taken whole and once, and what does not match stays open. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { raw } from '../../../edge/db/sql.ts';
import { FAKE_KEYS } from '../../../edge/providers/payment/fake.ts';
import type { ChargeDispute } from '../../../edge/providers/payment/port.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { giveKeys } from '../purchase/give-keys.ts';
import { webhook } from '../purchase/paying.ts';
import { makeItem, makeStore, write } from '../purchase/world.ts';
import { makeCounter, type Counter } from './refunding.ts';
import { fileOf, makeSettling } from './settling.ts';

newBuyersEachTest();

let counter: Counter;
let books: ReturnType<typeof makeSettling>;
beforeEach(async () => {
  counter = await makeCounter();
  books = makeSettling(counter.world, counter.store);
});
afterEach(async () => {
  const found = await counter.differences();
  if (found.length > 0) throw new Error(JSON.stringify(found));
});

let sequence = 0;
async function told(reference: string, state: ChargeDispute['state']) {
  const { world, store } = counter;
  const amount = { amount: 20_000, currency: 'MXN' };
  const facts = { id: 'dp_1', amount, fee: 25_000, reason: 'fraudulent' };
  world.cards.dispute(reference, { ...facts, state });
  sequence += 1;
  await webhook(world, store, sequence, world.cards.webhook(reference, sequence));
}

async function linesOf(id: string, query = '') {
  return (await books.one(id, query)).body.results.results;
}

describe('a settlement', () => {
  test('empties the clearing account: the fee is its supplier’s, the rest is in the bank', async () => {
    const { paid, balances, read } = counter;
    const { payment, reference } = await paid();
    const taken = await books.take(fileOf([{ reference, gross: 20_000, fee: 720 }]));
    expect(taken.status).toBe(200);
    expect(taken.body).toMatchObject({ net: 19_280, lines: 1, open_lines: 0, of: 'platform' });
    expect(await balances()).toEqual({
      bank: -19_280,
      'store:own:locked': 20_000,
      'store:own:open': -720,
    });
    expect((await read(payment)).steps).toContainEqual(
      expect.objectContaining({ event: 'fee', amount: -720 }),
    );
    expect(await linesOf(taken.body.id)).toMatchObject([{ position: 1, problem: null, payment }]);
  });

  test('is taken once: the same report is the same answer, another content is refused', async () => {
    const { paid, balances } = counter;
    const { reference } = await paid();
    const text = fileOf([{ reference, gross: 20_000, fee: 720 }]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => books.take(text)));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const again = await books.take(text);
    const first = answers.find(({ status }) => status === 200);
    expect(again.body).toEqual(first?.body);
    const before = await balances();
    const other = await books.take(text.replace('7.20', '7.10').replace('192.80', '192.90'));
    expect(other).toMatchObject({ status: 409, body: { code: 'settlement_differs' } });
    expect(await balances()).toEqual(before);
    expect((await books.list()).body.results).toHaveLength(1);
  });

  test('is taken whole or not at all', async () => {
    const { paid, balances } = counter;
    const { reference } = await paid();
    const before = await balances();
    const right = { reference, gross: 20_000, fee: 720 };
    const wrong = fileOf([right, { ...right, kind: 'fee' }]).replace(/-?[\d.]+$/, '1.00');
    expect(await books.take(wrong)).toMatchObject({
      status: 422,
      body: { code: 'settlement_sums', values: { line: 3 } },
    });
    expect(await books.take('report;type\n1;pago')).toMatchObject({
      body: { code: 'settlement_unreadable' },
    });
    expect(await balances()).toEqual(before);
    expect((await books.list()).body.results).toEqual([]);
  });

  test('divides its fee among the sellers of a payment by what each sold', async () => {
    const { store, item, paid, balances } = counter;
    const other = await makeStore();
    const goods = await makeItem(other, { price: 3_333, listedBy: [store] });
    const { reference } = await paid([{ item }, { item: goods }]);
    await books.take(fileOf([{ reference, gross: 13_333, fee: 401 }]));
    expect(await balances()).toMatchObject({
      bank: -12_932,
      'store:own:open': -300,
      [`store:${other.id}:open`]: -101,
    });
  });

  test('of a refund and of a lost dispute leaves nothing in the clearing account', async () => {
    const { paid, refund, balances } = counter;
    const one = await paid();
    const other = await paid();
    await refund(one.order, { part: 'amount', amount: 5_000, reason: 'goodwill' });
    await told(other.reference, 'open');
    const report = [
      { reference: one.reference, gross: 20_000, fee: 720 },
      { kind: 'refund', reference: one.reference, gross: -5_000 },
      { reference: other.reference, gross: 20_000, fee: 720 },
      { kind: 'dispute', reference: other.reference, subject: 'dp_1', gross: -20_000, fee: 25_000 },
      { kind: 'fee', reference: one.reference, fee: 116 },
    ] as const;
    const taken = await books.take(fileOf(report));
    expect(taken.body).toMatchObject({ open_lines: 0, net: 15_000 - 1_556 - 25_000 });
    // The provider has the contested money, which the books owe it until the dispute ends.
    expect(await balances()).toMatchObject({ 'clearing:str_card': -45_000 });
    await told(other.reference, 'lost');
    expect(await balances()).toEqual({
      bank: 11_556,
      'store:own:locked': 15_000,
      'store:own:open': -26_556,
    });
    await told(other.reference, 'won');
    const back = {
      kind: 'dispute',
      reference: other.reference,
      gross: 20_000,
      fee: -25_000,
    } as const;
    expect((await books.take(fileOf([back]))).body.open_lines).toBe(0);
    expect(await balances()).toEqual({
      bank: -33_444,
      'store:own:locked': 35_000,
      'store:own:open': -1_556,
    });
  });

  test('of a store’s own account is kept and compared, and posts nothing', async () => {
    const { world, store, paid, balances } = counter;
    await giveKeys(world, store, { secret_key: FAKE_KEYS.secret_key });
    const { reference } = await paid();
    const taken = await books.take(
      fileOf([
        { reference, gross: 20_000, fee: 720 },
        { reference: 'pi_of_nobody', gross: 1 },
      ]),
    );
    expect(taken.body).toMatchObject({ of: 'store', open_lines: 1, open_net: 1 });
    expect(await balances()).toEqual({});
  });
});

describe('what does not match', () => {
  test('stays open with its reason and is not posted; the rest is', async () => {
    const { paid, balances } = counter;
    const { reference, payment } = await paid();
    const stranger = await paid();
    const foreign = await makeCounter();
    const theirs = await foreign.paid();
    await write('a', sql`UPDATE payment SET currency = 'USD' WHERE id = ${stranger.payment}`);
    const taken = await books.take(
      fileOf([
        { reference, gross: 20_000, fee: 720 },
        { reference, gross: 20_000, fee: 720 },
        { reference: stranger.reference, gross: 20_000 },
        { reference: theirs.reference, gross: 20_000 },
        { kind: 'refund', reference, subject: 're_1', gross: -1 },
        { kind: 'adjustment', reference, gross: -500 },
        { kind: 'fee', fee: 300 },
      ]),
    );
    await write('a', sql`UPDATE payment SET currency = 'MXN' WHERE id = ${stranger.payment}`);
    expect(taken.body).toMatchObject({ open_lines: 6, open_net: 19_280 + 40_000 - 1 - 500 - 300 });
    const lines = await linesOf(taken.body.id);
    expect(lines.map(({ problem }) => problem)).toEqual([
      null,
      'settled_before',
      'other_currency',
      'unknown_reference',
      'unknown_reference',
      'unexplained',
      'unexplained',
    ]);
    expect(lines.map((one) => one.payment)).toEqual([
      payment,
      payment,
      stranger.payment,
      null,
      payment,
      null,
      null,
    ]);
    expect(await linesOf(taken.body.id, '?open=true')).toHaveLength(6);
    expect(await balances()).toMatchObject({ bank: -19_280, 'clearing:str_card': -20_000 });
    // The other network's payment can be settled in its own books.
    const own = makeSettling(foreign.world, foreign.store);
    const text = fileOf([{ reference: theirs.reference, gross: 20_000, fee: 1 }]);
    expect((await own.take(text)).body.open_lines).toBe(0);
    expect((await own.one(taken.body.id)).body).toMatchObject({ code: 'settlement_not_found' });
    expect(await foreign.differences()).toEqual([]);
    expect((await own.match(taken.body.id)).status).toBe(404);
  });

  test('is posted once it matches, and once only', async () => {
    const { world, paid, refund, after, balances } = counter;
    const { reference, order } = await paid();
    world.cards.refundsEnd('pending');
    await refund(order, { part: 'amount', amount: 5_000, reason: 'goodwill' });
    const text = fileOf([
      { reference, gross: 20_000, fee: 720 },
      { kind: 'refund', reference, gross: -5_000 },
    ]);
    const { id } = (await books.take(text)).body;
    expect(await linesOf(id)).toMatchObject([{ problem: null }, { problem: 'other_state' }]);
    expect((await books.match(id)).body).toMatchObject({ open_lines: 1 });
    world.cards.refundByHand(reference, 5_000);
    await after(20);
    const all = await Promise.all([1, 2, 3].map(() => books.match(id)));
    for (const { status } of all) expect([200, 409]).toContain(status);
    expect((await books.match(id)).body).toMatchObject({ open_lines: 0, open_net: 0 });
    expect(await balances()).toEqual({
      bank: -14_280,
      'store:own:locked': 15_000,
      'store:own:open': -720,
    });
    expect((await books.take(text)).body).toMatchObject({ id, open_lines: 0 });
  });

  test('a store below the root takes no report of the network’s account', async () => {
    const { store } = counter;
    const below = await makeStore('a', { root: store });
    const text = fileOf([{ reference: 'pi_1', gross: 1 }]);
    expect((await books.take(text, below)).body).toMatchObject({
      code: 'payment_account_not_found',
    });
    expect((await books.list(below)).body).toMatchObject({
      results: [],
      clearing: [],
      sources: [],
    });
    const path = `/admin/suppliers/${store.id}/settlements`;
    expect((await books.books.call(below, 'GET', path)).status).toBe(404);
  });
});

test('the list tells what the provider holds by the books', async () => {
  await counter.paid();
  expect((await books.list()).body).toEqual({
    results: [],
    matches_estimated: 0,
    clearing: [{ payment_type: 'str_card', currency: 'MXN', amount: 20_000 }],
    sources: [],
  });
});

test('rows of a settlement are not changed and not taken away', async () => {
  const { reference } = await counter.paid();
  const { id } = (await books.take(fileOf([{ reference, gross: 20_000 }]))).body;
  for (const change of [
    'UPDATE settlement SET net = 1',
    'DELETE FROM settlement',
    'UPDATE settlement_line SET gross = 1',
    'UPDATE settlement_line SET problem = NULL',
    'DELETE FROM settlement_line',
  ]) {
    const at = change.includes('_line') ? 'settlement_id' : 'id';
    await expect(write('a', sql`${raw(change)} WHERE ${raw(at)} = ${id}`)).rejects.toThrow(/stays/);
  }
});
