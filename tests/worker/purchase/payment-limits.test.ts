/** The amounts in which ways to pay are offered: hidden outside them, refused by the edge, set by the owner alone. */
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { paymentLimitEndpoints } from '../../../edge/flows/purchase/payment-limits.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { PaymentLimitsView } from '../../../shared/contracts/payment-limits.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import { nobody } from '../../support/nobody.ts';
import { accountant } from '../orders/desk.ts';
import { buyer, newBuyersEachTest, withKey } from './buyer.ts';
import { atOnce, taken } from './racing.ts';
import { makeItem, makeStore, makeWorld, row } from './world.ts';

newBuyersEachTest();

type Answer = PaymentLimitsView & { code?: string; field?: string };

const owner = {
  ...accountant,
  role: 'owner' as const,
  keychain: keychainOf('owner', { store_type: 'other', is_proxy: false }),
};

async function begin(price = 10_000) {
  const store = await makeStore();
  const owners = makeWorld(
    { ...nobody, identity: () => Promise.resolve(owner) },
    { endpoints: paymentLimitEndpoints },
  );
  const path = `/store/${store.id}:${store.id}/other/store/payment_limits`;
  const set = (limits: object[], key?: string) =>
    owners.call<Answer>(store, 'PUT', path, { limits }, withKey(key));
  const get = () => owners.call<Answer>(store, 'GET', path);
  const item = await makeItem(store, { price, onHand: 100 });
  const shopper = buyer(makeWorld(), store);
  const offered = async () => {
    const { body } = await shopper.ready([{ item }]);
    return { body, codes: (body as CheckoutView).payment_types };
  };
  return { store, set, get, offered, ...shopper };
}

test('a way to pay is not shown outside its amounts, and the edge refuses it', async () => {
  const { set, offered, place } = await begin();
  expect((await offered()).codes).toContain('cash');
  const limits = [
    { payment_type: 'cash', minimum: null, maximum: 9_999 },
    { payment_type: 'str_card', minimum: 10_000, maximum: 10_000 },
  ];
  expect((await set(limits)).status).toBe(200);
  const { body, codes } = await offered();
  expect(codes).not.toContain('cash');
  expect(codes).toContain('str_card');
  expect((await place({ status: 200, body }, { payment_type: 'cash' })).body).toMatchObject({
    code: 'payment_type_not_available',
  });
  expect((await place({ status: 200, body }, { payment_type: 'str_card' })).status).toBe(201);
  // A purchase that had begun keeps what it began with; the next one has what holds now.
  await set([]);
  expect((await offered()).codes).toContain('cash');
});

test('the owner sees the limits of each way to pay, and one that no purchase keeps is refused', async () => {
  const { set, get } = await begin();
  await set([{ payment_type: 'cash', minimum: 100, maximum: null }]);
  const { results } = (await get()).body;
  expect(results.find(({ payment_type: way }) => way === 'cash')).toEqual({
    payment_type: 'cash',
    minimum: 100,
    maximum: null,
    provider_maximum: null,
  });
  expect(results.find(({ payment_type: way }) => way === 'str_card')?.provider_maximum).toBe(
    99_999_999,
  );
  expect((await set([{ payment_type: 'cash', minimum: 2, maximum: 1 }])).body).toMatchObject({
    code: 'invalid_request',
    field: 'limits.0.maximum',
  });
  expect((await set([{ payment_type: 'cash', minimum: -1, maximum: null }])).status).toBe(400);
});

test('repeated under one key it is one answer; of 20 at once, one serial end', async () => {
  const { store, set } = await begin();
  const limits = [{ payment_type: 'cash', minimum: 100, maximum: null }];
  expect(await set(limits, 'limits-key-1')).toEqual(await set(limits, 'limits-key-1'));
  const of = (n: number) => set([{ payment_type: 'cash', minimum: n + 1, maximum: n + 1 }]);
  expect(taken(await atOnce(of))).toBeGreaterThan(0);
  const kept = await row<{ payment_limits: string }>(
    'a',
    sql`SELECT payment_limits FROM store WHERE id = ${store.id}`,
  );
  const { cash } = JSON.parse(kept?.payment_limits ?? '{}') as {
    cash: { minimum: number; maximum: number };
  };
  expect(cash.minimum).toBe(cash.maximum);
});
