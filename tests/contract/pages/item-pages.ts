/** Items of the demo, and the data on their pages. */
import { rowsOf, seededDemo } from '../../support/demo-database.ts';
import { readPage, type ReadPage } from '../../support/page.ts';
import type { Shop } from '../../support/visit.ts';

export interface ItemRow {
  id: string;
  slug: string;
  owner_id: string;
  owner_slug: string;
  owner: string;
  kind: string;
  name: string;
  list_price: number;
  highest_price: number;
  experience_date: number | null;
}

const SECTION: Readonly<Record<string, string>> = {
  product: 'productos',
  service: 'servicios',
  experience: 'experiencias',
  digital: 'digitales',
};

export const demo = await seededDemo(Date.now());

/** The first item of a store's list for which the condition holds. */
export function itemOf(cell: 'a' | 'b', store: string, where: string): ItemRow {
  const [row] = rowsOf<ItemRow>(
    demo[cell],
    `SELECT i.*, o.slug AS owner_slug, o.owner FROM listing l JOIN item i ON i.id = l.item_id
     JOIN store o ON o.id = i.owner_id WHERE l.store_id = ? AND (${where}) ORDER BY l.queue_position LIMIT 1`,
    store,
  );
  if (!row) throw new Error(`${store} lists nothing with ${where}`);
  return row;
}

/** Reads a page: its head, its data and its status. */
export async function read(shop: Shop, path: string): Promise<ReadPage & { status: number }> {
  const answer = await shop.get(path);
  return { ...readPage(answer.text), status: answer.status };
}

/** The item's one canonical path. */
export function pathOf(item: ItemRow): string {
  return `/${SECTION[item.kind]}/${item.owner_slug}/${item.slug}`;
}
