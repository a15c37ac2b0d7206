/** The items that a store lists: by the demo’s rows, by the page, and by the call. */
import { expect } from 'vitest';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { rowsOf, seededDemo } from '../../support/demo-database.ts';
import { readPage } from '../../support/page.ts';
import type { Shop } from '../../support/visit.ts';

const now = Date.now();
export const demo = await seededDemo(now);

export type Cell = 'a' | 'b';

/** Item rows as `i`, and the store's listing rows as `l`. */
export const LISTED = 'FROM listing l JOIN item i ON i.id = l.item_id WHERE l.store_id = ?';
export const AVAILABLE = `i.list_state = 'published' AND i.hidden = 0
  AND (i.experience_date IS NULL OR i.experience_date > ${now})
  AND EXISTS (SELECT 1 FROM sku k WHERE k.item_id = i.id AND (k.on_hand IS NULL OR k.on_hand > 0))`;

/**
 * Unpublished and hidden items sort last; in sorts by price, items with a hidden price come just
 * before them.
 */
export const FADED = "(i.list_state <> 'published' OR i.hidden = 1)";
export const PRICED = `i.hide_price = 0 AND NOT ${FADED}`;

/** Names of the store's listed items, by the rows. */
export function namesOf(
  cell: Cell,
  store: string,
  where = '1',
  order = `${FADED}, l.queue_position, l.id`,
): string[] {
  return rowsOf<{ name: string }>(
    demo[cell],
    `SELECT i.name ${LISTED} AND ${where} ORDER BY ${order}`,
    store,
  ).map(({ name }) => name);
}

/** The names on a page, from its structured data; an empty list has none. */
export async function shown(shop: Shop, path: string): Promise<string[]> {
  const { status, text } = await shop.get(path);
  expect(status, path).toBe(200);
  const list = readPage(text).dataOf('ItemList')?.['itemListElement'] as
    | { name: string }[]
    | undefined;
  return list?.map(({ name }) => name) ?? [];
}

/** The answer of the call that lists. */
export async function called(shop: Shop, query: string) {
  const answer = await shop.get(`/api/products-list-public?limit=100&${query}`);
  expect(answer.status, query).toBe(200);
  const { results, matches_estimated: matches, facets } = answer.json() as ItemList;
  return { names: results.map(({ name }) => name), matches, facets };
}

/** The same answer, with the count of each filter. */
export async function counted(shop: Shop, query: string) {
  const list = await called(shop, `facets=true&${query}`);
  return { ...list, facets: list.facets ?? expect.fail('no counts') };
}
