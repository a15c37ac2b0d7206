import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHECKOUT_ID, checkout, filled, part, payment, PAYMENT_TOKEN } from './fixtures.ts';
import type { CheckoutPorts } from './flow/context.ts';
import { messages } from './messages/index.ts';
import type { CheckoutProps } from './props.ts';
import { checkoutModel } from './store.ts';

type Reply = { status?: number; body: unknown };
const CARD = {
  frameUrl: 'https://pay.test/v1/frame',
  origin: 'https://pay.test',
  publishableKey: 'pk_1',
};
const ORDER = {
  checkout_aggregation: CHECKOUT_ID,
  orders: [],
  payment_token: null,
  total: 1,
  currency: 'MXN',
};
const decided = checkout({
  parts: [part({ delivery_type: 'fixed_delivery', shipping_total: 9_900 })],
});

/** A checkout on an edge that gives these answers in turn, with a card form that can be spoken for. */
function setUp(given: Partial<CheckoutProps>, replies: Reply[] = []) {
  const calls: { method: string; path: string; body: unknown; key: string | undefined }[] = [];
  const told: Record<string, unknown>[] = [];
  const gone: string[] = [];
  const ended: unknown[] = [];
  let mounted = 0;
  const ports: CheckoutPorts = {
    t: messages.es,
    api: {
      base: '',
      locale: 'es',
      wait: () => Promise.resolve(),
      fetch: (url, init) => {
        const headers = init.headers as Record<string, string>;
        calls.push({
          method: init.method!,
          path: url,
          body: init.body ? JSON.parse(init.body as string) : undefined,
          key: headers['idempotency-key'],
        });
        const { status = 200, body } = replies.shift() ?? { status: 400, body: {} };
        return Promise.resolve(Response.json(body, { status }));
      },
    },
    frame: { mount: () => mounted++, tell: (message) => told.push(message) },
    go: (url) => gone.push(url),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: () => Date.now(),
    ended: (values) => ended.push(values),
    recall: () => undefined,
  };
  const props: CheckoutProps = {
    env: {
      locale: 'es',
      tag: 'es-MX',
      base: '/tienda/casa',
      store: 'st_casa',
      currency: 'MXN',
      country: 'MX',
    },
    checkout: decided,
    idempotencyKey: 'key-1',
    card: CARD,
    ...given,
  };
  const model = checkoutModel(ports, props);
  const state = () => model.$state.get();
  /** The card form gives a token for what it was asked last. */
  const give = (token: string) =>
    model.heard({
      type: 'token',
      token,
      request: told.findLast(({ type }) => type === 'tokenize')!['request'],
    });
  return { model, state, calls, told, gone, ended, give, mounted: () => mounted };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('delivery', () => {
  test('a choice is asked for, and totals follow the answer', async () => {
    const { model, state, calls } = setUp({ checkout: checkout() }, [{ body: decided }]);
    const choosing = model.choose('st_casa', 'fixed_delivery');
    expect(state()).toMatchObject({ busy: 'delivery', chosen: { st_casa: 'fixed_delivery' } });
    await choosing;
    expect(calls[0]).toMatchObject({
      method: 'PUT',
      path: `/api/shopping-carts/${decided.cart}/checkout/${decided.id}/fixed_delivery`,
      body: { supplier: 'st_casa' },
    });
    expect(state()).toMatchObject({ busy: null, checkout: decided });
  });

  test('a refused choice goes back to what it was, with the words', async () => {
    const body = {
      code: 'delivery_not_available',
      message: 'Esa forma de entrega no está disponible.',
    };
    const { model, state } = setUp({ checkout: checkout() }, [{ status: 422, body }]);
    await model.choose('st_casa', 'collection');
    expect(state()).toMatchObject({
      busy: null,
      chosen: { st_casa: undefined },
      failure: body.message,
    });
  });

  test('where there is no choice it is made by itself', async () => {
    const only = part({ delivery_options: [part().delivery_options[1]!] });
    const { model, calls } = setUp({ checkout: checkout({ parts: [only] }) }, [{ body: decided }]);
    await model.start(0);
    expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['collection']);
  });
});

