import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFERRED_REMOVAL_MS } from '../../../shared/kernel/constants/timers.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { editMarksModel, editorOfRow, type ShownRow } from './model.ts';

const ROWS: readonly Omit<ShownRow, 'row'>[] = [
  { kind: 'item', id: 'it_1', name: 'Taza' },
  { kind: 'listed', id: 'it_2', name: 'Cámara' },
  { kind: 'catalogue', id: 'ca_1', name: 'Mesa' },
  { kind: 'entry', id: 'be_1', name: 'Barro' },
];
const t = messages.es;

function start(status = 200, body: object = {}) {
  const sent: string[] = [];
  const rows = ROWS.map((row) => ({ ...row, row: { hidden: false } }));
  const said: string[] = [];
  const model = editMarksModel(
    {
      t,
      toast: ({ message }) => said.push(message),
      api: {
        base: '',
        tag: 'es-MX',
        fetch: (url, init) => {
          sent.push(`${init?.method} ${url}`);
          return Promise.resolve(Response.json(body, { status }));
        },
      },
    },
    { env: { ...pageEnv(), store: 'st_uno' }, storeType: 'other' },
  );
  model.show(rows);
  const left = () => rows.filter(({ row }) => row.hidden).map(({ id }) => id);
  return { model, sent, left, said };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['it_1', 'DELETE /api/products-admin/it_1'],
  ['it_2', 'DELETE /api/store/st_uno:st_uno/other/store/products/it_2'],
  ['ca_1', 'DELETE /api/catalogues/ca_1?force=false'],
  ['be_1', 'DELETE /api/blog-admin/be_1'],
])('%s is removed by %s, after the time to undo it', async (id, call) => {
  const { model, sent, left } = start();
  model.start(id);
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([call]);
  expect(left()).toEqual([id]);
});

test('a removal that is undone makes no call', async () => {
  const { model, sent } = start();
  model.start('it_1');
  model.undo('it_1');
  await vi.advanceTimersByTimeAsync(2 * DEFERRED_REMOVAL_MS);
  expect(sent).toEqual([]);
});

test('a refused removal leaves the row, and says why', async () => {
  const message = 'No tienes permiso.';
  const { model, left, said } = start(403, {
    code: 'forbidden',
    payload: { messages: [message] },
    message,
  });
  model.start('ca_1');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(left()).toEqual([]);
  expect(said).toEqual([message]);
});

test('a catalogue with products is warned about for four seconds, and deleted once that is meant', async () => {
  const { model, sent, said } = start(409, {
    code: 'product_catalogue_has_products',
    payload: { messages: ['Tiene productos.'] },
    message: 'Tiene productos.',
  });
  model.start('ca_1');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect([model.$warned.value, said]).toEqual(['ca_1', []]);
  await vi.advanceTimersByTimeAsync(3999);
  expect(model.$warned.value).toBe('ca_1');
  await vi.advanceTimersByTimeAsync(1);
  expect(model.$warned.value).toBeNull();

  model.insist('ca_1');
  model.undo('ca_1');
  model.start('ca_1');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(model.$warned.value).toBe('ca_1');
  model.insist('ca_1');
  expect(model.$warned.value).toBeNull();
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(sent.map((call) => call.split('force=')[1])).toEqual(['false', 'false', 'true']);
});

test('each own row has its editor; an item of another store has none', () => {
  expect(ROWS.map((row) => editorOfRow('/tienda/uno', row))).toEqual([
    '/tienda/uno/admin/articulos/it_1',
    null,
    '/tienda/uno/admin/catalogos/ca_1',
    '/tienda/uno/admin/blog/be_1',
  ]);
});
