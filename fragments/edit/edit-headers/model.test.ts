import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EditedHeader } from '../../../shared/contracts/header-edits.ts';
import { DEFERRED_REMOVAL_MS } from '../../../shared/kernel/constants/timers.ts';
import { refusal } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { headerFields, headerProblems, headersModel, headerValues } from './model.ts';

const t = messages.es;
const PATH = '/api/store/st_a:st_a/other/store/headers';

const header = (n: number, change: Partial<EditedHeader> = {}): EditedHeader => ({
  id: `he_${n}`,
  title: `Título ${n}`,
  subtitle: null,
  description: null,
  title_en: null,
  subtitle_en: null,
  description_en: null,
  target: 'all',
  action_type: 'none',
  url: null,
  product: null,
  product_supplier: null,
  button_label: 'more',
  bgcolor: null,
  version: 1,
  ...change,
});

type Reply = { readonly status?: number; readonly body: unknown };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An open panel of three headers; other calls are answered by method and path below headers. */
async function opened(replies: Readonly<Record<string, Reply>> = {}) {
  const sent: { method: string; path: string; body: Record<string, unknown> }[] = [];
  const toast = vi.fn<(notice: object) => void>();
  const list = { results: [1, 2, 3].map((n) => header(n)), matches_estimated: 3 };
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    const { method = 'GET' } = init;
    const path = url.slice(PATH.length);
    const body = JSON.parse((init.body as string | undefined) ?? '{}') as Record<string, unknown>;
    sent.push({ method, path, body });
    const reply = replies[`${method} ${path}`] ?? { body: method === 'GET' ? list : {} };
    return Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 }));
  };
  const api = { base: '', tag: 'es-MX', fetch, wait: async () => {} };
  const model = headersModel({ api, t, toast }, { id: 'st_a', type: 'other' });
  model.open();
  await vi.waitFor(() => expect(model.$status.value).toBe('ready'));
  const titles = () => model.$things.value.map(({ title }) => title);
  return { model, toast, sent, titles };
}

test('a new header is sent with null for its empty texts, and told in the words of the spec', async () => {
  const { model, toast, sent } = await opened({ 'POST ': { status: 201, body: header(9) } });
  model.edit(null);
  model.form.input('title', ' Otoño ');
  model.form.input('subtitle', ' ');
  await model.save();
  const { body } = sent.find(({ method }) => method === 'POST')!;
  expect(body).toMatchObject({ title: 'Otoño', subtitle: null, title_en: null, url: null });
  expect(toast).toHaveBeenCalledWith({
    tone: 'success',
    title: 'Exito',
    message: 'Se creó el header correctamente',
    seconds: 5,
  });
  expect(model.$editing.value).toBeUndefined();
});

test.each([
  [refusal('headers_full', 409), undefined],
  [{ status: 500, body: {} }, 'Ocurrió un error'],
])('a header that is not saved is told under the title Error', async (reply, message) => {
  const { model, toast } = await opened({ 'POST ': reply });
  model.edit(null);
  model.form.input('title', 'Otoño');
  await model.save();
  const { failure } = model.form.$state.value;
  expect(failure).toBe(message ?? failure);
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ tone: 'error', title: 'Error', message: failure }),
  );
  expect(model.form.$state.value.values['title']).toBe('Otoño');
});

test('a form with problems is not sent', async () => {
  const { model, sent } = await opened();
  model.edit(null);
  model.form.input('action_type', 'url');
  await model.save();
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(model.form.$state.value.stopped).toBe(1);
});

test.each([
  [{ title: 'A', action_type: 'none' }, {}],
  [{ title: '  ', action_type: 'none' }, { title: 'required' }],
  [{ title: 'A', action_type: 'url', url: '' }, { url: 'required' }],
  [{ title: 'A', action_type: 'url', url: 'javascript:alert(1)' }, { url: 'link' }],
  [{ title: 'A', action_type: 'url', url: '/catalogos' }, {}],
  [{ title: 'A', action_type: 'product', product: '' }, { product: 'required' }],
  [{ title: 'A', action_type: 'none', bgcolor: '#16324f' }, {}],
  [{ title: 'A', action_type: 'none', bgcolor: 'azul' }, { bgcolor: 'color' }],
])('%j has the problems %j', (values, problems) => {
  expect(headerProblems(values)).toEqual(problems);
});

