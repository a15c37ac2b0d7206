import type { AnswerOf } from '../contracts/contract.ts';
import type { CartLineInput } from '../contracts/fields.ts';
import type * as contracts from '../contracts/own-cart.ts';
import { call, type Answer, type Api, type CallOptions } from './call.ts';

type Cart = AnswerOf<typeof contracts.getOwnCart>;

/** The cart of who is signed in, on whichever device it was filled. */
export function getOwnCart(api: Api, options?: CallOptions): Answer<Cart> {
  return call(api, { method: 'GET', path: '/shopping-carts/mine', ...options });
}

/** Puts these lines in the place of all of the account's cart, while that is still of this version. */
export function setOwnCart(
  api: Api,
  lines: readonly CartLineInput[],
  version: number,
  options?: CallOptions,
): Answer<Cart> {
  const body = { lines, version };
  return call(api, { method: 'PUT', path: '/shopping-carts/mine', body, ...options });
}

/** Takes a visitor's lines over into the account's cart; every try of it has one key. */
export function takeOverCart(
  api: Api,
  lines: readonly CartLineInput[],
  options: CallOptions & { readonly key: string },
): Answer<Cart> {
  const bulk = '/shopping-carts/mine/products/bulk';
  return call(api, { method: 'POST', path: bulk, body: { lines }, ...options });
}
