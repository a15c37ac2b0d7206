/** Refunds as rows: asked for, sent, refused, tried again, marked by hand, and posted. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { keepBooks } from '../../../edge/modules/ledger/index.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { webhook } from '../purchase/paying.ts';
import { makeItem, makeStore, rows, write } from '../purchase/world.ts';
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

describe('a part of an order', () => {
  test('goes back once under its key, and out of the wallet that had it', async () => {
    const { paid, refund, read, given, balances } = counter;
    const { order, payment, reference } = await paid();
    const first = await refund(order, AMOUNT, undefined, 'refund-key-of-one');
    expect([first.status, first.body.state]).toEqual([201, 'pending']);
    expect((await refund(order, AMOUNT, undefined, 'refund-key-of-one')).body).toEqual(first.body);
    expect(await given(reference)).toBe(4_000);
    expect(await balances()).toEqual({ 'clearing:str_card': -16_000, 'store:own:locked': 16_000 });
    const seen = await read(payment);
    expect(seen).toMatchObject({
      state: 'approved',
      refunds: [{ id: first.body.id, state: 'success', amount: 4_000, may_retry: false }],
      refundable: [{ order, left: 16_000, shipping: 0, lines: [{ line: 0, left: 16_000 }] }],
    });
    expect(seen.steps[0]).toMatchObject({ event: 'refunded', amount: -4_000 });
  });

  test('by line and rest by rest, until the payment is refunded', async () => {
    const { store, item, paid, refund, read, given, balances } = counter;
    const second = await makeItem(store, { price: 5_000 });
    const { order, payment, reference } = await paid([{ item }, { item: second }]);
    const line = { part: 'line', line: 1, amount: 5_000, reason: 'damaged' };
    expect((await refund(order, line)).status).toBe(201);
    expect((await refund(order, { ...line, amount: 1 })).body.code).toBe('refund_too_much');
    expect((await refund(order, { ...line, line: 7 })).body.code).toBe('refund_too_much');
    expect((await read(payment)).refundable[0]).toMatchObject({ left: 10_000 });
    expect((await refund(order, { ...AMOUNT, amount: 10_000 })).status).toBe(201);
    expect(await given(reference)).toBe(15_000);
    expect(await read(payment)).toMatchObject({ state: 'refunded', refundable: [] });
    expect(await balances()).toEqual({});
    expect((await refund(order, { ...AMOUNT, amount: 1 })).body.code).toBe('order_not_refundable');
  });

  test.each([0, -1, 20_001])('of %i is refused', async (amount) => {
    const { paid, refund, given } = counter;
    const { order, reference } = await paid();
    expect((await refund(order, { ...AMOUNT, amount })).status).toBeGreaterThanOrEqual(400);
    expect(await given(reference)).toBe(0);
  });

  test('and a reason of one’s own need each other’s words', async () => {
    const { paid, refund } = counter;
    const { order } = await paid();
    expect((await refund(order, { ...AMOUNT, reason: 'other' })).status).toBe(400);
    expect((await refund(order, { ...AMOUNT, part: 'line' })).status).toBe(400);
    expect((await refund(order, { ...AMOUNT, line: 0 })).status).toBe(400);
  });

  test('after its money was unlocked goes out of the open wallet', async () => {
    const { world, paid, refund, balances } = counter;
    const { order } = await paid();
    const now = world.clock.now();
    await write(
      'a',
      sql`UPDATE purchase_order SET state = 'delivered', received_at = ${now}, unlocks_at = ${now}
        WHERE id = ${order}`,
    );
    await keepBooks(world.work('a'));
    await refund(order, AMOUNT);
    expect(await balances()).toEqual({ 'clearing:str_card': -16_000, 'store:own:open': 16_000 });
  });

  test('twenty at one time are together never above what was paid', async () => {
    const { paid, refund, given, read } = counter;
    const { order, payment, reference } = await paid();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refund(order, { ...AMOUNT, amount: 3_000 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    for (const { status, body } of answers)
      if (status !== 201) expect(body).toMatchObject({ code: 'refund_too_much', field: 'amount' });
    expect(await given(reference)).toBe(18_000);
    expect((await read(payment)).refundable[0]?.left).toBe(2_000);
  });

  test('against a cancellation: all of the order goes back, and nothing twice', async () => {
    const { paid, refund, cancel, given, staff } = counter;
    for (let round = 0; round < 5; round += 1) {
      const { order, reference } = await paid([{ item: counter.item }]);
      const [asked, canceled] = await Promise.all([
        refund(order, AMOUNT),
        cancel(order, { from: 'sent_to_supplier', reason: 'requested_by_client' }),
      ]);
      await staff.settled();
      await counter.after(20);
      expect(canceled.status).toBe(200);
      expect([201, 409, 422]).toContain(asked.status);
      expect(await given(reference)).toBe(10_000);
    }
  });
});

describe('of a payment over several suppliers', () => {
  test('each seller gives back what it delivers, and nothing of another’s', async () => {
    const { store, item, paid, refund, given, balances } = counter;
    const other = await makeStore();
    const goods = await makeItem(other, { price: 2_500, listedBy: [store] });
    const { orders, reference } = await paid([{ item }, { item: goods }]);
    const [own = '', foreign = ''] = orders;
    expect((await refund(foreign, { ...AMOUNT, amount: 100 })).body.code).toBe('order_not_found');
    expect((await refund(foreign, { ...AMOUNT, amount: 2_500 }, other)).status).toBe(201);
    expect((await refund(own, { ...AMOUNT, amount: 10_001 })).body.code).toBe('refund_too_much');
    expect((await refund(own, AMOUNT)).status).toBe(201);
    expect(await given(reference)).toBe(6_500);
    expect(await balances()).toEqual({ 'clearing:str_card': -6_000, 'store:own:locked': 6_000 });
  });
});

describe('a provider that', () => {
  test('gives no answer is asked again under the same key, and gives back once', async () => {
    const { world, paid, refund, read, given, after } = counter;
    const { order, payment, reference } = await paid();
    world.cards.refundsEnd('lost');
    await refund(order, AMOUNT);
    expect((await read(payment)).refunds[0]).toMatchObject({ state: 'pending', fault: 'unknown' });
    world.cards.refundsEnd('success');
    await after(0.5);
    expect((await read(payment)).refunds[0]?.state).toBe('pending');
    await after(1);
    expect((await read(payment)).refunds[0]).toMatchObject({ state: 'success', tries: 2 });
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
    await webhook(world, store, 4);
    expect((await read(payment)).state).toBe('refunded');
    expect(await balances()).toEqual({});
  });
});

test('the audit names a refund that the books do not have, and one above what was paid', async () => {
  const { paid, refund, differences } = counter;
  const { order, payment } = await paid();
  const { id } = (await refund(order, AMOUNT)).body;
  const broken = async (change: string) => {
    await write('a', sql`UPDATE refund SET state = ${change} WHERE id = ${id}`);
    return (await differences()).map(({ of, subject }) => [of, subject]);
  };
  expect(await broken('pending')).toEqual([
    ['refunds', id],
    ['refunds', `refunded:${id}`],
  ]);
  expect(await broken('success')).toEqual([]);
  await write('a', sql`UPDATE refund SET amount = 20001 WHERE id = ${id}`);
  expect((await differences()).map(({ subject, kept, proved }) => [subject, kept, proved])).toEqual(
    [
      [id, 4_000, 20_001],
      [payment, 20_001, 20_000],
    ],
  );
  await write('a', sql`UPDATE refund SET amount = 4000 WHERE id = ${id}`);
});