describe('placing', () => {
  test('is stopped by fields, which only then show what is wrong', async () => {
    const { model, state, calls } = setUp({});
    expect(state()).toMatchObject({ touched: {}, stopped: 0 });
    await model.submit();
    expect(state().stopped).toBe(1);
    expect(state().touched).toHaveProperty(['contact.email']);
    expect(calls).toEqual([]);
  });

  test('by cash leads to the orders', async () => {
    const { model, calls, gone } = setUp({ values: filled }, [{ status: 201, body: ORDER }]);
    await model.submit();
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/orders/',
      body: { payment_type: 'cash' },
    });
    expect(gone).toEqual([`/tienda/casa/mis-compras/${CHECKOUT_ID}`]);
  });

  test("the edge's word about a field is shown there until the field changes, and blocks", async () => {
    const body = {
      code: 'invalid_request',
      message: 'Correo electrónico inválido',
      field: 'contact.email',
    };
    const { model, state, calls } = setUp({ values: filled }, [
      { status: 400, body },
      { status: 201, body: ORDER },
    ]);
    await model.submit();
    expect(state()).toMatchObject({
      busy: null,
      stopped: 1,
      refused: { 'contact.email': body.message },
    });
    await model.submit();
    expect(calls).toHaveLength(1);
    model.input('contact.email', 'ana@example.org');
    expect(state().refused).toEqual({});
    await model.submit();
    expect(calls).toHaveLength(2);
  });

  test('after a lost answer the same order is placed by the same key', async () => {
    const lost = { status: 503, body: {} };
    const { model, calls, state } = setUp({ values: filled }, [
      lost,
      lost,
      { status: 201, body: ORDER },
    ]);
    await model.submit();
    expect(state().failure).toBe(messages.es.tryAgain);
    await model.submit();
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  });

  test('an order that was placed already is shown; an expired one starts over', async () => {
    const placed = setUp({ values: filled }, [
      { status: 409, body: { code: 'checkout_already_placed', message: 'x' } },
    ]);
    await placed.model.submit();
    expect(placed.gone).toHaveLength(1);
    const late = setUp({ values: filled }, [
      { status: 410, body: { code: 'checkout_expired', message: 'x' } },
    ]);
    await late.model.submit();
    expect(late.state().expired).toBe(true);
    expect(late.ended).toEqual([late.state().values]);
  });
});

