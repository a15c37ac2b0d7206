import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FranchisePick } from '../../../shared/contracts/franchise-picks.ts';
import {
  DEFERRED_REMOVAL_MS,
  SEARCH_DEBOUNCE_SLOW_MS,
} from '../../../shared/kernel/constants/timers.ts';
import { refusal, type Reply } from '../../_runtime/fixtures.ts';
import { franchisesModel } from './franchises.ts';
import { franchiseWords as t } from './messages/es.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const franchise = (n: number, in_store: boolean | null): FranchisePick => ({
  id: `st_${n}`,
  name: `Sucursal ${n}`,
  photo: null,
  canonical_url: `https://s${n}.test/`,
  in_store,
});

/** A picker of two franchises, the second in the store; calls are answered by method and path. */
function started(replies: Readonly<Record<string, Reply>> = {}) {
  const sent: string[] = [];
  const toast = vi.fn<(notice: object) => void>();
  const fetch: typeof globalThis.fetch = (url, init) => {
    const { method = 'GET', body } = init ?? {};
    const { pathname, search } = new URL(url as string, 'https://a.test');
    const asked = `${method} /${pathname.split('/').pop()}`;
    sent.push(`${asked}${search}${typeof body === 'string' ? ` ${body}` : ''}`);
    const reply = replies[asked] ?? { body: {} };
    return Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 }));
  };
  const api = { base: '', tag: 'es-MX', fetch, wait: async () => {} };
  const list = { results: [franchise(1, false), franchise(2, true)], matches_estimated: 2 };
  const model = franchisesModel(
    { api, t, toast },
    { store: 'st_a', storeType: 'other', rows: 2, list },
  );
  const inStore = () =>
    model.$list.value.$list.value.items.flatMap(({ id, in_store }) => (in_store ? [id] : []));
  return { model, sent, toast, inStore };
}

test('a typed name is searched a moment after its last letter, then which of them the store shows', async () => {
  const { model, sent } = started({
    'GET /franchises': {
      body: { results: [franchise(3, null), franchise(4, null)], matches_estimated: 2 },
    },
    'POST /instore': { body: { st_3: true } },
  });
  model.type('su');
  model.type('sucursal ');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_SLOW_MS);
  expect(sent).toEqual([
    'GET /franchises?text=sucursal&offset=0&limit=2',
    'POST /instore {"franchises":["st_3","st_4"]}',
  ]);
  const flags = model.$list.value.$list.value.items.map(({ in_store }) => in_store);
  expect(flags).toEqual([true, null]);
});

test('a name that no franchise has asks nothing more; a failed question fails the list', async () => {
  const none = started({ 'GET /franchises': { body: { results: [], matches_estimated: 0 } } });
  none.model.seek();
  await vi.advanceTimersByTimeAsync(0);
  expect(none.sent).toHaveLength(1);
  expect(none.model.$list.value.$list.value).toMatchObject({ status: 'ready', total: 0 });
  const { model } = started({
    'GET /franchises': { body: { results: [franchise(3, null)], matches_estimated: 1 } },
    'POST /instore': refusal('store_not_found', 404),
  });
  model.seek();
  await vi.advanceTimersByTimeAsync(0);
  expect(model.$list.value.$list.value.status).toBe('failed');
});

test('a franchise is added at once, and goes back where the edge refuses', async () => {
  const { model, toast, inStore, sent } = started({
    'PUT /st_1': refusal('franchise_not_found', 404),
  });
  const added = model.add('st_1');
  expect(inStore()).toEqual(['st_1', 'st_2']);
  await added;
  expect(sent).toEqual(['PUT /st_1 {}']);
  expect(inStore()).toEqual(['st_2']);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: t.notAdded }));
  expect(await model.finish()).toBe(false);
});

test('a removal waits, can be undone, and is sent at once as the picker closes', async () => {
  const { model, sent, inStore, toast } = started();
  model.removals.start('st_2');
  model.removals.undo('st_2');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(sent).toEqual([]);
  model.removals.start('st_2');
  expect(await model.finish()).toBe(true);
  expect(sent).toEqual([expect.stringContaining('DELETE /st_2')]);
  expect(inStore()).toEqual([]);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ message: t.done.removed }));
});

test('a search that was on its way while a franchise was added shows it as added', async () => {
  const { model, inStore } = started({
    'GET /franchises': { body: { results: [franchise(1, null)], matches_estimated: 1 } },
    'POST /instore': { body: {} },
  });
  const added = model.add('st_1');
  model.seek();
  await added;
  await vi.advanceTimersByTimeAsync(0);
  expect(inStore()).toEqual(['st_1']);
});
