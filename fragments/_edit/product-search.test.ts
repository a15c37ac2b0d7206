import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEARCH_DEBOUNCE_SLOW_MS } from '../../shared/kernel/constants/timers.ts';
import { productSearch } from './product-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A search whose answers come in the order in which the test gives them. */
function opened() {
  const asked: { url: URL; answer: (body: unknown, status?: number) => void }[] = [];
  const fetch = (url: string): Promise<Response> =>
    new Promise((resolve) => {
      asked.push({
        url: new URL(url, 'http://moda.test'),
        answer: (body, status = 200) => resolve(Response.json(body, { status })),
      });
    });
  const search = productSearch({ base: '', tag: 'es-MX', fetch, wait: async () => {} });
  return { search, asked };
}

const found = (...names: string[]) => ({
  results: names.map((name) => ({ id: `it_${name}`, name, photo: null })),
  matches_estimated: names.length,
});
const settled = () => vi.advanceTimersByTimeAsync(0);

test('a product is searched a moment after the last letter, without the blanks around the text', async () => {
  const { search, asked } = opened();
  search.type('fal');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_SLOW_MS - 1);
  search.type('falda ');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_SLOW_MS - 1);
  expect(asked).toHaveLength(0);
  expect(search.$found.value).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ url }) => url.searchParams.get('text'))).toEqual(['falda']);
  asked[0]!.answer(found('falda'));
  await settled();
  expect(search.$found.value?.map(({ name }) => name)).toEqual(['falda']);
  expect(search.$names.value).toEqual({ it_falda: 'falda' });
});

test('the answer to an older text is not shown, and an emptied field asks nothing', async () => {
  const { search, asked } = opened();
  search.type('falda');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_SLOW_MS);
  search.type('blusa');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_SLOW_MS);
  asked[1]!.answer(found('blusa'));
  asked[0]!.answer(found('falda'));
  await settled();
  expect(search.$found.value?.map(({ name }) => name)).toEqual(['blusa']);
  search.type('  ');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_SLOW_MS);
  expect([asked.length, search.$found.value]).toEqual([2, null]);
});

test('a search that fails finds nothing; the name of a chosen product is asked once', async () => {
  const { search, asked } = opened();
  search.type('falda');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_SLOW_MS);
  asked[0]!.answer({ code: 'not_found', message: '' }, 404);
  await settled();
  expect(search.$found.value).toEqual([]);
  void search.meet('');
  void search.meet('it_9');
  await settled();
  expect(asked.map(({ url }) => url.pathname).at(-1)).toMatch(/it_9/);
  asked[1]!.answer({ id: 'it_9', name: 'Gorra' });
  await settled();
  void search.meet('it_9');
  await settled();
  expect([asked.length, search.$names.value]).toEqual([2, { it_9: 'Gorra' }]);
});
