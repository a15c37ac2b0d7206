/** Monthly payments without interest: chosen for a checkout, asked of the provider, shown by the order. */
import { describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { instalmentEndpoints } from '../../../edge/flows/purchase/instalment-endpoints.ts';
import { instalments } from '../../../edge/modules/instalments/index.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { InstalmentChoice } from '../../../shared/contracts/instalments.ts';
import { messageFor } from '../../../shared/i18n/index.ts';
import { buyer, newBuyersEachTest, withKey } from './buyer.ts';
import { makeItem, makeStore, makeWorld, row, write } from './world.ts';

newBuyersEachTest();

/** A checkout of one item, in a store that offers 3 and 6 months. */
async function begin(given: { readonly price?: number; readonly minimum?: number } = {}) {
  const world = makeWorld(undefined, { endpoints: [...purchaseEndpoints, ...instalmentEndpoints] });
  const store = await makeStore('a');
  await write(
    'a',
    sql`UPDATE store SET msi_terms = '[3,6]', msi_minimum = ${given.minimum ?? 0},
      payment_types = '["cash","str_card","paypal"]' WHERE id = ${store.id}`,
  );
  const item = await makeItem(store, { price: given.price ?? 100_000 });
  const shopper = buyer(world, store);
  const started = await shopper.ready([{ item }]);
  const { id, cart } = started.body;
  const choose = (months: number, key?: string) =>
    shopper.call<InstalmentChoice & { code?: string }>(
      'PUT',
      `/shopping-carts/${cart}/checkout/${id}/msi_payments`,
      { msi_payments: months },
      withKey(key),
    );
  const kept = () =>
    row<{ msi_payments: number }>(
      'a',
      sql`SELECT msi_payments FROM payment WHERE checkout_id = ${id}`,
    );
  return { ...shopper, world, store, started, checkout: id, choose, kept };
}

describe('months that are chosen', () => {
  test('are asked of the provider, and stand on the order', async () => {
    const { world, started, checkout, choose, kept, place, pay, purchase } = await begin();
    const chosen = await choose(6);
    expect(chosen).toMatchObject({
      status: 200,
      body: {
        msi_payments: 6,
        one_payment: 100_000,
        financing_cost: 0,
        options: [
          { msi_payments: 3, monthly: 33_334 },
          { msi_payments: 6, monthly: 16_667 },
        ],
      },
    });
    const placed = await place(started, { payment_type: 'str_card' });
    expect(await kept()).toEqual({ msi_payments: 6 });
    await pay(placed.body.payment_token as string, 'tok_approve');
    expect(world.cards.asked[0]).toMatchObject({ instalments: 6, amount: { amount: 100_000 } });
    expect((await purchase(checkout)).body).toMatchObject({
      msi_payments: 6,
      total: 100_000,
      payment_state: 'approved',
    });
  });

  test('of a debit card are refused in words; as one payment it is taken', async () => {
    const { started, choose, place, pay } = await begin();
    await choose(6);
    const placed = await place(started, { payment_type: 'str_card' });
    const token = placed.body.payment_token as string;
    const declined = await pay(token, FAKE_TOKENS.debit);
    expect(declined).toMatchObject({ status: 402, body: { code: 'payment_declined' } });
    expect(declined.body.message).toMatch(/meses sin intereses son solo para tarjetas de crédito/);
    expect(messageFor({ code: 'payment_declined', values: declined.body.values }, 'en')).toMatch(
      /^Months without interest are for credit cards only/,
    );
    await choose(1);
    await place(started, { payment_type: 'str_card' });
    expect((await pay(token, FAKE_TOKENS.debit)).body.state).toBe('approved');
  });

  test('count for a card alone: another way is one payment, and back again it is months', async () => {
    const { world, started, choose, kept, place, call } = await begin();
    await choose(3);
    const there = await place(started, { payment_type: 'paypal' });
    expect(await kept()).toEqual({ msi_payments: 1 });
    const token = there.body.payment_token as string;
    await call('POST', `/payment/${token}/order/paypal`, undefined, withKey());
    expect(world.cards.asked[0]?.instalments).toBeUndefined();
    expect((await choose(6)).body.code).toBe('payment_pending');
    await call('POST', `/payment/${token}/cancel`);
    await place(started, { payment_type: 'str_card' });
    expect(await kept()).toEqual({ msi_payments: 3 });
  });

  test('chosen anew, delete the order that awaits payment in the old ones', async () => {
    const { started, choose, kept, place, pay } = await begin();
    const placed = await place(started, { payment_type: 'str_card' });
    const token = placed.body.payment_token as string;
    await choose(3);
    expect((await pay(token, 'tok_approve')).status).not.toBe(200);
    await place(started, { payment_type: 'str_card' });
    expect(await kept()).toEqual({ msi_payments: 3 });
    expect((await pay(token, 'tok_approve')).body.state).toBe('approved');
  });

  test('repeated under one key are one answer; of 20 at once the end is one of them', async () => {
    const { started, choose, kept, place } = await begin();
    expect(await choose(3, 'months-1')).toEqual(await choose(3, 'months-1'));
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => choose(at % 2 ? 3 : 6)));
    expect(all.some(({ status }) => status === 200)).toBe(true);
    await place(started, { payment_type: 'str_card' });
    expect([3, 6]).toContain((await kept()).msi_payments);
  });
});

test.each([
  ['of a plan that the store does not offer', {}, 12],
  ['below what the plan asks for', { price: 50_000 }, 6],
  ['below what the store asks for', { minimum: 100_001 }, 3],
  ['of no plan at all', {}, 5],
])('months %s are refused', async (_name, given, months) => {
  const { choose } = await begin(given);
  expect(await choose(months)).toMatchObject({
    status: 422,
    body: { code: 'instalments_not_available' },
  });
  expect((await choose(1)).status).toBe(200);
});

test('an amount that has shrunk below its plan is one payment', async () => {
  const { store, started, checkout, choose, kept, place } = await begin({ price: 60_000 });
  await choose(6);
  // The part was made cheaper since, as another delivery may do.
  await write(
    'a',
    sql`UPDATE checkout SET parts = replace(parts, '60000', '59999')
      WHERE id = ${checkout} AND store_id = ${store.id}`,
  );
  await place(started, { payment_type: 'str_card' });
  expect(await kept()).toEqual({ msi_payments: 1 });
});

test('another store’s checkout, or another’s cart, is not found', async () => {
  const one = await begin();
  const two = await begin();
  const answer = await two.call(
    'PUT',
    `/shopping-carts/${one.started.body.cart}/checkout/${one.checkout}/msi_payments`,
    { msi_payments: 3 },
    withKey(),
  );
  expect(answer.status).toBe(404);
});

test('what a store offers is told to the pages of its items, which are kept no longer', async () => {
  const { world, store } = await begin();
  const revision = () =>
    row<{ revision: number }>('a', sql`SELECT revision FROM store WHERE id = ${store.id}`);
  const before = await revision();
  const { cell, ports } = world.scope(store);
  const terms = { msi_terms: '[9]', msi_minimum: 0 };
  await cell.write([instalments.setTerms(store.id, terms, ports.clock.now())]);
  expect((await revision()).revision).toBe(before.revision + 1);
  const told = await world.scope(store).cell.first(instalments.findOffered(store.id));
  expect(told).toEqual({
    msi_terms: '[9]',
    msi_minimum: 0,
    payment_types: '["cash","str_card","paypal"]',
  });
  const stranger = await makeStore('a');
  const codes = await world.scope(store).cell.first(instalments.findCodes(store.id, stranger.id));
  expect(codes).toBeUndefined();
});
