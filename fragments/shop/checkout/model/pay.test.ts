import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHECKOUT_ID, filled, payment, PAYMENT_TOKEN } from '../fixtures.ts';
import { messages } from '../messages/en.ts';
import type { CheckoutProps } from '../props.ts';
import type { Reply } from '../../../_runtime/fixtures.ts';
import { ORDER, setUp } from './fixtures.ts';

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('paying by card', () => {
  const byCard = { ...filled, payment_type: 'str_card' };
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

  test('an unfinished card places no order: the form shows the missing fields', async () => {
    const { model, calls, told } = await ready([]);
    model.heard({ type: 'change', complete: false });
    void model.submit();
    await settled();
    expect(calls).toEqual([]);
    expect(told.at(-1)).toMatchObject({ type: 'tokenize' });
  });

  test('a card whose last word is late is paid with: the press is not lost', async () => {
    const { model, state, calls, give } = await ready([
      order,
      { body: payment({ state: 'approved' }) },
    ]);
    model.heard({ type: 'change', complete: false });
    void model.submit();
    expect(state().busy).toBe('placing');
    give('tok_1');
    await settled();
    give('tok_2');
    await settled();
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/orders/',
      `/api/payment/${PAYMENT_TOKEN}/order/card`,
    ]);
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
    expect(state()).toMatchObject({ busy: null, failure: null, declined: messages.es.declined });
    expect(told.slice(-2)).toEqual([{ type: 'reset' }, { type: 'focus' }]);
    model.heard({ type: 'change', complete: true });
    void model.submit();
    await settled();
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
      'str_card',
      'cash',
    ]);
    expect(placed[0]!.key).not.toBe(placed[1]!.key);
    expect(gone).toHaveLength(1);
  });

  test('a payment that the bank thinks about is not paid twice', () => {
    const { state } = setUp({ mode: 'paying', payment: payment({ state: 'processing' }) });
    expect(state().outcome).toBe('late');
  });

  test('when it is not known whether the card was charged, the provider is asked', async () => {
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

  /** A charge that the edge answers so, after the card form gave its token. */
  async function charged(reply: Reply, ...more: Reply[]) {
    const set = await ready([order, reply, ...more]);
    void set.model.submit();
    await settled();
    set.give('tok_1');
    await settled();
    return set;
  }

  test.each(['payment_not_found', 'card_number_refused', 'invalid_request', 'too_many_requests'])(
    '%s means that nothing was charged: the provider is not asked',
    async (code) => {
      const { state, calls } = await charged({ status: 409, body: { code, message: 'No' } });
      expect(state()).toMatchObject({ busy: null, failure: 'No' });
      expect(calls).toHaveLength(2);
    },
  );

  test('an expired checkout ends with the charge', async () => {
    const { state, ended } = await charged({
      status: 410,
      body: { code: 'checkout_expired', message: 'x' },
    });
    expect(state().expired).toBe(true);
    expect(ended).toHaveLength(1);
  });

  test('a refusal without words is said in those of the page', async () => {
    const { state } = await charged({
      status: 402,
      body: { code: 'payment_declined', message: '' },
    });
    expect(state().declined).toBe(messages.es.declined);
  });

  test.each([
    ['declined', payment({ state: 'declined' }), messages.es.declined],
    ['refused', payment({ state: 'declined', decline_text: 'Usa otra.' }), 'Usa otra.'],
    ['open again', payment({ state: 'created' }), messages.es.attemptFailed],
    [
      "asked for another page than a bank's",
      payment({ state: 'requires_action', url_3ds: 'javascript:https://bank.test' }),
      messages.es.attemptFailed,
    ],
  ])(
    'a charge that ends %s is said, and the card form is emptied',
    async (_how, body, declined) => {
      const { state, told, gone } = await charged({ body });
      expect(state()).toMatchObject({ busy: null, failure: null, declined });
      expect(told.slice(-2)).toEqual([{ type: 'reset' }, { type: 'focus' }]);
      expect(gone).toEqual([]);
    },
  );

  test.each(['http://bank.test/3ds', 'https://bank.test/3ds'])('%s is led to', async (url) => {
    const { state, gone } = await charged({
      body: payment({ state: 'requires_action', url_3ds: url }),
    });
    expect([state().busy, gone]).toEqual(['leaving', [url]]);
  });

  test.each([
    ['Número inválido', 'Número inválido'],
    ['', messages.es.cardFailed],
  ])('a card form that gives no token says %j', async (message, failure) => {
    const { model, state, told, calls } = await ready([order]);
    void model.submit();
    await settled();
    const { request } = told.findLast(({ type }) => type === 'tokenize')!;
    model.heard({ type: 'error', request, message });
    await settled();
    expect(state()).toMatchObject({ busy: null, failure });
    expect(calls).toHaveLength(1);
  });
});

describe('the return from the bank', () => {
  const back = (token: string | undefined, replies: Reply[]) =>
    setUp(
      { mode: 'returning', payment: token === undefined ? undefined : payment({ token }) },
      replies,
    );

  test('without a payment leads to the orders at once', async () => {
    const { model, calls, gone } = back(undefined, []);
    await model.start(0);
    expect(calls).toEqual([]);
    expect(gone).toEqual([`/tienda/casa/mis-compras/${CHECKOUT_ID}`]);
  });

  test('while the bank still thinks, is late after a minute', async () => {
    const thinking = { body: payment({ state: 'requires_action', url_3ds: 'https://bank.test' }) };
    const { model, state, gone } = back(
      PAYMENT_TOKEN,
      Array.from({ length: 60 }, () => thinking),
    );
    void model.start(0);
    await vi.advanceTimersByTimeAsync(62_000);
    expect(state()).toMatchObject({ busy: null, outcome: 'late' });
    expect(gone).toEqual([]);
  });
});
