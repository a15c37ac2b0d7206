/** Refunds as rows: asked for, sent, refused, tried again, marked by hand, and posted. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { keepBooks } from '../../../edge/modules/ledger/index.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
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

test('the buyer is told by mail once the money has arrived, and of a cancellation by its own mail', async () => {
  const { world, store, paid, refund, cancel, staff } = counter;
  const { order } = await paid();
  await refund(order, AMOUNT);
  await cancel(order, { from: 'sent_to_supplier', reason: 'requested_by_client' });
  await staff.settled();
  const asked = await rows(
    'a',
    sql<{
      id: string;
    }>`SELECT id FROM outbox WHERE store_id = ${store.id} AND topic = 'mail.refunded'`,
  );
  expect(asked).toHaveLength(1);
  expect(await consume(world, store, asked[0]?.id ?? '')).toBe('ack');
  const [mail] = (await sentBy(store)).filter(({ subject }) =>
    subject.startsWith('Te devolvieron'),
  );
  expect(mail).toMatchObject({ recipient: 'ana@example.com' });
  expect(mail?.subject).toMatch(/^Te devolvieron \$40\.00 del pedido /);
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
