import { newId } from '../../../shared/kernel/ids.ts';
import { slugOf } from '../../../shared/rules/catalogue-names.ts';
import { itemReads } from '../../modules/items/index.ts';
import type { StoreScope } from './editable.ts';

/** Items of one name whose addresses are numbered; a further one's ends with letters of its own. */
const NUMBERED = 99;

/** An address that none of the owner's items has, deleted ones included. */
export async function freeSlug(scope: StoreScope, name: string): Promise<string> {
  return (await openSlugs(scope, [name]))(name);
}

/** Gives the address of a new item by its name, or by the address that its owner wants. */
export type SlugGiver = (name: string) => string;

/**
 * Gives addresses to new items: none of the owner's items has them, deleted ones included, and no two
 * are the same. Names that are free cost one look each.
 * @param names those of all items that may be made
 */
export async function openSlugs(scope: StoreScope, names: readonly string[]): Promise<SlugGiver> {
  const wanted = names.map(slugFor);
  const taken = new Set(await takenOf(scope, wanted));
  const again = wanted.filter((slug, index) => taken.has(slug) || wanted.indexOf(slug) !== index);
  for (const slug of await takenOf(scope, [...new Set(again)].flatMap(numbered))) taken.add(slug);
  return (name) => {
    const slug = slugFor(name);
    const free = [slug, ...numbered(slug)].find((one) => !taken.has(one));
    const own = free ?? `${slug}-${newId('item').slice(-6)}`;
    taken.add(own);
    return own;
  };
}

const slugFor = (name: string) => slugOf(name, 'articulo');

const numbered = (slug: string) =>
  Array.from({ length: NUMBERED - 1 }, (_, index) => `${slug}-${index + 2}`);

async function takenOf({ cell, tenant }: StoreScope, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await cell.read(itemReads.listTaken(tenant.storeId, slugs));
  return rows.map(({ slug }) => slug);
}
