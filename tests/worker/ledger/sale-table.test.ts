/**
 * The books of one sale of 1,000.00 with 80.00 shipping, row by row: paid, its fee settled, given back in two
 * parts; and of a second one that is disputed, lost and won. Minor units.
 */
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import { address, buyer, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { webhook } from '../purchase/paying.ts';
import { makeItem, row, rows, write } from '../purchase/world.ts';
import { makeCounter, type Counter } from './refunding.ts';
import { fileOf, makeSettling } from './settling.ts';

newBuyersEachTest();

const GOODS = 100_000;
const SALE = 108_000;
const FEE = 3_888;

/** Buys one item that is sent for 80.00, by card. */
async function sell({ world, store }: Counter) {
  const item = await makeItem(store, { price: GOODS });
  await write('a', sql`UPDATE store SET fixed_shipping_cost = 8000 WHERE id = ${store.id}`);
  const { checkout, call, place, pay } = buyer(world, store);
  const begun = await checkout([{ item }]);
  const { id, cart } = begun.body;
  const path = `/shopping-carts/${cart}/checkout/${id}/fixed_delivery`;
  const sent = await call<CheckoutView>('PUT', path, {}, withKey());
  const placed = await place(sent, { payment_type: 'str_card', address });
  await pay(placed.body.payment_token as string, FAKE_TOKENS.approve);
  const { reference } = world.cards.asked.at(-1)!;
  const payment = await row(
    'a',
    sql<{ id: string }>`SELECT id FROM payment WHERE checkout_id = ${id}`,
  );
  return { order: placed.body.orders[0] as string, payment: payment.id, reference };
}

/** Gives what was posted since it was last called: debit, credit and amount of each posting. */
function posted({ store }: Counter) {
  let seen = 0;
  return async () => {
    const all = await rows(
      'a',
      sql<{
        n: number;
        debit: string;
        credit: string;
        amount: number;
      }>`SELECT n, debit, credit, amount
        FROM ledger_posting WHERE network_id = ${store.id} AND n > ${seen} ORDER BY n`,
    );
    seen = all.at(-1)?.n ?? seen;
    const own = (name: string) => name.replace(store.id, 'own');
    return all.map(({ debit, credit, amount }) => [own(debit), own(credit), amount]);
  };
}

const CLEARING = 'clearing:str_card';
const LOCKED = 'store:own:locked';
const OPEN = 'store:own:open';

test('a sale is posted as the table of the books says, from its payment to its last refund', async () => {
  const counter = await makeCounter();
  const since = posted(counter);
  const { take } = makeSettling(counter.world, counter.store);
  const { order, reference } = await sell(counter);
  expect(await since()).toEqual([[CLEARING, LOCKED, SALE]]);

  expect((await take(fileOf([{ reference, gross: SALE, fee: FEE }]))).body).toMatchObject({
    net: SALE - FEE,
    open_lines: 0,
  });
  expect(await since()).toEqual(
    expect.arrayContaining([
      [OPEN, CLEARING, FEE],
      ['bank', CLEARING, SALE - FEE],
    ]),
  );
  expect(await counter.balances()).toEqual({ bank: FEE - SALE, [LOCKED]: SALE, [OPEN]: -FEE });

  await counter.refund(order, { part: 'amount', amount: 40_000, reason: 'goodwill' });
  expect(await since()).toEqual([[LOCKED, CLEARING, 40_000]]);
  // What is left is given back with the shipping as the order is cancelled.
  await counter.cancel(order, { from: 'sent_to_supplier', reason: 'requested_by_client' });
  await counter.staff.settled();
  expect(await since()).toEqual([[LOCKED, CLEARING, 68_000]]);
  expect(await counter.balances()).toEqual({
    [CLEARING]: SALE,
    bank: FEE - SALE,
    [OPEN]: -FEE,
  });
  expect(await counter.differences()).toEqual([]);
});

test('a dispute takes 1,330.00 as it is lost, and gives it back as it is won', async () => {
  const counter = await makeCounter();
  const since = posted(counter);
  const { world, store, balances } = counter;
  const { reference } = await sell(counter);
  await since();
  const told = async (state: 'lost' | 'won', sequence: number) => {
    const amount = { amount: SALE, currency: 'MXN' };
    world.cards.dispute(reference, {
      id: 'dp_1',
      state,
      amount,
      fee: 25_000,
      reason: 'fraudulent',
    });
    await webhook(world, store, sequence, world.cards.webhook(reference, sequence));
  };
  await told('lost', 1);
  const lost = await since();
  expect(lost).toEqual([
    [LOCKED, CLEARING, SALE],
    [OPEN, CLEARING, 25_000],
  ]);
  expect(await balances()).toEqual({ [CLEARING]: 25_000, [OPEN]: -25_000 });
  await told('won', 2);
  expect(await since()).toEqual(lost.map(([debit, credit, amount]) => [credit, debit, amount]));
  expect(await balances()).toEqual({ [CLEARING]: -SALE, [LOCKED]: SALE });
  expect(await counter.differences()).toEqual([]);
});
