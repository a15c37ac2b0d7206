/** Deposits that come in another amount: part by part, more than asked, late, twice, and back. */
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { markRefund, retryRefund } from '../../../edge/flows/money/refunds.ts';
import { readTimeLine } from '../../../edge/flows/money/time-line.ts';
import { audit } from '../../../edge/modules/ledger/index.ts';
import { reconcile } from '../../../edge/flows/purchase/index.ts';
import { commit } from '../../../edge/unit-of-work/change.ts';
import { newBuyersEachTest } from './buyer.ts';
import { staffed } from './give-keys.ts';
import { beginSlip } from './slip-buyer.ts';
import { consume, sentBy } from './outbox.ts';
import { fresh, MINUTE_MS, row, rows, stockOf, write } from './world.ts';

newBuyersEachTest();

const HOUR_MS = 60 * MINUTE_MS;
type Begun = Awaited<ReturnType<typeof beginSlip>>;

async function begin(given: Parameters<typeof beginSlip>[1] = {}): Promise<Begun> {
  const begun = await beginSlip('deposit', given);
  await begun.go();
  return begun;
}

const refundsOf = async ({ payment }: Begun) => {
  const { id } = await payment();
  return rows(
    'a',
    sql<{ id: string; amount: number; reason: string; state: string }>`
      SELECT id, amount, reason, state FROM refund WHERE payment_id = ${id} ORDER BY rowid`,
  );
};
const postings = async ({ payment }: Begun) => {
  const { id } = await payment();
  return rows('a', sql`SELECT * FROM ledger_posting WHERE cause LIKE ${`%${id}`}`);
};
const differences = async ({ world, store }: Begun) =>
  (await audit(world.work('a').cell, store.id, { extent: 'whole', now: world.clock.now() }))
    .differences;
const key = () => fresh('arrival-key-nr-');

test('a part waits for the rest: the buyer reads what is left, and the goods are kept once more', async () => {
  const one = await begin();
  one.world.clock.advance(50 * MINUTE_MS);
  expect(await one.seen({ amount: 6_000, key: key() })).toMatchObject({
    ok: true,
    value: { state: 'requires_action', left: 4_000 },
  });
  const end = one.world.clock.now() + HOUR_MS;
  expect(await one.slip()).toMatchObject({
    received: 6_000,
    until: new Date(end).toISOString(),
    is_over: false,
  });
  expect([await one.stages(), await stockOf('a', one.item)]).toEqual([
    ['awaiting_payment'],
    { on_hand: 5, reserved: 1 },
  ]);
  expect(await one.due()).toMatchObject([{ amount: 10_000, arrived: 6_000 }]);
  // A second part renews nothing.
  one.world.clock.advance(10 * MINUTE_MS);
  expect(await one.seen({ amount: 1_000, key: key() })).toMatchObject({ value: { left: 3_000 } });
  expect(await one.slip()).toMatchObject({
    received: 7_000,
    until: new Date(end).toISOString(),
  });
  expect(await one.mails()).toEqual({ n: 3 });
  const told = await rows(
    'a',
    sql<{ id: string }>`SELECT id FROM outbox WHERE store_id = ${one.store.id}
      AND topic = 'mail.payment_slip' ORDER BY created_at DESC LIMIT 1`,
  );
  for (const { id } of told) await consume(one.world, one.store, id);
  const [mail] = await sentBy(one.store);
  expect(mail?.subject).toMatch(/^Faltan \$30\.00 de tu pedido /);
  expect(mail?.html).toContain('032180000118359719');
  expect(mail?.html).toContain('$70.00');
  // The rest pays the order.
  expect(await one.seen({ key: key() })).toMatchObject({ value: { state: 'approved', left: 0 } });
  expect([await one.stages(), await one.slip(), await refundsOf(one)]).toEqual([
    ['sent_to_supplier'],
    null,
    [],
  ]);
  expect([await postings(one), await differences(one)]).toEqual([[], []]);
});

test('a repeat counts once, and of 20 parts at once each counts once', async () => {
  const one = await begin();
  const same = key();
  const said = await Promise.all(
    Array.from({ length: 20 }, () => one.seen({ amount: 2_000, key: same })),
  );
  expect(said.some(({ ok }) => ok)).toBe(true);
  expect((await one.slip())?.received).toBe(2_000);
  const two = await begin();
  const parts = await Promise.all(
    Array.from({ length: 4 }, () => two.seen({ amount: 2_000, key: key() })),
  );
  const noted = parts.filter(({ ok }) => ok).length;
  expect((await two.slip())?.received).toBe(noted * 2_000);
});

