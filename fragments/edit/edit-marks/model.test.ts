import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFERRED_REMOVAL_MS } from '../../../shared/kernel/constants/timers.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { editMarksModel } from './model.ts';
import { editorOfRow, type ShownRow } from './model/row.ts';

const ROWS: readonly Omit<ShownRow, 'row'>[] = [
  { kind: 'item', id: 'it_1', name: 'Taza' },
  { kind: 'listed', id: 'it_2', name: 'Cámara' },
  { kind: 'catalogue', id: 'ca_1', name: 'Mesa' },
  { kind: 'entry', id: 'be_1', name: 'Barro' },
];
const t = messages.es;

type Answers = Readonly<Record<string, readonly [status: number, body: object]>>;

/** Calls are answered by the end of their address; all others with the row that was deleted. */
function start(answers: Answers = {}) {
  const sent: string[] = [];
  const rows = ROWS.map((row) => ({ ...row, row: { hidden: false } }));
  const said: (string | undefined)[][] = [];
  const model = editMarksModel(
    {
      t,
      toast: ({ tone, title, message }) => said.push([tone, title, message]),
      api: {
        base: '',
        tag: 'es-MX',
        wait: async () => {},
        fetch: (url, init) => {
          sent.push(`${init?.method} ${url}`);
          const known = Object.keys(answers).find((end) => url.endsWith(end));
          const [status, body] = known ? answers[known]! : [200, { id: 'x', name: 'Uno' }];
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

const refused = (status: number, code: string, message = '') =>
  [status, { code, payload: { messages: [message] }, message }] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LISTED = '/api/store/st_uno:st_uno/other/store/products/it_2';

test.each([
  ['it_1', '/api/products-admin/it_1', '', '«Taza» ya no está en la tienda'],
  ['it_2', LISTED, '', '«Cámara» ya no está en la tienda'],
  ['ca_1', '/api/catalogues/ca_1', '?force=false', 'Catálogo borrado'],
  ['be_1', '/api/blog-admin/be_1', '', '«Barro» ya no está en la tienda'],
])(
  '%s is removed at once, so that a closed tab loses nothing, and can be put back for five seconds',
  async (id, path, query, words) => {
    const { model, sent, left, said } = start();
    await model.remove(id);
    expect(sent).toEqual([`DELETE ${path}${query}`]);
    expect([...model.$deleted.value.keys()]).toEqual([id]);
    await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS - 1);
    expect([left(), await model.restore(id), sent[1]]).toEqual([[], true, `POST ${path}/restore`]);
    await vi.advanceTimersByTimeAsync(2 * DEFERRED_REMOVAL_MS);
    expect([left(), said, model.$deleted.value.size]).toEqual([[], [], 0]);

    await model.remove(id);
    await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
    expect([left(), said]).toEqual([[id], [['success', undefined, words]]]);
  },
);

test('a row that cannot be put back stays removed, and that is told', async () => {
  const message = 'Ya no existe.';
  const { model, left, said } = start({ '/restore': refused(404, 'item_not_found', message) });
  await model.remove('it_1');
  expect(await model.restore('it_1')).toBe(false);
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect([left(), said[0]]).toEqual([['it_1'], ['error', 'Error', message]]);
});

test('what another account has removed leaves the page', async () => {
  const { model, left } = start({ it_1: refused(404, 'item_not_found') });
  await model.remove('it_1');
  expect([left(), model.$deleted.value.size]).toEqual([['it_1'], 0]);
});

test.each([
  ['it_1', 'Error', 'Ocurrió un error'],
  ['ca_1', 'El catálogo no se borró', 'No fue posible borrar el catálogo.'],
])('a refused removal of %s leaves the row, in the words of the spec', async (id, title, words) => {
  const { model, left, said } = start({
    [id]: refused(403, 'forbidden'),
    false: refused(500, 'x'),
  });
  await model.remove(id);
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect([left(), said]).toEqual([[], [['error', title, words]]]);
});

test('a catalogue with products is warned about at once, for four seconds, and deleted once that is meant', async () => {
  const { model, sent, said, left } = start({
    'force=false': refused(409, 'product_catalogue_has_products', 'Tiene productos.'),
  });
  await model.remove('ca_1');
  expect([model.$warned.value, said]).toEqual(['ca_1', []]);
  await vi.advanceTimersByTimeAsync(3999);
  expect(model.$warned.value).toBe('ca_1');
  await vi.advanceTimersByTimeAsync(1);
  expect(model.$warned.value).toBeNull();

  await model.remove('ca_1');
  await model.remove('ca_1', true);
  expect(model.$warned.value).toBeNull();
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(sent.map((call) => call.split('force=')[1])).toEqual(['false', 'false', 'true']);
  expect(left()).toEqual(['ca_1']);
});

test('each own row has its editor; an item of another store has none', () => {
  expect(ROWS.map((row) => editorOfRow('/tienda/uno', row))).toEqual([
    '/tienda/uno/admin/articulos/it_1',
    null,
    '/tienda/uno/admin/catalogos/ca_1',
    '/tienda/uno/admin/blog/be_1',
  ]);
});
