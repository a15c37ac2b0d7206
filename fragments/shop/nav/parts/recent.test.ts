import { expect, test } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch, type Kept } from './recent.ts';

function storage(first: Record<string, string> = {}): Kept {
  const held = new Map(Object.entries(first));
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

test('the latest search stands first, each once, and five are kept', () => {
  const kept = storage();
  for (const text of ['falda', 'bota', ' Falda ', 'saco', 'gorra', 'tenis', 'reloj', '  ']) {
    rememberSearch('st_moda', text, kept);
  }
  expect(recentSearches('st_moda', kept)).toEqual(['reloj', 'tenis', 'gorra', 'saco', 'Falda']);
});

test('each store has its own, and they can be forgotten', () => {
  const kept = storage();
  rememberSearch('st_moda', 'falda', kept);
  expect(recentSearches('st_foto', kept)).toEqual([]);
  forgetSearches('st_moda', kept);
  expect(recentSearches('st_moda', kept)).toEqual([]);
});

test('what somebody else wrote there, or a storage that refuses, does no harm', () => {
  expect(recentSearches('st_moda', storage({ 'searches:st_moda': '{"a":1}' }))).toEqual([]);
  expect(recentSearches('st_moda', storage({ 'searches:st_moda': '[1,"falda"]' }))).toEqual([
    'falda',
  ]);
  expect(recentSearches('st_moda', storage({ 'searches:st_moda': 'no' }))).toEqual([]);
  const refusing: Kept = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
    removeItem: () => {
      throw new Error('SecurityError');
    },
  };
  expect(() => {
    rememberSearch('st_moda', 'falda', refusing);
    forgetSearches('st_moda', refusing);
  }).not.toThrow();
});
