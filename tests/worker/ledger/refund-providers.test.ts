/** Refunds by a provider that is late, refuses, is down, or has given money back by itself. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { webhook } from '../purchase/paying.ts';
import { makeItem, makeStore, rows } from '../purchase/world.ts';
import { makeCounter, type Counter } from './refunding.ts';

newBuyersEachTest();

const AMOUNT = { part: 'amount', amount: 4_000, reason: 'goodwill' };
let counter: Counter;
beforeEach(async () => {
  counter = await makeCounter();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  const found = await counter.differences();
  if (found.length > 0) throw new Error(JSON.stringify(found));
});

describe('a provider that', () => {
  test('gives no answer is looked at before it is asked again, and gives back once', async () => {
    const { world, paid, refund, read, given, after } = counter;
    const { order, payment, reference } = await paid();
    world.cards.refundsEnd('lost');
    await refund(order, AMOUNT);
    expect((await read(payment)).refunds[0]).toMatchObject({ state: 'pending', fault: 'unknown' });
    world.cards.refundsEnd('success');
    await after(0.5);
    expect((await read(payment)).refunds[0]?.state).toBe('pending');
    await after(1);
    expect((await read(payment)).refunds[0]).toMatchObject({ state: 'success', tries: 1 });
    expect(await given(reference)).toBe(4_000);
  });

  test('is down is asked again until it is back', async () => {
    const { world, paid, refund, read, given, after } = counter;
    const { order, payment, reference } = await paid();
    world.cards.refundsEnd('down');
    await refund(order, AMOUNT);
    for (let tries = 2; tries < 6; tries += 1) {
      await after(15);
      const [waiting] = (await read(payment)).refunds;
      expect(waiting).toMatchObject({ state: 'pending', tries, fault: 'provider_unavailable' });
    }
    world.cards.refundsEnd('success');
    await after(15);
    expect((await read(payment)).refunds[0]?.state).toBe('success');
    expect(await given(reference)).toBe(4_000);
  });

  test('refuses is asked under a new key, less and less often, and then a person decides', async () => {
    const { world, store, paid, refund, retry, mark, read, after, balances } = counter;
    const { order, payment } = await paid();
    world.cards.refundsEnd('failed');
    const { id } = (await refund(order, AMOUNT)).body;
    expect((await read(payment)).refunds[0]).toMatchObject({ state: 'failed', may_mark: true });
    for (const minutes of [10, 40, 160, 640]) {
      await after(minutes - 1);
      await after(1);
    }
    const [waiting] = (await read(payment)).refunds;
    expect(waiting).toMatchObject({ state: 'failed', tries: 5, next_try_on: null });
    await after(10_000);
    expect((await read(payment)).refunds[0]?.tries).toBe(5);
    expect((await retry(id)).status).toBe(200);
    expect((await read(payment)).refunds[0]).toMatchObject({ state: 'failed', tries: 6 });
    // What failed still takes its part: it is going to be given back.
    expect((await refund(order, { ...AMOUNT, amount: 16_001 })).body.code).toBe('refund_too_much');
    const stranger = await makeStore();
    expect((await mark(id, { proof: 'SPEI 1', by: 'store' }, stranger)).body.code).toBe(
      'refund_not_found',
    );
    expect((await mark(id, { proof: '  ', by: 'store' })).status).toBe(400);
    expect((await mark(id, { proof: 'SPEI 8812734', by: 'store' })).body.state).toBe('ok');
    expect((await mark(id, { proof: 'SPEI 8812734', by: 'store' })).body.code).toBe(
      'refund_is_over',
    );
    expect((await retry(id)).body.code).toBe('refund_is_over');
    // The store has paid it itself: the provider's money stays its own.
    expect(await balances()).toEqual({ 'clearing:str_card': -20_000, 'store:own:locked': 20_000 });
    expect(await rows('a', sql`SELECT paid_by, marked_by FROM refund WHERE id = ${id}`)).toEqual([
      { paid_by: store.id, marked_by: 'ac_cuentas' },
    ]);
  });

  test('has given it back by hand after a refusal ends it without a second one', async () => {
    const { world, paid, refund, retry, read, given, balances } = counter;
    const { order, payment, reference } = await paid();
    world.cards.refundsEnd('failed');
    const { id } = (await refund(order, AMOUNT)).body;
    world.cards.refundByHand(reference, 4_000);
    await retry(id);
    expect((await read(payment)).refunds).toMatchObject([{ id, state: 'success' }]);
    expect(await given(reference)).toBe(4_000);
    expect(await balances()).toEqual({ 'clearing:str_card': -16_000, 'store:own:locked': 16_000 });
  });

  test('takes its time is looked after, and never asked for one more', async () => {
    const { world, paid, refund, mark, read, given, after } = counter;
    const { order, payment, reference } = await paid();
    world.cards.refundsEnd('pending');
    const { id } = (await refund(order, AMOUNT)).body;
    expect((await mark(id, { proof: 'SPEI 1', by: 'store' })).body.code).toBe('refund_not_failed');
    await after(60);
    expect((await read(payment)).refunds[0]).toMatchObject({ state: 'pending' });
    world.cards.refundByHand(reference, 4_000);
    await after(60);
    expect((await read(payment)).refunds).toMatchObject([{ id, state: 'success' }]);
    expect(await given(reference)).toBe(4_000);
  });

  test('says "pending" for two weeks is waited for no more: a person has to look', async () => {
    const { world, paid, refund, read, after } = counter;
    const { order, payment } = await paid();
    world.cards.refundsEnd('pending');
    await refund(order, AMOUNT);
    await after(15 * 24 * 60);
    expect((await read(payment)).refunds[0]).toMatchObject({
      state: 'failed',
      fault: 'pending_too_long',
      next_try_on: null,
      may_mark: true,
    });
  });

  test('tells of a refund in its own panel: a row of the orders, once however often it is told', async () => {
    const { world, store, item, paid, read, balances } = counter;
    const other = await makeStore();
    const goods = await makeItem(other, { price: 2_500, listedBy: [store] });
    const { payment, reference } = await paid([{ item }, { item: goods }]);
    world.cards.refundByHand(reference, 11_000);
    await Promise.all([1, 1, 2, 3].map((sequence) => webhook(world, store, sequence)));
    const seen = await read(payment);
    expect(seen.state).toBe('approved');
    expect(seen.refunds.map(({ amount, reason, state }) => [amount, reason, state])).toEqual([
      [1_000, 'at_provider', 'success'],
      [10_000, 'at_provider', 'success'],
    ]);
    world.cards.refundByHand(reference, 1_500);
    const faults = vi.spyOn(console, 'error');
    await webhook(world, store, 4);
    // What was paid is given back to the last cent: nobody is told of more.
    expect(faults.mock.calls.flat().filter((line) => /refunded_beyond/.test(line))).toEqual([]);
    faults.mockRestore();
    expect((await read(payment)).state).toBe('refunded');
    expect(await balances()).toEqual({});
  });
});
