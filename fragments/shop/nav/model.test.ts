import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSearch } from './model.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const items = [{ id: 'it_1' }, { id: 'it_2' }];

function answering(reply: (url: string) => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (url) => reply(url as string));
  const search = createSearch({
    base: '/tienda/moda',
    tag: 'es-MX',
    fetch,
    wait: () => Promise.resolve(),
  });
  return { fetch, search, now: () => search.$suggestions.get() };
}
const found = () => Response.json({ results: items, matches_estimated: 37 });

test('asks once, 200 ms after the last key, for five items', async () => {
  const { search, fetch, now } = answering(found);
  for (const text of ['f', 'fa', ' fal ']) {
    search.type(text);
    await vi.advanceTimersByTimeAsync(150);
  }
  expect(now().status).toBe('loading');
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/tienda/moda/api/products-list-public/?text=fal&limit=5',
  ]);
  expect(now()).toMatchObject({ text: 'fal', status: 'ready', items, total: 37, active: -1 });
});

test('asks for what is popular once', async () => {
  const { search, fetch } = answering(found);
  search.explore();
  search.explore();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/tienda/moda/api/products-list-public/?sort=-sold&limit=5',
  ]);
  expect(search.$popular.get()).toEqual(items);
});

test('an answer to an older text is never shown', async () => {
  let answerFirst!: (response: Response) => void;
  const first = new Promise<Response>((resolve) => (answerFirst = resolve));
  const { search, now } = answering((url) =>
    url.includes('text=fa&') ? first : Response.json({ results: [], matches_estimated: 0 }),
  );
  search.type('fa');
  await vi.advanceTimersByTimeAsync(200);
  search.type('falda');
  answerFirst(found());
  await vi.advanceTimersByTimeAsync(200);
  expect(now()).toMatchObject({ text: 'falda', status: 'ready', items: [], total: 0 });
});

test('an emptied input asks nothing and shows nothing', async () => {
  const { search, fetch, now } = answering(found);
  search.type('fa');
  search.type('  ');
  await vi.advanceTimersByTimeAsync(500);
  expect(fetch).not.toHaveBeenCalled();
  expect(now().status).toBe('idle');
});

test('a failure is a state of its own, and typing on asks again', async () => {
  let broken = true;
  const { search, now } = answering(() => (broken ? new Response('', { status: 500 }) : found()));
  search.type('fa');
  await vi.advanceTimersByTimeAsync(200);
  expect(now()).toMatchObject({ status: 'failed', items: [] });
  broken = false;
  search.type('fal');
  await vi.advanceTimersByTimeAsync(200);
  expect(now().status).toBe('ready');
});

test('arrow keys go over the items and "see all", and around', async () => {
  const { search, now } = answering(found);
  search.move(1);
  expect(now().active).toBe(-1);
  search.type('fa');
  await vi.advanceTimersByTimeAsync(200);
  const visited = [1, 1, 1, 1, -1, -1].map((step) => {
    search.move(step as 1 | -1);
    return now().active;
  });
  expect(visited).toEqual([0, 1, 2, -1, 2, 1]);
});

test('popular items that do not come leave none', async () => {
  const { search } = answering(() => new Response('', { status: 500 }));
  search.explore();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(search.$popular.get()).toEqual([]);
});

test('the same text again asks nothing, and new text takes the choice back', async () => {
  const { search, fetch, now } = answering(found);
  search.type('fa');
  await vi.advanceTimersByTimeAsync(200);
  search.move(1);
  search.type(' fa ');
  await vi.advanceTimersByTimeAsync(500);
  expect(now()).toMatchObject({ status: 'ready', active: 0 });
  expect(fetch).toHaveBeenCalledTimes(1);
  search.type('fal');
  expect(now()).toMatchObject({ text: 'fal', status: 'loading', items, active: -1 });
});
