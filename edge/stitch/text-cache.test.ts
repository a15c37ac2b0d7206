import { beforeEach, expect, test, vi } from 'vitest';

let cache: typeof import('./text-cache.ts');
beforeEach(async () => {
  vi.resetModules();
  cache = await import('./text-cache.ts');
});

const MB = 1_000_000;
const text = (size: number) => ({ bytes: new Uint8Array(size), styles: new Set(['a']), count: 2 });
const has = (key: string) => cache.findText(key) !== undefined;

test('a text is found by its key alone, as it was kept first', () => {
  const kept = text(1);
  cache.cacheText('a', kept);
  cache.cacheText('a', text(2));
  expect(cache.findText('a')).toBe(kept);
  expect(has('b')).toBe(false);
});

test.each([
  ['texts', (name: string) => ({ key: name, size: 4 * MB - 2 })],
  ['keys, of two bytes a letter', (name: string) => ({ key: name.repeat(2 * MB), size: 0 })],
])('8 megabytes of large %s are kept, then the oldest goes', (_what, make) => {
  const put = (name: string) => {
    const { key, size } = make(name);
    cache.cacheText(key, text(size));
    return key;
  };
  const [first, second] = ['1', '2'].map(put) as [string, string];
  expect([first, second].map(has)).toEqual([true, true]);
  cache.cacheText('', text(1));
  expect([first, second, ''].map(has)).toEqual([false, true, true]);
  // What went made room for the next.
  const third = put('3');
  expect([second, '', third].map(has)).toEqual([false, true, true]);
});

test('a text that is kept again counts once', () => {
  cache.cacheText('first', text(1));
  for (let turn = 0; turn < 9; turn += 1) cache.cacheText('again', text(2 * MB));
  expect(has('first')).toBe(true);
});
