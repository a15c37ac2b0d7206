import { expect, test, vi } from 'vitest';
import { collaboratorList } from './model.ts';

const partner = (index: number) => ({
  id: `cb_${index}`,
  store_name: `Tienda ${index}`,
  store_url: `http://${index}.localhost`,
  store_photo: null,
});

/** Answers as the edge does for a store with this many partners. */
function listOf(total: number) {
  const all = Array.from({ length: total }, (_none, index) => partner(index));
  const fetch = vi.fn<(url: string) => Promise<Response>>((url) => {
    const query = new URL(url, 'http://x').searchParams;
    const offset = Number(query.get('offset'));
    const results = all.slice(offset, offset + Number(query.get('limit')));
    return Promise.resolve(Response.json({ results, matches_estimated: total }));
  });
  const list = collaboratorList({ base: '/tienda/a', tag: 'es-MX', fetch, wait: async () => {} });
  return { list, fetch, now: () => list.$list.get() };
}

test('five at a time, until all are there', async () => {
  const { list, fetch, now } = listOf(7);
  await list.open();
  expect(fetch.mock.calls[0]?.[0]).toBe('/tienda/a/api/collaborators/?offset=0&limit=5');
  expect(now()).toMatchObject({ status: 'ready', more: true });
  expect(now().items).toHaveLength(5);
  await list.next();
  expect(now()).toMatchObject({ status: 'ready', more: false });
  expect(now().items.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `cb_${n}`));
});

test('opening again, or twice at once, asks once', async () => {
  const { list, fetch } = listOf(2);
  await Promise.all([list.open(), list.open(), list.next()]);
  await list.open();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a store without partners has no more of them', async () => {
  const { list, now } = listOf(0);
  await list.open();
  expect(now()).toEqual({ status: 'ready', items: [], more: false });
});

test('a failure is told, and the partners that were loaded stay; trying again goes on from them', async () => {
  const { list, fetch, now } = listOf(6);
  await list.open();
  fetch.mockImplementationOnce(() => Promise.resolve(new Response('{}', { status: 500 })));
  await list.next();
  expect(now().status).toBe('failed');
  expect(now().items).toHaveLength(5);
  await list.next();
  expect(now()).toMatchObject({ status: 'ready', more: false });
  expect(now().items).toHaveLength(6);
});

test('one that is listed twice, since another was taken out, is shown once', async () => {
  const { list, fetch, now } = listOf(8);
  await list.open();
  fetch.mockResolvedValueOnce(
    Response.json({ results: [partner(4), partner(6)], matches_estimated: 7 }),
  );
  await list.next();
  expect(now().items.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 6].map((n) => `cb_${n}`));
});
