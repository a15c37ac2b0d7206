import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHECKOUT_ID, checkout, filled, known, payment } from './fixtures.ts';
import { statesOf } from '../../../shared/rules/states.ts';
import { leftEmail } from './model/state.ts';
import { messages } from './messages/en.ts';
import { decided, ORDER, setUp } from './model/fixtures.ts';

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

  test('a refused choice goes back to the one before, with the words', async () => {
    const body = {
      code: 'delivery_not_available',
      message: 'Esa forma de entrega no está disponible.',
    };
    const { model, state } = setUp({ checkout: checkout() }, [{ status: 422, body }]);
    await model.choose('st_casa', 'collection');
    expect(state()).toMatchObject({
      busy: null,
      chosen: { st_casa: 'fixed_delivery' },
      failure: body.message,
    });
  });

  test('that was sent without script is told to the edge', async () => {
    const values = { 'delivery.st_casa': 'collection' };
    const { model, calls } = setUp({ checkout: checkout(), values }, [{ body: decided }]);
    await model.start(0);
    expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['collection']);
  });
});

describe('delivery that', () => {
  const values = { 'delivery.st_casa': 'collection' };

  test('the edge knows already is not told again', async () => {
    const { model, calls } = setUp({ values: { 'delivery.st_casa': 'fixed_delivery' } });
    await model.start(0);
    expect(calls).toEqual([]);
  });

  test.each(['paying', 'returning'] as const)(
    'a page in %s mode tells nothing of',
    async (mode) => {
      const { model, calls } = setUp({ checkout: checkout(), values, mode });
      await model.start(0);
      expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    },
  );

  test('a page that says its mode tells as one that does not', async () => {
    const { model, calls } = setUp({ checkout: checkout(), values, mode: 'form' }, [
      { body: decided },
    ]);
    await model.start(0);
    expect(calls).toHaveLength(1);
  });

  test('is chosen while another is, or after the hold ended, is not told', async () => {
    const { model, state, calls } = setUp({ checkout: checkout() }, [{ body: decided }]);
    const first = model.choose('st_casa', 'collection');
    await model.choose('st_casa', 'fixed_delivery');
    expect(state().chosen).toEqual({ st_casa: 'collection' });
    await first;
    model.expire();
    await model.choose('st_casa', 'collection');
    await model.submit();
    expect(calls).toHaveLength(1);
    expect(state().stopped).toBe(0);
  });
});

describe('the book of addresses', () => {
  const home = known('1', 'Colima');
  const work = known('2', 'Durango');
  const begin = () =>
    setUp({
      addresses: [home, work],
      known: home.fields,
      errors: { 'address.route': 'No llega', 'contact.email': 'No existe' },
    });

  test('fills the address, and takes the refusals of the one before', () => {
    const { model, state } = begin();
    model.pick(work.id);
    expect(state().values).toMatchObject(work.fields);
    expect(Object.keys(state().refused)).toEqual(['contact.email']);
  });

  test('gives way to what was typed by hand, else to empty fields', () => {
    const { model, state } = begin();
    const route = () => state().values['address.route'];
    model.pick('');
    expect(route()).toBe('');
    model.input('address.route', 'Mérida');
    model.pick(work.id);
    model.pick(home.id);
    expect(route()).toBe('Colima');
    model.pick('');
    expect(route()).toBe('Mérida');
  });
});

describe('the state', () => {
  const STATE = 'address.administrative_area_level_1';
  const states = statesOf(['MX', 'US']);
  const typed = (...codes: string[]) => {
    const { model, state } = setUp({ states });
    for (const code of codes) model.input('address.postal_code', code);
    return { model, chosen: () => state().values[STATE] };
  };

  test('is chosen by the first digits of the postal code', () => {
    expect(typed('4').chosen()).toBeUndefined();
    expect(typed('4', '44', '441').chosen()).toBe('Jalisco');
    expect(typed('44100', '06100').chosen()).toBe('Ciudad de México');
  });

  test('that the shopper chose stays while the code begins so', () => {
    const { model, chosen } = typed('44');
    model.input(STATE, 'Colima');
    model.input('address.postal_code', '441');
    expect(chosen()).toBe('Colima');
  });

  test('follows the postal code alone, and only where states are known', () => {
    const { model, chosen } = typed();
    model.input('address.route', '44100');
    expect(chosen()).toBeUndefined();
    const bare = setUp({});
    bare.model.input('address.postal_code', '44100');
    expect(bare.state().values[STATE]).toBeUndefined();
    const other = setUp({ states: statesOf(['US']) });
    other.model.input('address.postal_code', '44100');
    expect(other.state().values[STATE]).toBeUndefined();
  });

  test('is chosen anew in another country', () => {
    const { model, chosen } = typed('44');
    model.input('address.country', 'US');
    expect(chosen()).toBe('');
  });
});

test('a mail domain is looked at once its field was left', () => {
  const { model, state } = setUp({});
  model.input('contact.email', 'ana@gmial.com');
  expect(leftEmail(state())).toBe('');
  model.touch('contact.email');
  expect(leftEmail(state())).toBe('ana@gmial.com');
});

test('a cart that changes in another tab is seen, until it is as before', async () => {
  const { model, state, cart } = setUp({});
  await model.start(0);
  const line = { item: 'it_silla', sku: 'sk_silla', amount: 2 };
  cart([line]);
  expect(state().stale).toBe(false);
  for (const lines of [[], [{ ...line, amount: 1 }], [line, { ...line, sku: 'sk_otra' }]]) {
    cart(lines);
    expect(state().stale).toBe(true);
  }
  cart([line]);
  expect(state().stale).toBe(false);
});

describe('placing', () => {
  test('is stopped by fields, which only then show their problems', async () => {
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

  test('is done once, however often it is pressed', async () => {
    const { model, calls, gone } = setUp({ values: filled }, [{ status: 201, body: ORDER }]);
    await Promise.all([model.submit(), model.submit()]);
    expect(calls).toHaveLength(1);
    expect(gone).toHaveLength(1);
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
    expect(state().failure).toBe(messages.es.notPossible);
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
