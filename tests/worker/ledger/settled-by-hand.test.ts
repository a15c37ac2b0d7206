/** Lines of reports that match nothing, settled by a person: as a loss, or with the payment of an order. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { makeStore, row, rows, write } from '../purchase/world.ts';
import { makeCounter, type Counter } from './refunding.ts';
import { fileOf, makeSettling, type Told } from './settling.ts';

newBuyersEachTest();

let counter: Counter;
let books: ReturnType<typeof makeSettling>;
beforeEach(async () => {
  counter = await makeCounter();
  books = makeSettling(counter.world, counter.store);
});
// Every end state proves itself.
afterEach(async () => {
  const found = await counter.differences();
  if (found.length > 0) throw new Error(JSON.stringify(found));
});

const MONTHLY: Told = { kind: 'fee', fee: 10_000 };
const LOSS = { position: 1, way: 'loss', reason: 'Cuota mensual' };

async function taken(lines: readonly Told[]) {
  return (await books.take(fileOf(lines))).body.id;
}
const numberOf = (order: string) =>
  row('a', sql<{ number: string }>`SELECT number FROM purchase_order WHERE id = ${order}`);

describe('a line that is of no payment', () => {
  test('is closed as a loss, once, with its reason and who gave it', async () => {
    const id = await taken([MONTHLY]);
    const settled = await books.settle(id, LOSS);
    expect(settled).toMatchObject({ status: 200, body: { open_lines: 0, open_net: 0 } });
    expect(await counter.balances()).toEqual({ bank: 10_000, loss: -10_000 });
    const shown = await books.one(id);
    expect(shown.body).toMatchObject({ open_lines: 0 });
    expect(shown.body.results.results).toMatchObject([
      { problem: 'unexplained', by_hand: { way: 'loss', reason: 'Cuota mensual' } },
    ]);
    expect((await books.one(id, '?open=true')).body.results.results).toEqual([]);
    expect(await rows('a', sql`SELECT way, decided_by FROM settlement_hand`)).toEqual([
      { way: 'loss', decided_by: 'ac_cuentas' },
    ]);
    expect((await books.settle(id, LOSS)).body.code).toBe('settlement_line_settled');
    expect((await books.match(id)).body.open_lines).toBe(0);
    expect(await counter.balances()).toEqual({ bank: 10_000, loss: -10_000 });
  });

  test('that the bank got more by is the other way round', async () => {
    const id = await taken([{ reference: 'ch_nobody', gross: 5_000, fee: 200 }]);
    await books.settle(id, LOSS);
    expect(await counter.balances()).toEqual({ bank: -4_800, loss: 4_800 });
  });

  test('is posted once by twenty callers at once', async () => {
    const id = await taken([MONTHLY]);
    const all = await Promise.all(Array.from({ length: 20 }, () => books.settle(id, LOSS)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of all) expect([200, 409]).toContain(status);
    expect(await counter.balances()).toEqual({ bank: 10_000, loss: -10_000 });
  });

  test('repeated under one key has one answer', async () => {
    const id = await taken([MONTHLY]);
    const [first, again] = [
      await books.settle(id, LOSS, 'one-key-of-hand'),
      await books.settle(id, LOSS, 'one-key-of-hand'),
    ];
    expect(again).toEqual(first);
  });

  test('of a store’s own account posts nothing', async () => {
    const id = await taken([MONTHLY]);
    await write('a', sql`DROP TRIGGER settlement_keeps`);
    await write('a', sql`UPDATE settlement SET account = store_id WHERE id = ${id}`);
    expect((await books.settle(id, LOSS)).status).toBe(200);
    expect(await counter.balances()).toEqual({});
  });
});

describe('a line that calls a payment by another name', () => {
  const strange = { reference: 'ch_strange', gross: 20_000, fee: 720 } as const;
  const ofOrder = (order: string) => ({
    position: 1,
    way: 'payment',
    order,
    reason: 'Otro nombre',
  });

  test('is matched with the payment of an order, and posted as every other', async () => {
    const { order, payment } = await counter.paid();
    const id = await taken([strange]);
    const { number } = await numberOf(order);
    expect((await books.settle(id, ofOrder(number))).body).toMatchObject({ open_lines: 0 });
    expect(await counter.balances()).toEqual({
      bank: -19_280,
      'store:own:locked': 20_000,
      'store:own:open': -720,
    });
    expect((await books.one(id)).body.results.results).toMatchObject([
      { problem: null, payment, number, by_hand: { way: 'payment', reason: 'Otro nombre' } },
    ]);
  });

  test('is refused for another amount, and for a payment that is settled already', async () => {
    const { order, reference } = await counter.paid();
    const { number } = await numberOf(order);
    const less = await taken([{ ...strange, gross: 19_999 }]);
    expect(await books.settle(less, ofOrder(number))).toMatchObject({
      status: 409,
      body: { code: 'settlement_line_unlike' },
    });
    await taken([{ ...strange, reference }]);
    const twice = await taken([strange]);
    expect((await books.settle(twice, ofOrder(number))).body.code).toBe('settlement_line_unlike');
    expect((await books.one(twice)).body.open_lines).toBe(1);
  });

  test('is refused for an order that is none of the network’s', async () => {
    const id = await taken([strange]);
    expect((await books.settle(id, ofOrder('NADA-1'))).body.code).toBe('payment_not_found');
    const { order: _none, ...without } = ofOrder('');
    expect((await books.settle(id, without)).body.code).toBe('payment_not_found');
  });
});

describe('a decision is refused', () => {
  test('without a reason, about no such line, and by another store', async () => {
    const id = await taken([MONTHLY]);
    expect((await books.settle(id, { ...LOSS, reason: '  ' })).status).toBe(400);
    expect((await books.settle(id, { ...LOSS, position: 2 })).body.code).toBe(
      'settlement_line_not_found',
    );
    const stranger = await makeStore();
    const foreign = await books.settle(id, LOSS, 'key-of-a-stranger', stranger);
    expect(foreign.body.code).toBe('settlement_not_found');
    expect((await books.one(id)).body.open_lines).toBe(1);
  });

  test('a decision that is made stays as it is', async () => {
    const id = await taken([MONTHLY]);
    await books.settle(id, LOSS);
    for (const change of [
      sql`UPDATE settlement_hand SET reason = 'otra' WHERE settlement_id = ${id}`,
      sql`DELETE FROM settlement_hand WHERE settlement_id = ${id}`,
      sql`UPDATE settlement_line SET closed_at = NULL WHERE settlement_id = ${id}`,
    ]) {
      await expect(write('a', change)).rejects.toThrow(/stays/);
    }
  });

  test('the audit names a closed line whose posting is missing', async () => {
    const id = await taken([MONTHLY]);
    await write('a', sql`UPDATE settlement_line SET closed_at = 1 WHERE settlement_id = ${id}`);
    const found = await counter.differences();
    expect(JSON.stringify(found)).toContain('line 1 closed');
    await write('a', sql`DROP TRIGGER settlement_line_closed`);
    await write('a', sql`UPDATE settlement_line SET closed_at = NULL WHERE settlement_id = ${id}`);
  });
});
