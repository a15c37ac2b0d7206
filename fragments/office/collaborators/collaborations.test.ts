import { expect, test, vi } from 'vitest';
import { collaborationsModel } from './collaborations.ts';

const store = (n: number) => ({
  id: `cb_${n}`,
  store_name: `Tienda ${n}`,
  store_url: `http://${n}.localhost`,
  store_photo: null,
});
const list = (ids: number[], total: number) =>
  Response.json({ results: ids.map((n) => store(n)), matches_estimated: total });

function started(answer: () => Response, change: { page?: number; failed?: boolean } = {}) {
  const fetch = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve(answer()));
  const api = { base: '', locale: 'es', fetch, wait: async () => {} } as const;
  const items = change.failed ? [] : [store(1), store(2)];
  const props = { items, total: change.failed ? 0 : 4, page: 1, failed: false, ...change };
  const { $collaborations, more } = collaborationsModel(api, 'st_a', props);
  return {
    $collaborations,
    more,
    fetch,
    ids: () => $collaborations.get().items.map(({ id }) => id),
  };
}

test('the next ones are added below, none twice', async () => {
  const { $collaborations, more, fetch, ids } = started(() => list([2, 3, 4], 4), { page: 2 });
  await Promise.all([more(), more()]);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/api/store/st_a:st_a/collaborations?offset=12&limit=10',
  ]);
  expect(ids()).toEqual(['cb_1', 'cb_2', 'cb_3', 'cb_4']);
  expect($collaborations.get()).toMatchObject({ status: 'ready', total: 4 });
});

test('what fails leaves what is there, and may be asked for again', async () => {
  let works = false;
  const { $collaborations, more, ids } = started(() =>
    works ? list([3], 3) : new Response('{}', { status: 500 }),
  );
  await more();
  expect($collaborations.get().status).toBe('failed');
  expect(ids()).toEqual(['cb_1', 'cb_2']);
  works = true;
  await more();
  expect(ids()).toEqual(['cb_1', 'cb_2', 'cb_3']);
});

test('what the page could not read is asked for from its beginning', async () => {
  const { $collaborations, more, fetch } = started(() => list([], 0), { failed: true });
  expect($collaborations.get().status).toBe('failed');
  await more();
  expect(fetch.mock.calls[0]?.[0]).toContain('offset=0&');
  expect($collaborations.get()).toMatchObject({ status: 'ready', total: 0 });
});

test('where nothing more comes there is no more to ask for', async () => {
  const { $collaborations, more } = started(() => list([], 4));
  await more();
  expect($collaborations.get().total).toBe(2);
});