test('a header comes out of its form as it went in', () => {
  const {
    id: _,
    version: _version,
    product_supplier: _supplier,
    ...fields
  } = header(1, {
    subtitle: 'Dos',
    title_en: 'Title',
    action_type: 'url',
    url: '/catalogos',
  });
  expect(headerFields(headerValues(header(1, fields)))).toEqual(fields);
});

describe('a header that somebody else changed meanwhile', () => {
  const theirs = header(2, { title: 'De ella', version: 2 });
  const refused = {
    'PATCH /he_2': refusal('edited_meanwhile', 409),
    'GET /he_2': { body: theirs },
  };
  const mine = async (replies: Record<string, Reply> = refused) => {
    const all = await opened(replies);
    all.model.edit(header(2));
    all.model.form.input('title', 'Mío');
    await all.model.save();
    return all;
  };

  test('is shown in both versions, and nothing is lost', async () => {
    const { model, sent } = await mine();
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ version: 1 });
    expect(model.$theirs.value).toEqual(theirs);
    expect(model.form.$state.value).toMatchObject({ busy: false, values: { title: 'Mío' } });
  });

  test('is overwritten once its owner has seen it', async () => {
    const { model, sent } = await mine();
    await model.keepMine();
    expect(sent.at(-2)?.body).toMatchObject({ title: 'Mío', version: 2 });
  });

  test('or is left as it is', async () => {
    const { model, titles } = await mine();
    model.takeTheirs();
    expect(model.form.$state.value.values['title']).toBe('De ella');
    expect(titles()).toContain('De ella');
  });

  test('is told to be gone where it was deleted', async () => {
    const { model } = await mine({ ...refused, 'GET /he_2': refusal('header_not_found', 404) });
    expect(model.form.$state.value.failure).toBe(t.panel.meanwhile.gone);
  });
});

test('a deletion waits five seconds, and can be undone', async () => {
  const { model, sent, titles, toast } = await opened();
  model.removals.start('he_1');
  model.removals.undo('he_1');
  model.removals.start('he_2');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/he_2',
  ]);
  expect(titles()).toEqual(['Título 1', 'Título 3']);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ message: t.done.deleted }));
});

test('closing sends what waits, and leads back to the list', async () => {
  const { model, sent } = await opened();
  model.removals.start('he_3');
  model.edit(header(1));
  model.close();
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/he_3' });
  expect([model.$isOpen.value, model.$editing.value]).toEqual([false, undefined]);
});

describe('the order', () => {
  test('is saved when a header is dropped', async () => {
    const { model, sent, titles } = await opened();
    const order = model.$order.value;
    order.lift('he_3');
    order.moveTo(0);
    await order.drop();
    expect(sent.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/order',
      body: { ids: ['he_3', 'he_1', 'he_2'] },
    });
    expect(titles()[0]).toBe('Título 3');
  });

  test('goes back, and the list is read again, where another editor changed it', async () => {
    const { model, sent } = await opened({ 'PUT /order': refusal('edited_meanwhile', 409) });
    const order = model.$order.value;
    order.lift('he_3');
    order.moveTo(0);
    await order.drop();
    expect(order.$ids.value).toEqual(['he_1', 'he_2', 'he_3']);
    expect(sent.at(-1)).toMatchObject({ method: 'GET', path: '/edited?limit=50' });
  });
});

test('ten headers show at a time, and an order of those keeps the later ones behind them', async () => {
  const many = Array.from({ length: 23 }, (_, n) => header(n));
  const ids = many.map(({ id }) => id);
  const { model, sent } = await opened({
    'GET /edited?limit=50': { body: { results: many, matches_estimated: many.length } },
  });
  const shown = () => model.$order.value.$ids.value;
  expect([shown().length, model.$hasMore.value]).toEqual([10, true]);
  const order = model.$order.value;
  order.lift(ids[1]!);
  order.moveTo(0);
  await order.drop();
  const body = sent.findLast(({ method }) => method !== 'GET')?.body as { ids: string[] };
  expect(body.ids).toEqual([ids[1], ids[0], ...ids.slice(2)]);
  model.more();
  expect(shown()).toHaveLength(20);
  model.more();
  expect([shown().length, model.$hasMore.value]).toEqual([23, false]);
});
