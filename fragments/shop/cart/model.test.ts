import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartView } from '../../../shared/contracts/cart.ts';
import type { CartLine } from '../../../shared/state/cart-lines.ts';
import { edgeInTurn, type Reply } from '../../_runtime/fixtures.ts';
import { cartOf, order, product } from './fixtures.ts';
import { messages } from './messages/en.ts';
import { cartModel } from './model.ts';

/** A cart over kept lines and an edge that gives these answers in turn. */
function setUp(lines: CartLine[], replies: Reply[], page = false, ahead?: CartView) {
  let kept = lines;
  const { api, calls } = edgeInTurn(replies);
  const seen = {
    warnings: [] as unknown[],
    infos: [] as unknown[],
    gone: [] as string[],
    keeps: [] as unknown[],
  };
  const model = cartModel(
    {
      t: messages.es,
      ...(ahead && { ahead: () => ahead }),
      lines: () => kept,
      keep: (next) => {
        kept = [...next];
        seen.keeps.push(kept);
      },
      warn: (...warning) => seen.warnings.push(warning),
      inform: (...notice) => seen.infos.push(notice),
      go: (checkout) => seen.gone.push(checkout),
      api,
    },
    page,
  );
  const put = (next: CartLine[]): void => void (kept = next);
  return { model, calls, ...seen, kept: () => kept, put, state: () => model.$state.get() };
}

const SILLA = { item: 'it_silla', sku: 'sk_silla', amount: 2 };
const MESA = { item: 'it_mesa', sku: 'sk_mesa', amount: 1 };
const both = cartOf([product(SILLA), product(MESA)]);
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('opening', () => {
  test('asks for the orders of the kept lines', async () => {
    const { model, calls, state, keeps } = setUp([SILLA, MESA], [{ body: both }]);
    model.open();
    expect(state()).toMatchObject({ open: true, request: 'loading', busy: true });
    await settled();
    expect(calls[0]).toMatchObject({
      path: '/api/shopping-carts/orders',
      body: { lines: [SILLA, MESA] },
    });
    expect(state()).toMatchObject({ request: 'ready', busy: false, view: both });
    expect(keeps).toEqual([]);
  });

  test('shows at once the orders that have come ahead', () => {
    const { model, calls, state } = setUp([SILLA, MESA], [], false, both);
    model.open();
    expect(state()).toMatchObject({ open: true, request: 'ready', busy: false, view: both });
    expect(calls).toEqual([]);
  });

  test('an empty cart makes no call', async () => {
    const { model, calls, state } = setUp([], []);
    model.open();
    await settled();
    expect(calls).toEqual([]);
    expect(state()).toMatchObject({ request: 'ready', view: { orders: [] } });
  });

  test('the kept lines follow the answer, which may have fewer', async () => {
    const left: CartView = {
      ...cartOf([product(MESA)]),
      notices: [
        { code: 'out_of_stock', item: 'it_silla', sku: 'sk_silla', name: 'Silla', amount: 0 },
      ],
    };
    const { model, kept, warnings } = setUp([SILLA, MESA], [{ body: left }]);
    model.open();
    await settled();
    expect(kept()).toEqual([MESA]);
    const gone = 'Silla: El producto está agotado. Lo quitamos de tu carrito.';
    expect(warnings).toEqual([[gone, 5]]);
  });

  test('a supplier without its configuration is told for 7 seconds, once while it lasts', async () => {
    const missing = cartOf([order([product(SILLA)], { is_configured: false })]);
    const { model, infos } = setUp([SILLA], [{ body: missing }, { body: missing }]);
    model.open();
    await settled();
    await model.refresh();
    expect(infos).toEqual([['Contacte a su vendedor.', 7, 'Falta configuración del vendedor']]);
  });

  test('a line that is put in while an answer is awaited is asked for again, and not lost', async () => {
    const more = cartOf([product({ ...SILLA, amount: 3 })]);
    const { model, kept, put, calls, state } = setUp(
      [SILLA],
      [{ body: cartOf([product(SILLA)]) }, { body: more }],
    );
    model.open();
    put([{ ...SILLA, amount: 3 }]);
    model.changed(3);
    await settled();
    expect(calls.map(({ body }) => body)).toEqual([
      { lines: [SILLA] },
      { lines: [{ ...SILLA, amount: 3 }] },
    ]);
    expect(kept()).toEqual([{ ...SILLA, amount: 3 }]);
    expect(state()).toMatchObject({ busy: false, view: more });
  });

  test('a failure can be tried again', async () => {
    const failure = { status: 500, body: { code: 'internal_error', message: 'x' } };
    const { model, state } = setUp([SILLA, MESA], [failure, { body: both }]);
    model.open();
    await settled();
    expect(state()).toMatchObject({ request: 'failed', busy: false });
    await model.refresh();
    expect(state().request).toBe('ready');
  });

  test('the request is forgotten half a second after closing, not before', async () => {
    const { model, state } = setUp([SILLA, MESA], [{ body: both }]);
    model.open();
    await settled();
    model.close();
    await vi.advanceTimersByTimeAsync(499);
    expect(state()).toMatchObject({ open: false, request: 'ready' });
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toMatchObject({ request: 'idle', view: null });
  });

  test('a changed badge opens it; a badge that fell to zero does not', async () => {
    const { model, state } = setUp([SILLA, MESA], [{ body: both }]);
    model.changed(0);
    expect(state().open).toBe(false);
    model.changed(3);
    expect(state().open).toBe(true);
  });
});

async function opened(replies: Reply[]) {
  const set = setUp([SILLA, MESA], [{ body: both }, ...replies]);
  set.model.open();
  await settled();
  return set;
}

