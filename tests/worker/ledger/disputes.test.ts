/** Disputes: kept once, held, lost with the books following, and won again. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { keepBooks } from '../../../edge/modules/ledger/index.ts';
import type { ChargeDispute } from '../../../edge/providers/payment/port.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { webhook } from '../purchase/paying.ts';
import { makeItem, makeStore, rows, write } from '../purchase/world.ts';
import { makeCounter, type Counter } from './refunding.ts';
import { makeNetwork } from './reselling.ts';

newBuyersEachTest();

const FEE = 25_000;
const disputeOf = (
  state: ChargeDispute['state'],
  amount: number,
  fee = FEE,
  id = 'dp_1',
): ChargeDispute => ({
  id,
  state,
  amount: { amount, currency: 'MXN' },
  fee,
  reason: 'fraudulent',
  respondBy: Date.UTC(2027, 0, 5),
});

let counter: Counter;
let sequence = 0;
beforeEach(async () => {
  counter = await makeCounter();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  const found = await counter.differences();
  if (found.length > 0) throw new Error(JSON.stringify(found));
});

/** Has the provider tell of a dispute, so many times. */
async function told(reference: string, dispute: ChargeDispute, times = 1) {
  const { world, store } = counter;
  world.cards.dispute(reference, dispute);
  sequence += 1;
  const event = world.cards.webhook(reference, sequence);
  const answers = await Promise.all(
    Array.from({ length: times }, () => webhook(world, store, sequence, event)),
  );
  return answers.map(({ status }) => status);
}

/** The order is received now, and its money free in a moment. */
async function due(order: string) {
  const now = counter.world.clock.now();
  await write(
    'a',
    sql`UPDATE purchase_order SET state = 'delivered', received_at = ${now}, unlocks_at = ${now}
      WHERE id = ${order}`,
  );
}

const LOST = {
  'clearing:str_card': FEE,
  'store:own:open': -FEE,
};

describe('a dispute', () => {
  test('is kept once, holds the money, and is not refunded beside it', async () => {
    const { world, paid, refund, read, balances } = counter;
    const { order, payment, reference } = await paid();
    expect(await told(reference, disputeOf('open', 20_000), 5)).toEqual([200, 200, 200, 200, 200]);
    const held = { 'clearing:str_card': -20_000, 'store:own:locked': 20_000 };
    expect(await balances()).toEqual(held);
    await due(order);
    await keepBooks(world.work('a'));
    expect(await balances()).toEqual(held);
    const asked = await refund(order, { part: 'amount', amount: 1, reason: 'goodwill' });
    expect(asked.body.code).toBe('refund_too_much');
    const seen = await read(payment);
    expect(seen.disputes).toMatchObject([
      { state: 'open', amount: 20_000, reference: 'dp_1', respond_by: '2027-01-05T00:00:00.000Z' },
    ]);
    expect(seen.refundable).toMatchObject([{ left: 0 }]);
    expect(seen.steps.map(({ event }) => event)).toContain('disputed');
  });

  test('that is lost takes what was paid and its fee, once however often it is told', async () => {
    const { paid, read, balances } = counter;
    const { payment, reference } = await paid();
    await told(reference, disputeOf('open', 20_000));
    await told(reference, disputeOf('lost', 20_000), 4);
    expect(await balances()).toEqual(LOST);
    expect((await read(payment)).steps).toContainEqual(
      expect.objectContaining({ event: 'lost', amount: -45_000 }),
    );
    // Older news and repeats lead nowhere.
    await told(reference, disputeOf('open', 20_000));
    expect(await balances()).toEqual(LOST);
  });

  test('whose end is all that comes is kept with it', async () => {
    const { paid, read, balances } = counter;
    const { payment, reference } = await paid();
    await told(reference, disputeOf('lost', 20_000), 3);
    expect(await balances()).toEqual(LOST);
    expect((await read(payment)).disputes).toMatchObject([{ state: 'lost', fee: FEE }]);
  });

  test('that is won after it was lost is paid back whole; news of before change nothing', async () => {
    const { paid, balances } = counter;
    const { reference } = await paid();
    await told(reference, disputeOf('lost', 20_000));
    await told(reference, disputeOf('won', 20_000), 3);
    expect(await balances()).toEqual({
      'clearing:str_card': -20_000,
      'store:own:locked': 20_000,
    });
    await told(reference, disputeOf('lost', 20_000));
    expect(await balances()).toMatchObject({ 'store:own:locked': 20_000 });
  });

  test('that is won at once posts nothing; the money goes on in its time', async () => {
    const { world, paid, read, balances } = counter;
    const { order, payment, reference } = await paid();
    await told(reference, disputeOf('open', 20_000));
    await due(order);
    await told(reference, disputeOf('won', 20_000));
    await keepBooks(world.work('a'));
    expect(await balances()).toEqual({ 'clearing:str_card': -20_000, 'store:own:open': 20_000 });
    const { steps } = await read(payment);
    expect(steps).toContainEqual(expect.objectContaining({ event: 'won', amount: null }));
    const posted = await rows(
      'a',
      sql`SELECT cause FROM ledger_posting
        WHERE cause IN (SELECT 'won:' || id FROM dispute WHERE payment_id = ${payment})`,
    );
    expect(posted).toEqual([]);
  });

  test('of money that was unlocked takes it out of the open wallet, and gives it back there', async () => {
    const { world, paid, balances } = counter;
    const { order, reference } = await paid();
    await due(order);
    await keepBooks(world.work('a'));
    await told(reference, disputeOf('lost', 20_000));
    expect(await balances()).toEqual(LOST);
    await told(reference, disputeOf('won', 20_000));
    expect(await balances()).toEqual({ 'clearing:str_card': -20_000, 'store:own:open': 20_000 });
  });

  test('of a part leaves the rest; what was refunded before is lost beside it', async () => {
    const { paid, refund, balances } = counter;
    const { order, reference } = await paid();
    await told(reference, disputeOf('lost', 5_000, 0));
    expect(await balances()).toEqual({
      'clearing:str_card': -15_000,
      'store:own:locked': 15_000,
    });
    const all = { part: 'amount', amount: 15_000, reason: 'goodwill' };
    expect((await refund(order, { ...all, amount: 15_001 })).status).toBe(422);
    expect((await refund(order, all)).status).toBe(201);
    expect(await balances()).toEqual({});
    await told(reference, disputeOf('lost', 3_000, 0, 'dp_2'));
    expect(await balances()).toEqual({ 'clearing:str_card': 3_000, 'store:own:open': -3_000 });
  });

  test('in another money than the payment’s is logged, and changes nothing', async () => {
    const { paid, read } = counter;
    const { payment, reference } = await paid();
    const dispute = { ...disputeOf('lost', 20_000), amount: { amount: 1, currency: 'USD' } };
    expect(await told(reference, dispute)).toEqual([200]);
    expect((await read(payment)).disputes).toEqual([]);
  });

  test('of an order that was cancelled meanwhile is refunded once it is won', async () => {
    const { paid, cancel, given, after, staff, balances } = counter;
    const { order, reference } = await paid();
    await told(reference, disputeOf('open', 20_000));
    await cancel(order, { from: 'sent_to_supplier', reason: 'requested_by_client' });
    await staff.settled();
    expect(await given(reference)).toBe(0);
    await told(reference, disputeOf('won', 20_000));
    await after(1);
    expect(await given(reference)).toBe(20_000);
    expect(await balances()).toEqual({});
  });
});

