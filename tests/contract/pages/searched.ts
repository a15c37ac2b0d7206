import { expect } from 'vitest';
import type { ItemList } from '../../../shared/contracts/items.ts';
import type { Shop } from '../../support/visit.ts';

interface Found {
  names: string[];
  matches: number;
  corrected: string | undefined;
}

/** The answer of a store's search for a text. */
export async function search(shop: Shop, text: string, more = ''): Promise<Found> {
  const answer = await shop.get(
    `/api/products-list-public?limit=100&text=${encodeURIComponent(text)}${more}`,
  );
  expect(answer.status, text).toBe(200);
  const { results, matches_estimated: matches, corrected } = answer.json() as ItemList;
  return { names: results.map(({ name }) => name), matches, corrected };
}