describe('paying by card', () => {
  const byCard = { ...filled, payment_type: 'card' };
  const order = { status: 201, body: { ...ORDER, payment_token: PAYMENT_TOKEN } };

  /** A checkout with the card form filled. */
  async function ready(replies: Reply[], given: Partial<CheckoutProps> = {}) {
    const set = setUp({ values: byCard, ...given }, replies);
    await set.model.start(0);
    set.model.heard({ type: 'ready' });
    set.model.heard({ type: 'change', complete: true });
    return set;
  }

  test('the form comes only when everything else is filled', () => {
    const { model, mounted } = setUp({ values: { ...byCard, 'contact.email': '' } });
    model.input('note', 'timbre');
    expect(mounted()).toBe(0);
    model.input('contact.email', 'ana@example.com');
    model.input('note', 'timbre 2');
    expect(mounted()).toBe(1);
  });

  test('a form that does not come says so, and can be asked for again', async () => {
    const { model, state, mounted } = setUp({ values: byCard });
    await model.start(0);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(state().card.phase).toBe('failed');
    model.loadCard();
    expect([state().card.phase, mounted()]).toEqual(['loading', 2]);
  });

  test('an unfinished card places no order: the form shows what is missing', async () => {
    const { model, calls, told } = await ready([]);
    model.heard({ type: 'change', complete: false });
    void model.submit();
    await settled();
    expect(calls).toEqual([]);
    expect(told.at(-1)).toMatchObject({ type: 'tokenize' });
  });

  test('places, asks for a token, charges, and leads to the orders', async () => {
    const { model, calls, give, gone } = await ready([
      order,
      { body: payment({ state: 'approved' }) },
    ]);
    void model.submit();
    await settled();
    give('tok_1');
    await settled();
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/orders/',
      `/api/payment/${PAYMENT_TOKEN}/order/card`,
    ]);
    expect(calls[1]).toMatchObject({ body: { source_id: 'tok_1' }, key: expect.any(String) });
    expect(gone).toEqual([`/tienda/casa/mis-compras/${CHECKOUT_ID}`]);
  });

  test("goes to the bank's page", async () => {
    const action = payment({ state: 'requires_action', url_3ds: 'https://bank.test/3ds?id=1' });
    const { model, give, gone } = await ready([order, { body: action }]);
    void model.submit();
    await settled();
    give('tok_1');
    await settled();
    expect(gone).toEqual(['https://bank.test/3ds?id=1']);
  });

  test('a refused card empties the form, and another one pays the same order', async () => {
    const refused = {
      status: 402,
      body: { code: 'payment_declined', message: messages.es.declined },
    };
    const { model, state, calls, told, give, gone } = await ready([
      order,
      refused,
      { body: payment({ state: 'approved' }) },
    ]);
    void model.submit();
    await settled();
    give('tok_1');
    await settled();
    expect(state()).toMatchObject({ busy: null, failure: messages.es.declined });
    expect(told.at(-1)).toEqual({ type: 'reset' });
    model.heard({ type: 'change', complete: true });
    void model.submit();
    await settled();
    expect(state().failure).toBeNull();
    give('tok_2');
    await settled();
    expect(calls.filter(({ path }) => path === '/api/orders/')).toHaveLength(1);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
    expect(gone).toHaveLength(1);
  });

  test('after a refused card the order is placed again with cash', async () => {
    const refused = { status: 402, body: { code: 'payment_declined', message: 'x' } };
    const { model, calls, give, gone } = await ready([
      order,
      refused,
      { status: 201, body: ORDER },
    ]);
    void model.submit();
    await settled();
    give('tok_1');
    await settled();
    model.input('payment_type', 'cash');
    await model.submit();
    const placed = calls.filter(({ path }) => path === '/api/orders/');
    expect(placed.map(({ body }) => (body as { payment_type: string }).payment_type)).toEqual([
      'card',
      'cash',
    ]);
    expect(placed[0]!.key).not.toBe(placed[1]!.key);
    expect(gone).toHaveLength(1);
  });

  test('a payment that the bank thinks about is not paid twice', () => {
    const { state } = setUp({ mode: 'paying', payment: payment({ state: 'processing' }) });
    expect(state().outcome).toBe('late');
  });

  test('when nobody knows whether it was charged, the provider is asked', async () => {
    const hang = { status: 504, body: { code: 'upstream_timeout', message: 'x' } };
    const { model, state, give, gone, calls } = await ready([
      order,
      hang,
      hang,
      { body: payment({ state: 'processing' }) },
      { body: payment({ state: 'approved' }) },
    ]);
    void model.submit();
    await settled();
    give('tok_1');
    await vi.advanceTimersByTimeAsync(100);
    expect(state().busy).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls.at(-1)!.path).toBe(`/api/payment/${PAYMENT_TOKEN}/confirm`);
    expect(gone).toHaveLength(1);
  });

  test('after a minute without an answer it says that the bank is late', async () => {
    const replies = [
      order,
      ...Array.from({ length: 40 }, () => ({ body: payment({ state: 'processing' }) })),
    ];
    const { model, state, give } = await ready(replies);
    void model.submit();
    await settled();
    give('tok_1');
    await vi.advanceTimersByTimeAsync(62_000);
    expect(state()).toMatchObject({ busy: null, outcome: 'late' });
  });

  test('a page that pays a placed order needs only the card', async () => {
    const { model, give, gone, calls } = await ready([{ body: payment({ state: 'approved' }) }], {
      mode: 'paying',
      values: undefined,
      payment: payment(),
    });
    void model.submit();
    await settled();
    give('tok_1');
    await settled();
    expect(calls).toHaveLength(1);
    expect(gone).toHaveLength(1);
  });
});

describe("coming back from the bank's page", () => {
  const back = { mode: 'returning', payment: payment({ state: 'requires_action' }) } as const;

  test('asks and leads on', async () => {
    const { model, state, gone } = setUp(back, [{ body: payment({ state: 'approved' }) }]);
    expect(state().busy).toBe('waiting');
    await model.start(0);
    expect(gone).toEqual([`/tienda/casa/mis-compras/${CHECKOUT_ID}`]);
  });

  test('a refusal is said, with no way taken by itself', async () => {
    const { model, state, gone } = setUp(back, [{ body: payment({ state: 'declined' }) }]);
    await model.start(0);
    expect(state()).toMatchObject({ busy: null, outcome: 'declined' });
    expect(gone).toEqual([]);
  });
});
