import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';
import type { CartView } from '../../../shared/contracts/cart.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { Purchase } from '../../../shared/contracts/orders.ts';
import type { PaymentView } from '../../../shared/contracts/payment.ts';
import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import type { Answer } from '../../support/answer.ts';
import { fresh, type TestItem, type TestStore, type World } from './world.ts';

/** Gives each test of a file new buyers: orders of earlier tests do not count against them. */
export function newBuyersEachTest(): void {
  beforeEach(newBuyers);
}

/** Forgets the orders that count against the buyers so far. */
export async function newBuyers(): Promise<void> {
  await env.DIRECTORY.prepare('DELETE FROM attempt').run();
}

export const contact = {
  full_name: 'Ana Ruiz',
  email: 'ana@example.com',
  country: 'MX',
  phone: '55 1234 5678',
};

export const address = {
  route: 'Calle 5 de Mayo',
  street_number: '10',
  locality: 'Cuauhtémoc',
  administrative_area_level_1: 'CDMX',
  postal_code: '06000',
  country: 'MX',
};

/** A header that makes a call its own. */
export function withKey(key: string = fresh('key-number-')): Record<string, string> {
  return { 'idempotency-key': key };
}

export interface Basket {
  readonly item: TestItem;
  readonly amount?: number;
}

export function linesOf(basket: readonly Basket[]) {
  return basket.map(({ item, amount = 1 }) => ({ ...item, amount }));
}

/** The fields of a begun checkout that the next step needs. */
interface Begun {
  readonly status: number;
  readonly body: Pick<CheckoutView, 'id' | 'cart'>;
}

/** A buyer's steps over the API. */
export function buyer(world: World, store: TestStore) {
  function call<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>> {
    return world.call<Body>(store, method, path, body, headers);
  }

  async function cart(basket: readonly Basket[]): Promise<string> {
    const answer = await call<CartView>('POST', '/shopping-carts/', { lines: linesOf(basket) });
    return answer.body.cart as string;
  }

  async function checkout(
    basket: readonly Basket[],
    body: object = {},
    key?: string,
    cookie?: string,
  ): Promise<Answer<CheckoutView>> {
    const headers = { ...withKey(key), ...(cookie !== undefined && { cookie }) };
    return call('POST', `/shopping-carts/${await cart(basket)}/checkout`, body, headers);
  }

  /** Chooses collection, so that the order needs neither an address nor shipping. */
  function collect({ body }: Begun): Promise<Answer<CheckoutView>> {
    return call('PUT', `/shopping-carts/${body.cart}/checkout/${body.id}/collection`, {});
  }

  function place({ body }: Begun, given: object = {}, key?: string): Promise<Answer<PlacedOrder>> {
    const order = { checkout_id: body.id, cart_id: body.cart, contact, payment_type: 'cash' };
    return call('POST', '/orders/', { ...order, ...given }, withKey(key));
  }

  /** A checkout that only lacks its order. */
  async function ready(basket: readonly Basket[]): Promise<Answer<CheckoutView>> {
    const started = await checkout(basket);
    if (started.status !== 201) return started;
    return started.body.needs_delivery ? collect(started) : started;
  }

  /** Goes up to the payment's token. */
  async function awaiting(basket: readonly Basket[]): Promise<{ token: string; checkout: string }> {
    const started = await ready(basket);
    const placed = await place(started, { payment_type: 'str_card' });
    return { token: placed.body.payment_token as string, checkout: started.body.id };
  }

  function pay(token: string, source: string, key?: string): Promise<Answer<PaymentView>> {
    return call('POST', `/payment/${token}/order/card`, { source_id: source }, withKey(key));
  }

  return {
    call,
    cart,
    checkout,
    collect,
    place,
    ready,
    awaiting,
    pay,
    confirm: (token: string) => call<PaymentView>('POST', `/payment/${token}/confirm`),
    payment: (token: string) => call<PaymentView>('GET', `/payment/${token}`),
    purchase: (checkoutId: string) => call<Purchase>('GET', `/orders/aggregation/${checkoutId}`),
  };
}
