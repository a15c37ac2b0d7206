import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OVERLAY_REFRESH_MS, REORDER_LOCK_MS } from '../../../../shared/kernel/constants/timers.ts';
import { messages } from '../messages/en.ts';
import { rowsOrder } from './order.ts';

const ROWS = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }));
/** The places among all catalogues, of which the shop leaves empty ones out. */
const PLACES: Readonly<Record<string, number>> = { a: 0, b: 3, c: 5 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(
  of: { catalogue: string; offset: number } | null,
  status = 200,
  failure: object = { code: 'x', message: '' },
) {
  const anew = vi.fn<() => Promise<void>>(async () => {});
  const sent: unknown[] = [];
  const said: (string | undefined)[] = [];
  const model = rowsOrder(
    {
      t: messages.es,
      toast: ({ tone, title, message }) => said.push(tone, title, message),
      api: {
        base: '',
        tag: 'es-MX',
        wait: async () => {},
        fetch: (url, init) => {
          const id = url.split('/').at(-1)!;
          if (init?.method === 'GET') {
            return Promise.resolve(Response.json({ position: PLACES[id] }));
          }
          sent.push([url, JSON.parse(init?.body as string)]);
          return Promise.resolve(Response.json(failure, { status }));
        },
      },
    },
    { rows: ROWS, of, anew },
  );
  const move = async (id: string, position: number) => {
    model.lift(id);
    model.moveTo(position);
    await model.drop();
  };
  return { model, move, sent, said, anew };
}

test.each([
  ['a', 1, 4],
  ['c', 1, 3],
  ['b', 0, 0],
  ['a', 2, 5],
  ['c', 0, 0],
])('catalogue %s, put at %i of the shown ones, takes place %i of all', async (id, at, position) => {
  const { move, sent } = start(null);
  await move(id, at);
  expect(sent).toEqual([[`/api/catalogues/${id}/reposition`, { position }]]);
});

test('a product of a later page counts from that page on', async () => {
  const { move, sent, model } = start({ catalogue: 'ca_1', offset: 30 });
  await move('a', 2);
  expect(sent).toEqual([['/api/catalogues/ca_1/products/a/reposition', { position: 32 }]]);
  expect(model.$ids.value).toEqual(['b', 'c', 'a']);
});

test('catalogues are locked for 2.5 s after a move, and lie under no overlay', async () => {
  const { move, sent, model, anew } = start(null);
  await move('a', 2);
  expect([model.$locked.value, model.$settling.value]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(REORDER_LOCK_MS - 1);
  await move('c', 0);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await move('c', 0);
  expect([sent.length, anew.mock.calls.length]).toEqual([2, 0]);
});

test('products lie under an overlay for 8 s after a move, and are then read anew', async () => {
  const { move, sent, model, anew } = start({ catalogue: 'ca_1', offset: 0 });
  await move('a', 2);
  await vi.advanceTimersByTimeAsync(OVERLAY_REFRESH_MS - 1);
  await move('c', 0);
  expect([model.$settling.value, anew.mock.calls.length, sent.length]).toEqual([true, 0, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([model.$settling.value, model.$locked.value]).toEqual([false, false]);
  expect(anew).toHaveBeenCalledOnce();
});

const PRODUCTS = { catalogue: 'ca_1', offset: 0 };
const LATER = 'La posición se está actualizando. Inténtalo más tarde.';
const NOT_MOVED = 'No se pudo mover el producto';

test.each([
  [null, 409, 'edited_meanwhile', 'Alguien más lo movió.', ['error', 'Ocurrió un error']],
  [PRODUCTS, 400, 'updating_position_error', LATER, ['warning', NOT_MOVED]],
  [PRODUCTS, 400, 'invalid_request', 'La posición no es válida.', ['error', NOT_MOVED]],
  [PRODUCTS, 404, 'item_not_found', 'Ya no existe.', ['error', 'Error']],
] as const)(
  'a move of %j that is refused with %i %s goes back, in the words of the spec',
  async (of, status, code, message, told) => {
    const { move, model, said } = start(of, status, { code, message });
    await move('a', 1);
    expect(model.$ids.value).toEqual(['a', 'b', 'c']);
    expect([model.$locked.value, model.$settling.value]).toEqual([false, false]);
    expect(said).toEqual([...told, message]);
  },
);

test('a move without an answer goes back, as an error', async () => {
  const { move, model, said } = start(PRODUCTS, 500, {});
  await move('a', 1);
  expect(model.$ids.value).toEqual(['a', 'b', 'c']);
  expect(said).toEqual(['error', messages.es.failed, messages.es.tryAgain]);
});