describe('quantities', () => {
  const [silla] = both.orders[0]!.products;

  test('nothing changes before the answer, and nothing can be used meanwhile', async () => {
    const more = cartOf([product({ ...SILLA, amount: 3 }), product(MESA)]);
    const { model, state, kept, calls } = await opened([{ body: more }]);
    const changing = model.setAmount(silla!, 3);
    expect(state().busy).toBe(true);
    expect(kept()).toEqual([SILLA, MESA]);
    await model.setAmount(silla!, 4);
    await changing;
    expect(calls).toHaveLength(2);
    expect(kept()[0]!.amount).toBe(3);
  });

  test('more units than are in stock warn for 5 seconds, and the stock is taken', async () => {
    const most = cartOf([product({ ...SILLA, amount: 9 }), product(MESA)]);
    const { model, calls, warnings } = await opened([{ body: most }]);
    await model.setAmount(silla!, '12');
    expect(warnings).toEqual([[messages.es.reasons.insufficient_stock, 5]]);
    expect(calls[1]!.body).toMatchObject({ lines: [{ amount: 9 }, MESA] });
  });

  test.each(['', '0', '-1', '1.5'])('%j is ignored', async (typed) => {
    const { model, calls, warnings } = await opened([]);
    await model.setAmount(silla!, typed);
    expect([calls.length, warnings.length]).toEqual([1, 0]);
  });

  test('a failure says so and leaves everything as it was', async () => {
    const { model, state, kept, warnings } = await opened([{ status: 500, body: null }]);
    await model.setAmount(silla!, 3);
    expect(warnings).toEqual([['Error al actualizar la cantidad', 5, 'Error']]);
    expect(kept()).toEqual([SILLA, MESA]);
    expect(state()).toMatchObject({ busy: false, request: 'ready', view: both });
  });
});

describe('removing', () => {
  const [silla] = both.orders[0]!.products;
  const rest = cartOf([product(MESA)]);

  test('can be undone for 5 seconds, and puts the line back where it was', async () => {
    const { model, state, kept, calls } = await opened([{ body: rest }, { body: both }]);
    await model.remove(silla!);
    expect(calls.at(-1)).toMatchObject({ body: { lines: [MESA] } });
    expect(kept()).toEqual([MESA]);
    const [removed] = state().removed;
    expect(removed).toMatchObject({ name: silla!.name, index: 0 });
    await vi.advanceTimersByTimeAsync(4999);
    await model.undo(removed!);
    expect(kept()).toEqual([SILLA, MESA]);
    expect(state().removed).toEqual([]);
  });

  test('the offer ends after 5 seconds', async () => {
    const { model, state } = await opened([{ body: rest }]);
    await model.remove(silla!);
    await vi.advanceTimersByTimeAsync(5000);
    expect(state().removed).toEqual([]);
  });
});

describe('checking out', () => {
  const server: CartView = { ...both, cart: `cr_${'a'.repeat(26)}` };

  test('makes the cart, then the checkout, and leaves with the panel closed', async () => {
    const { model, calls, gone, state } = await opened([
      { status: 201, body: server },
      { status: 201, body: { id: 'co_1' } },
    ]);
    await model.checkOut();
    expect(calls.slice(1).map((call) => call.path)).toEqual([
      '/api/shopping-carts/',
      `/api/shopping-carts/${server.cart}/checkout`,
    ]);
    expect(calls[2]!.key).toBeTruthy();
    expect(gone).toEqual(['co_1']);
    expect(state().open).toBe(false);
  });

  test('a refusal for stock warns for 7 seconds, titled Error, and reads the cart again', async () => {
    const message = 'Silla: El producto está agotado';
    const { model, warnings, state, calls, gone } = await opened([
      { status: 201, body: server },
      { status: 409, body: { code: 'out_of_stock', message } },
      { body: both },
    ]);
    await model.checkOut();
    expect(warnings).toEqual([[message, 7, 'Error']]);
    expect(calls.at(-1)!.path).toBe('/api/shopping-carts/orders');
    expect(state()).toMatchObject({ leaving: false, busy: false });
    expect(gone).toEqual([]);
  });

  test('a seller that is not set up is an info notice, and so is said what fails without a word', async () => {
    const { model, warnings, infos } = await opened([
      { status: 201, body: server },
      { status: 404, body: { code: 'supplier_not_found', message: 'x' } },
      { body: both },
      { status: 418, body: {} },
      { body: both },
    ]);
    await model.checkOut();
    expect(infos).toEqual([['Contacte a su vendedor.', 7, 'Falta configuración del vendedor']]);
    expect(warnings).toEqual([]);
    await model.checkOut();
    const standard = 'Falta configuración del vendedor. Contacte a su vendedor.';
    expect(warnings).toEqual([[standard, 7, 'Error']]);
  });

  test('after a lost answer the same cart is asked for by the same key', async () => {
    const lost = { status: 504, body: {} };
    const { model, calls } = await opened([
      lost,
      lost,
      { body: both },
      { status: 201, body: server },
      { body: {} },
    ]);
    await model.checkOut();
    await model.checkOut();
    const keys = calls
      .filter((call) => call.path === '/api/shopping-carts/')
      .map((call) => call.key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test('a change at the last moment is shown, and nothing is bought', async () => {
    const changed: CartView = {
      ...cartOf([product(MESA)]),
      cart: server.cart,
      notices: [
        { code: 'out_of_stock', item: 'it_silla', sku: 'sk_silla', name: 'Silla', amount: 0 },
      ],
    };
    const { model, state, gone, kept } = await opened([{ status: 201, body: changed }]);
    await model.checkOut();
    expect(gone).toEqual([]);
    expect(kept()).toEqual([MESA]);
    expect(state()).toMatchObject({ leaving: false, busy: false, view: changed });
  });
});
