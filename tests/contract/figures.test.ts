/** The figures about stock and repeats, over HTTP against the running product. */
import { expect, inject, test } from 'vitest';
import type { CartView } from '../../shared/contracts/cart.ts';
import type { CheckoutView } from '../../shared/contracts/checkout.ts';
import type { PlacedOrder } from '../../shared/contracts/place-order.ts';
import type { ItemDetail } from '../../shared/contracts/items.ts';
import { orderBody } from '../support/buyer.ts';
import { callApi } from '../support/call-api.ts';

const STORE = 'moda.localhost';
/** A variant of which the demo has exactly fifty. */
const FIFTY = { item: 'it_bagisto-325', sku: 'sk_sku-15cf0c' };
const BUYERS = 1_000;
const STOCK_ERRORS = ['out_of_stock', 'insufficient_stock'];

const call = (method: string, path: string, body?: unknown, key?: string) =>
  callApi(inject('port'), STORE, method, path, body, key);

/** The code of a refusal. */
const codeOf = (json: unknown) => (json as { code?: string }).code;

async function unitsLeft(): Promise<number | null | undefined> {
  const { json } = await call('GET', `/public/products/${FIFTY.item}`);
  return (json as ItemDetail).skus.find((sku) => sku.id === FIFTY.sku)?.available;
}

async function startCheckout(lines: readonly object[]) {
  const cart = await call('POST', '/shopping-carts/', { lines });
  expect(cart.status).toBe(201);
  return call('POST', `/shopping-carts/${(cart.json as CartView).cart}/checkout`, {});
}

async function place(checkout: CheckoutView, key?: string) {
  return call('POST', '/orders/', orderBody(checkout.cart, checkout.id), key);
}

async function buy(): Promise<string> {
  const started = await startCheckout([{ ...FIFTY, amount: 1 }]);
  if (started.status !== 201) return codeOf(started.json) ?? String(started.status);
  const checkout = started.json as CheckoutView;
  const { id, cart } = checkout;
  await call('PUT', `/shopping-carts/${cart}/checkout/${id}/fixed_delivery`, {});
  const placed = await place(checkout);
  return placed.status === 201 ? 'sold' : (codeOf(placed.json) ?? String(placed.status));
}

test('1,000 buyers for 50 units: exactly 50 are sold, and every other buyer gets the reason', async () => {
  expect(await unitsLeft()).toBe(50);

  const outcomes = await Promise.all(Array.from({ length: BUYERS }, buy));
  expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(50);
  expect(
    outcomes.filter((outcome) => outcome !== 'sold' && !STOCK_ERRORS.includes(outcome)),
  ).toEqual([]);
  expect(await unitsLeft()).toBe(0);
}, 180_000);

test('100 requests with one idempotency key: one order, 100 equal answers', async () => {
  const started = await startCheckout([
    { item: 'it_bagisto-1', sku: 'sk_ctpss2023-24', amount: 1 },
  ]);
  expect(started.status).toBe(201);
  const checkout = started.json as CheckoutView;
  const { id, cart } = checkout;
  await call('PUT', `/shopping-carts/${cart}/checkout/${id}/fixed_delivery`, {});
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 100 }, () => place(checkout, key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
  expect(answers.map(({ json }) => (json as PlacedOrder).orders.length)).toContain(1);
}, 60_000);
