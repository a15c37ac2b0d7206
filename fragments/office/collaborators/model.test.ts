import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { DEFERRED_REMOVAL_MS } from '../../../shared/kernel/constants/timers.ts';
import { messages } from './messages/en.ts';
import { collaboratorsModel } from './model.ts';
import type { OfficePorts } from '../../_office/ports.ts';
import type { Messages } from './messages/es.ts';

const t = messages.es;
const env = pageEnv({ store: 'st_a' });
const partner = (n: number) => ({
  id: `cb_${n}`,
  store_name: `Tienda ${n}`,
  store_url: `http://${n}.localhost`,
  store_photo: null,
});
const profile = (slug: string) => ({
  id: `st_${slug}`,
  slug,
  store_name: slug,
  store_url: `http://${slug}.localhost`,
  store_photo: null,
  is_collaborator: false,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started(answer: (url: string, method: string) => Response, total = 7) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
    (url, { method = 'GET' }) => Promise.resolve(answer(url, method)),
  );
  const toast = vi.fn<OfficePorts<Messages>['toast']>();
  const api = { base: '', tag: 'es-MX', fetch, wait: async () => {} } as const;
  const items = [1, 2, 3, 4, 5].slice(0, total).map((n) => partner(n));
  const collaborations = { items: [], total: 0, page: 1, failed: false };
  const props = { env, items, total, page: 1, search: null, done: null, collaborations };
  const model = collaboratorsModel({ t, toast, api }, props);
  return { model, toast, fetch, ids: () => model.partners.$list.value.items.map(({ id }) => id) };
}

test('the next five are added below, none twice', async () => {
  const { model, fetch, ids } = started(() =>
    Response.json({ results: [partner(5), partner(6), partner(7)], matches_estimated: 7 }),
  );
  await model.partners.more();
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/collaborators/?offset=5&limit=5');
  expect(ids()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `cb_${n}`));
});

test('a store that was found is added, with a notice', async () => {
  const { model, ids } = started((_, method) =>
    method === 'GET'
      ? Response.json({ results: [profile('moda'), profile('casa')], matches_estimated: 2 })
      : Response.json(partner(9), { status: 201 }),
  );
  model.type(' mo ');
  await model.search();
  await model.add('moda');
  expect(ids()).toContain('cb_9');
  expect(model.partners.$list.value.total).toBe(8);
  expect(model.$search.value.found?.map((one) => one.is_collaborator)).toEqual([true, false]);
});

test('a name is saved, and the partner’s own data is fetched anew', async () => {
  const { model } = started((_, method) =>
    Response.json({ ...partner(1), store_name: method === 'PATCH' ? 'Mía' : 'Suya' }),
  );
  await model.rename('cb_1', ' Mía ');
  expect(model.partners.$list.value.items[0]?.store_name).toBe('Mía');
  await model.refresh('cb_1');
  expect(model.partners.$list.value.items[0]?.store_name).toBe('Suya');
});

test('a removal waits five seconds; where it fails the row comes back', async () => {
  let fails = true;
  const { model, toast, ids } = started(() =>
    fails ? new Response('{}', { status: 500 }) : Response.json({}),
  );
  model.removals.start('cb_2');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(ids()).toContain('cb_2');
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
  fails = false;
  model.removals.start('cb_2');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(ids()).not.toContain('cb_2');
  expect(model.partners.$list.value.total).toBe(6);
});

test('a refusal is told, and changes nothing', async () => {
  const { model, toast, ids } = started(() =>
    Response.json(
      { code: 'collaborator_exists', message: 'Ya es', request_id: 'r' },
      { status: 409 },
    ),
  );
  await model.add('moda');
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error', message: 'Ya es' }));
  expect(ids()).toHaveLength(5);
  expect(model.$busy.value).toBeNull();
});

test('every change is told in its own words, and changes its own row alone', async () => {
  const { model, toast } = started((_, method) =>
    method === 'DELETE'
      ? Response.json({})
      : Response.json({ ...partner(2), store_name: 'Otra' }, { status: 200 }),
  );
  const names = () => model.partners.$list.value.items.map(({ store_name }) => store_name);
  await model.rename('cb_2', ' Otra ');
  expect(names()).toEqual(['Tienda 1', 'Otra', 'Tienda 3', 'Tienda 4', 'Tienda 5']);
  await model.refresh('cb_2');
  expect(names()).toEqual(['Tienda 1', 'Otra', 'Tienda 3', 'Tienda 4', 'Tienda 5']);
  model.removals.start('cb_3');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  await model.add('moda');
  expect(toast.mock.calls.map(([{ message }]) => message)).toEqual([
    t.done.changed,
    t.done.refreshed,
    t.done.removed,
    t.done.added,
  ]);
  expect(model.$search.value.found).toBeNull();
});

test('names and texts go without the spaces around them', async () => {
  const { model, fetch } = started(() => Response.json({ results: [], ...partner(1) }));
  await model.rename('cb_1', ' Mía ');
  model.type(' mo ');
  await model.search();
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"store_name":"Mía"}');
  expect(new URL(fetch.mock.calls[1]![0], 'http://a').searchParams.get('text')).toBe('mo');
});

test('a search under way is not made twice; one that fails is told and keeps what was found', async () => {
  let fails = false;
  const { model, fetch, toast } = started(() =>
    fails
      ? Response.json({ code: 'x', message: 'No', request_id: 'r' }, { status: 400 })
      : Response.json({ results: [profile('moda')], matches_estimated: 1 }),
  );
  expect(model.$search.value).toEqual({ text: '', found: null, busy: false });
  model.type('mo');
  const first = model.search();
  expect(model.$search.value.busy).toBe(true);
  await Promise.all([first, model.search()]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(toast).not.toHaveBeenCalled();
  fails = true;
  await model.search();
  expect(model.$search.value).toMatchObject({ text: 'mo', busy: false, found: [profile('moda')] });
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error', message: 'No' }));
});

test.each(['rename', 'refresh'] as const)('a %s that is refused changes nothing', async (call) => {
  const { model, toast, ids } = started(() =>
    Response.json({ code: 'x', message: 'No', request_id: 'r' }, { status: 409 }),
  );
  const before = model.partners.$list.value.items;
  await model[call]('cb_1', 'Mía');
  expect(model.partners.$list.value.items).toEqual(before);
  expect(ids()).toHaveLength(5);
  expect(toast.mock.calls.map(([{ tone }]) => tone)).toEqual(['error']);
});

test('a page beyond the first goes on where it ends, and shows what was searched', async () => {
  const fetch = vi.fn<(url: string) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ results: [], matches_estimated: 30 })),
  );
  const api = { base: '', tag: 'es-MX', fetch, wait: async () => {} } as const;
  const found = [profile('moda')];
  const model = collaboratorsModel(
    { t, toast: vi.fn<OfficePorts<Messages>['toast']>(), api },
    {
      env,
      items: [partner(11)],
      total: 30,
      page: 3,
      search: { text: 'mo', found },
      done: null,
      collaborations: { items: [partner(21)], total: 30, page: 2, failed: false },
    },
  );
  expect(model.$search.value).toEqual({ text: 'mo', found, busy: false });
  await model.partners.more();
  await model.collaborations.more();
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/api/collaborators/?offset=11&limit=5',
    expect.stringMatching(/\?offset=6&limit=5$/),
  ]);
});
