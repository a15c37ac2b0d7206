import { fresh, type Answer, type TestItem, type TestStore, type World } from './world.ts';

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

/** What a buyer does, step by step, over the API. */
export function buyer(world: World, store: TestStore) {
  const call = world.call.bind(undefined, store);

  async function cart(basket: readonly Basket[]): Promise<string> {
    const answer = await call('POST', '/shopping-carts/', { lines: linesOf(basket) });
    return answer.body.cart as string;
  }

  async function checkout(
    basket: readonly Basket[],
    body: object = {},
    key?: string,
  ): Promise<Answer> {
    return call('POST', `/shopping-carts/${await cart(basket)}/checkout`, body, withKey(key));
  }

  /** Chooses to collect, so that neither an address nor shipping is in the way. */
  function collect({ body }: Answer): Promise<Answer> {
    return call('PUT', `/shopping-carts/${body.cart}/checkout/${body.id}/collection`, {});
  }

  function place({ body }: Answer, given: object = {}, key?: string): Promise<Answer> {
    const order = { checkout_id: body.id, cart_id: body.cart, contact, payment_type: 'cash' };
    return call('POST', '/orders/', { ...order, ...given }, withKey(key));
  }

  /** A checkout that only lacks its order. */
  async function ready(basket: readonly Basket[]): Promise<Answer> {
    const started = await checkout(basket);
    if (started.status !== 201) return started;
    return started.body.needs_delivery ? collect(started) : started;
  }

  /** Up to the payment's token. */
  async function awaiting(basket: readonly Basket[]): Promise<{ token: string; checkout: string }> {
    const started = await ready(basket);
    const placed = await place(started, { payment_type: 'card' });
    return { token: placed.body.payment_token as string, checkout: started.body.id as string };
  }

  function pay(token: string, source: string, key?: string): Promise<Answer> {
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
    confirm: (token: string) => call('POST', `/payment/${token}/confirm`),
    payment: (token: string) => call('GET', `/payment/${token}`),
    purchase: (checkoutId: string) => call('GET', `/orders/aggregation/${checkoutId}`),
  };
}
