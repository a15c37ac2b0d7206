import { expect, test } from 'vitest';
import { savedFilters } from './saved.ts';

function storageOf(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
}

test('a filter is kept under its name, by store, and removed again', () => {
  const storage = storageOf();
  const filters = savedFilters('st_a', () => storage);
  filters.save('  Por entregar ', 'show=to_deliver');
  filters.save('Con otro nombre', 'show=to_deliver');
  const again = savedFilters('st_a', () => storage);
  again.load();
  expect(again.$saved.value).toEqual([{ name: 'Con otro nombre', query: 'show=to_deliver' }]);
  const other = savedFilters('st_b', () => storage);
  other.load();
  expect(other.$saved.value).toEqual([]);
  again.remove('show=to_deliver');
  expect(storage.kept['orders-filters:st_a']).toBe('[]');
});

test('ten are kept, each with a name', () => {
  const filters = savedFilters('st_a', () => storageOf());
  filters.save('   ', 'text=a');
  for (let n = 0; n < 12; n++) filters.save(`F${n}`, `text=${n}`);
  expect(filters.$saved.value.map(({ name }) => name)).toEqual(
    Array.from({ length: 10 }, (_none, index) => `F${11 - index}`),
  );
});

test('a storage that is broken or forbidden breaks no page', () => {
  for (const text of ['{', '{"a":1}', '[null,{"name":1}]']) {
    const filters = savedFilters('st_a', () => storageOf({ 'orders-filters:st_a': text }));
    filters.load();
    expect(filters.$saved.value).toEqual([]);
  }
  const forbidden = savedFilters('st_a', () => {
    throw new Error('forbidden');
  });
  forbidden.load();
  forbidden.save('Hoy', 'text=a');
  expect(forbidden.$saved.value).toHaveLength(1);
});
