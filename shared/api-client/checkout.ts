import type { AnswerOf, BodyOf } from '../contracts/contract.ts';
import type * as contracts from '../contracts/checkout.ts';
import type * as orders from '../contracts/orders.ts';
import type { placeOrder as contract, PlacedOrder } from '../contracts/place-order.ts';
import { call, type Answer, type Api, type CallOptions } from './call.ts';

type Checkout = AnswerOf<typeof contracts.getCheckout>;

/** Which checkout of which cart. */
export interface CheckoutRef {
  readonly cart: string;
  readonly id: string;
}

const path = ({ cart, id }: CheckoutRef) =>
  `/shopping-carts/${encodeURIComponent(cart)}/checkout/${encodeURIComponent(id)}`;

/** Starts a purchase: holds the cart's stock. The edge reads the attribution off its own cookies. */
export function createCheckout(
  api: Api,
  cart: string,
  body: BodyOf<typeof contracts.createCheckout>,
  options?: CallOptions,
): Answer<Checkout> {
  const target = `/shopping-carts/${encodeURIComponent(cart)}/checkout`;
  return call(api, { method: 'POST', path: target, body, ...options });
}

/** The checkout with its totals and the end of its hold. */
export function getCheckout(
  api: Api,
  checkout: CheckoutRef,
  options?: CallOptions,
): Answer<Checkout> {
  return call(api, { method: 'GET', path: path(checkout), ...options });
}

/** Chooses how one supplier's part gets to the customer; without `supplier` for every part that offers it. */
export function chooseDelivery(
  api: Api,
  checkout: CheckoutRef,
  type: contracts.DeliveryType,
  supplier?: string,
  options?: CallOptions,
): Answer<Checkout> {
  const body = supplier === undefined ? {} : { supplier };
  return call(api, { method: 'PUT', path: `${path(checkout)}/${type}`, body, ...options });
}

/** Places the checkout's orders. */
export function placeOrder(
  api: Api,
  body: BodyOf<typeof contract>,
  options?: CallOptions,
): Answer<PlacedOrder> {
  return call(api, { method: 'POST', path: '/orders/', body, ...options });
}

/** The orders that one checkout became. */
export function getPurchase(
  api: Api,
  checkout: string,
  options?: CallOptions,
): Answer<orders.Purchase> {
  return call(api, {
    method: 'GET',
    path: `/orders/aggregation/${encodeURIComponent(checkout)}`,
    ...options,
  });
}
