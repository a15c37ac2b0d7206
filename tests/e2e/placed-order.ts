/** An order of a visitor, placed over the API as the pages place it. */
import { expect, type Page } from '@playwright/test';
import type { CheckoutView } from '../../shared/contracts/checkout.ts';
import type { PlacedOrder } from '../../shared/contracts/place-order.ts';
import { sampleLine } from '../../shared/contracts/samples.ts';
import { orderBody } from '../support/buyer.ts';
import { demoShop } from './partners.ts';

/**
 * Places an order to be paid in cash, and gives its id and the e-mail that only it has.
 * @param headers of the account that buys, `cookiesOf`; a guest without them
 * @param line the item that is bought
 * @param email one that several orders are to have; one of its own without it
 */
export async function placedInCash(
  shop = demoShop('moda'),
  headers: Readonly<Record<string, string>> = {},
  line: object = sampleLine,
  email?: string,
): Promise<{ id: string; email: string }> {
  const { orders, email: buyer } = await placed('cash', shop, headers, line, email);
  return { id: orders[0] ?? '', email: buyer };
}

/** Places an order to be paid in a way of its store's; gives what the call answers, and the buyer's e-mail. */
export async function placed(
  way: string,
  shop = demoShop('moda'),
  headers: Readonly<Record<string, string>> = {},
  line: object = sampleLine,
  email?: string,
): Promise<PlacedOrder & { email: string }> {
  const send = (method: string, path: string, body: object) =>
    shop.send(method, `/api${path}`, body, { ...headers, 'idempotency-key': crypto.randomUUID() });
  const cart = (await send('POST', '/shopping-carts/', { lines: [line] })).json() as {
    cart: string;
  };
  const path = `/shopping-carts/${cart.cart}/checkout`;
  const { id: checkout } = (await send('POST', path, {})).json() as CheckoutView;
  await send('PUT', `${path}/${checkout}/fixed_delivery`, {});
  const plain = orderBody(cart.cart, checkout);
  const contact = email === undefined ? plain.contact : { ...plain.contact, email };
  const body = { ...plain, contact, payment_type: way };
  const answer = await send('POST', '/orders/', body);
  expect(answer.status, answer.text).toBe(201);
  return { ...(answer.json() as PlacedOrder), email: contact.email };
}

/** The cookies of a page's browser, for calls in the name of the account that is signed in there. */
export async function cookiesOf(page: Page): Promise<{ cookie: string }> {
  const cookies = await page.context().cookies();
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}