test('a part whose rest never comes is owed back, and its buyer is asked for the account', async () => {
  const one = await begin();
  await one.seen({ amount: 6_000, key: key() });
  one.world.clock.advance(HOUR_MS);
  await reconcile(one.world.work('a'));
  expect([await one.stages(), (await one.payment()).state, await stockOf('a', one.item)]).toEqual([
    ['canceled_by_customer'],
    'declined',
    { on_hand: 5, reserved: 0 },
  ]);
  const [owed] = await refundsOf(one);
  expect(owed).toMatchObject({ amount: 6_000, reason: 'short', state: 'failed' });
  const { orders } = (await one.purchase(one.checkout)).body;
  expect(orders[0]?.refund_account).toEqual({ kind: 'clabe', last_four: null });
  const asked = await row(
    'a',
    sql<{ n: number }>`SELECT count(*) AS n FROM outbox WHERE store_id = ${one.store.id}
      AND topic = 'mail.order_moved' AND payload ->> 'stage' = 'refund_account'`,
  );
  expect(asked.n).toBe(1);
  const scope = staffed(one.world, one.store);
  expect(await retryRefund(scope, owed!.id)).toMatchObject({ ok: false });
  const shown = await readTimeLine(scope, (await one.payment()).id);
  expect(shown).toMatchObject({
    value: { refunds: [{ reason: 'short', may_mark: true, may_retry: false }] },
  });
  const marked = await commit(scope, undefined, 200, () =>
    markRefund(scope, owed!.id, { proof: 'SPEI 1', by: 'store' }),
  );
  expect(marked.ok).toBe(true);
  expect([await postings(one), await differences(one)]).toEqual([[], []]);
});

test('what is above is owed back, named so, and the order is paid; its tickets and files stay', async () => {
  const one = await begin();
  expect(await one.seen({ amount: 10_500, key: key() })).toMatchObject({
    value: { state: 'approved' },
  });
  expect(await one.stages()).toEqual(['sent_to_supplier']);
  const [owed] = await refundsOf(one);
  expect(owed).toMatchObject({ amount: 500, reason: 'surplus', state: 'failed' });
  const scope = staffed(one.world, one.store);
  await commit(scope, undefined, 200, () =>
    markRefund(scope, owed!.id, { proof: 'SPEI 2', by: 'store' }),
  );
  // The payment itself is not refunded by it, and all of it may still be given back.
  expect((await one.payment()).state).toBe('approved');
  const shown = await readTimeLine(scope, (await one.payment()).id);
  expect(shown).toMatchObject({ value: { state: 'approved', refundable: [{ left: 10_000 }] } });
  expect([await postings(one), await differences(one)]).toEqual([[], []]);
});

test('a part goes back where its buyer chooses another way, or the order is cancelled', async () => {
  const one = await begin();
  await one.seen({ amount: 6_000, key: key() });
  const other = await one.place(one.started, { payment_type: 'str_card' });
  expect(other.status).toBe(201);
  expect(await refundsOf(one)).toMatchObject([{ amount: 6_000, reason: 'short' }]);
  expect((await one.pay(other.body.payment_token as string, 'tok_approve')).body.state).toBe(
    'approved',
  );
  // A card's payment still asks for the account of the deposit, and its provider is asked for nothing.
  await reconcile(one.world.work('a'));
  expect(await refundsOf(one)).toMatchObject([{ amount: 6_000, state: 'failed' }]);
  const { orders } = (await one.purchase(one.checkout)).body;
  expect(orders[0]?.refund_account).not.toBeNull();
  expect(await differences(one)).toEqual([]);
});

test('after its end the whole amount counts while there are goods, and a part goes back at once', async () => {
  const one = await begin({ onHand: 1 });
  one.world.clock.advance(2 * HOUR_MS);
  await reconcile(one.world.work('a'));
  await one.seen({ amount: 3_000, key: key() });
  expect(await refundsOf(one)).toMatchObject([{ amount: 3_000, reason: 'short' }]);
  expect(await one.stages()).toEqual(['canceled_by_customer']);
  expect(await one.seen({ amount: 10_100, key: key() })).toMatchObject({
    value: { state: 'approved' },
  });
  expect(await refundsOf(one)).toMatchObject([
    { amount: 3_000, reason: 'short' },
    { amount: 100, reason: 'surplus' },
  ]);
  expect(await one.stages()).toEqual(['sent_to_supplier']);
  const two = await begin({ onHand: 1 });
  two.world.clock.advance(2 * HOUR_MS);
  await reconcile(two.world.work('a'));
  await write('a', sql`UPDATE sku SET on_hand = 0 WHERE id = ${two.item.sku}`);
  expect(await two.seen({ amount: 10_000, key: key() })).toMatchObject({
    error: { code: 'out_of_stock' },
  });
  expect(await refundsOf(two)).toEqual([]);
});

test('what arrived is append-only', async () => {
  const one = await begin();
  await one.seen({ amount: 6_000, key: key() });
  const { id } = await one.payment();
  for (const change of [
    sql`UPDATE payment_arrival SET amount = 1 WHERE payment_id = ${id}`,
    sql`DELETE FROM payment_arrival WHERE payment_id = ${id}`,
  ]) {
    await expect(write('a', change)).rejects.toThrow('append-only');
  }
});
