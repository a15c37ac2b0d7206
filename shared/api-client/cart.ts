import type { CartLineInput } from '../contracts/fields.ts';
import type * as contracts from '../contracts/cart.ts';
import type { AnswerOf } from '../contracts/contract.ts';
import { call, type Answer, type Api, type CallOptions } from './call.ts';

type Cart = AnswerOf<typeof contracts.getCart>;
const path = (cart: string) => `/shopping-carts/${encodeURIComponent(cart)}`;

/** Prices a visitor's local cart, grouped by supplier; changes nothing. */
export function quoteCart(
  api: Api,
  lines: readonly CartLineInput[],
  options?: CallOptions,
): Answer<Cart> {
  return call(api, { method: 'POST', path: '/shopping-carts/orders', body: { lines }, ...options });
}

/** Makes a cart on the server from these lines. */
export function createCart(
  api: Api,
  lines: readonly CartLineInput[],
  options?: CallOptions,
): Answer<Cart> {
  return call(api, { method: 'POST', path: '/shopping-carts/', body: { lines }, ...options });
}

/** A server cart's parts by supplier, as they can be bought now. */
export function getCart(api: Api, cart: string, options?: CallOptions): Answer<Cart> {
  return call(api, { method: 'GET', path: `${path(cart)}/orders`, ...options });
}

/** Adds units of a variant to a server cart. */
export function addToCart(
  api: Api,
  cart: string,
  line: CartLineInput,
  options?: CallOptions,
): Answer<Cart> {
  return call(api, { method: 'POST', path: `${path(cart)}/products`, body: line, ...options });
}

/** Sets the units of a line of a server cart. */
export function setCartAmount(
  api: Api,
  cart: string,
  sku: string,
  amount: number,
  options?: CallOptions,
): Answer<Cart> {
  const line = `${path(cart)}/products/${encodeURIComponent(sku)}`;
  return call(api, { method: 'PUT', path: line, body: { amount }, ...options });
}

/** Takes a line out of a server cart. */
export function removeFromCart(
  api: Api,
  cart: string,
  sku: string,
  options?: CallOptions,
): Answer<Cart> {
  return call(api, {
    method: 'DELETE',
    path: `${path(cart)}/products/${encodeURIComponent(sku)}`,
    ...options,
  });
}