test('each seller loses its part, and its part of the fee; both are told by mail', async () => {
  const { world, store, item, paid, balances } = counter;
  const other = await makeStore();
  await write(
    'a',
    sql`UPDATE store SET profile = json_set(profile, '$.contact_email', id || '@example.com')
      WHERE id IN (${store.id}, ${other.id})`,
  );
  const goods = await makeItem(other, { price: 10_000, listedBy: [store] });
  const { reference } = await paid([{ item }, { item: goods }]);
  await told(reference, disputeOf('lost', 20_000));
  expect(await balances()).toEqual({
    'clearing:str_card': FEE,
    'store:own:open': -FEE / 2,
    [`store:${other.id}:open`]: -FEE / 2,
  });
  const asked = await rows(
    'a',
    sql<{ id: string; store_id: string }>`SELECT id, store_id FROM outbox
      WHERE topic = 'mail.disputed' ORDER BY created_at, rowid`,
  );
  const own = asked.filter(({ store_id }) => store_id === store.id || store_id === other.id);
  expect(own).toHaveLength(4);
  for (const { id, store_id } of own) {
    expect(await consume(world, store_id === store.id ? store : other, id)).toBe('ack');
  }
  const texts = JSON.stringify([await sentBy(store), await sentBy(other)]);
  expect(texts).toContain('Disputaron el pago');
  expect(texts).toContain('Se perdió la disputa');
  expect(texts).toContain('/admin/pagos/');
  expect(texts).toContain('/admin/ordenes/');
});

test('of resold goods takes back what each was credited, and the fee from the supplier', async () => {
  const net = await makeNetwork({
    rates: { seller: 500_000, up_one: 50_000, up_two: 20_000 },
  });
  const order = await net.buy();
  const paid = await net.balances();
  await net.dispute(order, disputeOf('lost', 108_000));
  expect(await net.balances()).toEqual({
    'clearing:str_card': FEE,
    'store:supplier:open': -FEE,
  });
  expect(await net.differences()).toEqual([]);
  await net.dispute(order, disputeOf('won', 108_000));
  expect(await net.balances()).toEqual(paid);
  expect(await net.differences()).toEqual([]);
});

test('of resold goods in part is followed by a refund of the rest, and leaves nothing', async () => {
  const net = await makeNetwork({
    rates: { seller: 500_000, up_one: 50_000, up_two: 20_000 },
  });
  const order = await net.buy();
  await net.dispute(order, disputeOf('lost', 33_333, 0));
  expect(await net.differences()).toEqual([]);
  await net.cancel(order, 'sent_to_supplier');
  expect(await net.balances()).toEqual({});
  expect(await net.differences()).toEqual([]);
});

test('the audit names a dispute that the books do not have as it ended', async () => {
  const { paid, read, differences } = counter;
  const { payment, reference } = await paid();
  await told(reference, disputeOf('lost', 20_000));
  const [dispute] = (await read(payment)).disputes;
  const id = dispute?.id ?? '';
  await write('a', sql`UPDATE dispute SET state = 'won' WHERE id = ${id}`);
  expect(await differences()).toMatchObject([
    { of: 'disputes', subject: id, kept: 45_000, proved: 0 },
  ]);
  await write('a', sql`UPDATE dispute SET state = 'lost', fee = 1 WHERE id = ${id}`);
  expect(await differences()).toMatchObject([{ of: 'disputes', kept: 45_000, proved: 20_001 }]);
  await write('a', sql`UPDATE dispute SET fee = ${FEE} WHERE id = ${id}`);
});
