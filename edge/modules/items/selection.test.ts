/** What each part of a selection finds in the demo's rows, beside a count of them by hand. */
import type { SQLInputValue } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { rowsOf, seededDemo, type DemoDatabase } from '../../../tests/support/demo-database.ts';
import { countUpTo } from './list-statements.ts';
import type { Selection } from './selection.ts';

/** Matches that a page of a large store counts. */
const COUNTED = 36;

const NOW = Date.UTC(2026, 10, 21);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The store is in Mexico, six hours behind. */
const localDay = (instant: number) => new Date(instant - 6 * HOUR).toISOString().slice(0, 10);

const storeId = 'st_moda' as StoreId;

let demo: DemoDatabase;
let starts: number[];

beforeAll(async () => {
  demo = await seededDemo(NOW);
  const own = rowsOf<{ item_id: string }>(
    demo.a,
    'SELECT item_id FROM listing WHERE store_id = ? ORDER BY item_id LIMIT 8',
    storeId,
  );
  const begin = demo.a.prepare(
    'UPDATE listing SET starts_at = ? WHERE store_id = ? AND item_id = ?',
  );
  // Three a day, one of them on the next day already where the clocks are those of Greenwich.
  starts = own.map((_one, place) => NOW + place * 8 * HOUR);
  own.forEach((one, place) => begin.run(starts[place] ?? 0, storeId, one.item_id));
});

function count(selection: Partial<Selection>): number {
  const { text, params } = countUpTo({ storeId, now: NOW, locale: 'es', ...selection }, COUNTED);
  return rowsOf<{ n: number }>(demo.a, text, ...(params as SQLInputValue[]))[0]?.n ?? -1;
}

test('a list from a day to a day begins and ends with that day, where its store is', () => {
  expect(starts.length).toBe(8);
  for (const start of starts) {
    for (const shift of [-DAY, 0, DAY]) {
      const day = localDay(start + shift);
      const from = starts.filter((one) => localDay(one) >= day).length;
      const to = starts.filter((one) => localDay(one) <= day).length;
      expect(count({ startsFrom: day })).toBe(from);
      expect(count({ startsTo: day })).toBe(to);
      expect(count({ startsFrom: day, startsTo: day })).toBe(from + to - starts.length);
    }
  }
});

test('a list of one kind, and of one address, has those and no others of its store', () => {
  const counted = (column: string) =>
    rowsOf<{ value: string; n: number }>(
      demo.a,
      `SELECT ${column} AS value, count(*) AS n FROM listing WHERE store_id = ? GROUP BY 1`,
      storeId,
    );
  for (const { value, n } of counted('kind')) expect(count({ kind: value as never })).toBe(n);
  for (const { value, n } of counted('item_slug')) expect(count({ slug: value })).toBe(n);
  expect(count({ slug: 'x-none' })).toBe(0);
});
