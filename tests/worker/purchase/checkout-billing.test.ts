/** Whose card pays: the delivery's data by default, others where the buyer says so, kept on the payment, forgotten by the checkout. */
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { checkoutBillingEndpoints } from '../../../edge/flows/purchase/checkout-billing.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { BILLING } from '../../support/providers/billing.ts';
import { buyer, newBuyersEachTest, withKey } from './buyer.ts';
import { makeItem, makeStore, makeWorld, row } from './world.ts';

newBuyersEachTest();

type Answer = { code?: string; field?: string; billing?: object | null };

async function begin() {
  const world = makeWorld(undefined, {
    endpoints: [...purchaseEndpoints, ...checkoutBillingEndpoints],
  });
  const store = await makeStore();
  const item = await makeItem(store, { price: 11_600, onHand: 100 });
  const shopper = buyer(world, store);
  const started = await shopper.ready([{ item }]);
  const { id, cart } = started.body;
  const give = (billing: object | null, key?: string, of = cart) =>
    shopper.call<Answer>(
      'PUT',
      `/shopping-carts/${of}/checkout/${id}/billing`,
      { billing },
      withKey(key),
    );
  const kept = () =>
    row<{ billing: string | null }>('a', sql`SELECT billing FROM checkout WHERE id = ${id}`);
  const paid = async () => {
    const found = await row<{ billing: string | null }>(
      'a',
      sql`SELECT billing FROM payment WHERE checkout_id = ${id}`,
    );
    return found?.billing == null ? null : (JSON.parse(found.billing) as object);
  };
  return { ...shopper, world, store, started, give, kept, paid };
}

test('the data of a checkout go to the card’s provider, and the checkout that is over keeps none', async () => {
  const { world, started, give, place, pay, kept, paid } = await begin();
  expect(await give({ ...BILLING, phone: '55 1234 5678' })).toMatchObject({
    status: 200,
    body: { billing: BILLING },
  });
  const placed = await place(started, { payment_type: 'str_card' });
  expect(await paid()).toEqual(BILLING);
  const token = placed.body.payment_token as string;
  expect((await pay(token, FAKE_TOKENS.approve)).body.state).toBe('approved');
  expect(world.cards.asked.at(-1)?.billing).toEqual(BILLING);
  expect(await kept()).toEqual({ billing: null });
  expect((await give(null)).body.code).toBe('checkout_already_placed');
});

test('without them the contact pays, and a way that is no card keeps none', async () => {
  const { started, place, paid } = await begin();
  await place(started, { payment_type: 'str_card' });
  expect(await paid()).toEqual({
    first_name: 'Ana',
    surname: 'Ruiz',
    email: 'ana@example.com',
    phone: '5512345678',
    country_code: 'MX',
  });
});

test('wrong data are refused by field, and so is a cart that is not the checkout’s', async () => {
  const { give, kept } = await begin();
  const other = (await begin()).started.body.cart;
  expect((await give({ ...BILLING, phone: '12345678' })).body).toMatchObject({
    code: 'invalid_request',
    field: 'billing.phone',
  });
  expect((await give({ ...BILLING, postal_code: '610' })).body.field).toBe('billing.postal_code');
  expect((await give({ ...BILLING, surname: ' ' })).status).toBe(400);
  expect((await give(BILLING, undefined, other)).body.code).toBe('checkout_not_found');
  expect(await kept()).toEqual({ billing: null });
});

test('data given anew replace those of an order that awaits its payment; none take them out', async () => {
  const { started, give, place, pay, paid } = await begin();
  await give(BILLING);
  const placed = await place(started, { payment_type: 'str_card' });
  const token = placed.body.payment_token as string;
  await give({ ...BILLING, first_name: 'Berta' });
  expect((await pay(token, FAKE_TOKENS.approve)).status).not.toBe(200);
  await place(started, { payment_type: 'str_card' });
  expect(await paid()).toMatchObject({ first_name: 'Berta' });
  await give(null);
  await place(started, { payment_type: 'str_card' });
  expect(await paid()).toMatchObject({ first_name: 'Ana' });
});

test('repeated under one key it is one answer; of 20 at once with an order, one serial end', async () => {
  const { started, give, place, paid } = await begin();
  expect(await give(BILLING, 'billing-1')).toEqual(await give(BILLING, 'billing-1'));
  const other = { ...BILLING, first_name: 'Berta' };
  const [placed] = await Promise.all([
    place(started, { payment_type: 'str_card' }),
    ...Array.from({ length: 19 }, (_, at) => give(at % 2 ? BILLING : other)),
  ]);
  if (placed.status !== 201) {
    expect(placed.body).toMatchObject({ code: 'idempotency_in_progress' });
    expect((await place(started, { payment_type: 'str_card' })).status).toBe(201);
  }
  expect(['Lucía', 'Berta']).toContain(((await paid()) as { first_name?: string })?.first_name);
});
