/** An order of a visitor, placed over the API as the pages place it. */
import { expect } from '@playwright/test';
import type { CheckoutView } from '../../shared/contracts/checkout.ts';
import type { PlacedOrder } from '../../shared/contracts/place-order.ts';
import { sampleLine } from '../../shared/contracts/samples.ts';
import { orderBody } from '../support/buyer.ts';
import { demoShop } from './partners.ts';

/** Places an order to be paid in cash, and gives its id and the e-mail that only it has. */
export async function placedInCash(
  shop = demoShop('moda'),
): Promise<{ id: string; email: string }> {
  const send = (method: string, path: string, body: object) =>
    shop.send(method, `/api${path}`, body, { 'idempotency-key': crypto.randomUUID() });
  const cart = (await send('POST', '/shopping-carts/', { lines: [sampleLine] })).json() as {
    cart: string;
  };
  const path = `/shopping-carts/${cart.cart}/checkout`;
  const { id: checkout } = (await send('POST', path, {})).json() as CheckoutView;
  await send('PUT', `${path}/${checkout}/fixed_delivery`, {});
  const body = orderBody(cart.cart, checkout);
  const placed = await send('POST', '/orders/', body);
  expect(placed.status, placed.text).toBe(201);
  const [id = ''] = (placed.json() as PlacedOrder).orders;
  return { id, email: body.contact.email };
}
