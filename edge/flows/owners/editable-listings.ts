import type { ItemDetailLine } from '../../../shared/rules/item-details.ts';
import { indexListings, resale, type ListingStates } from '../../modules/items/index.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { Editable } from './editable.ts';
import { textsOf } from './editable-item.ts';

/**
 * The places of other stores' items in a store. A change, and its entry in the history, holds the
 * items alone that it is about, so that changes of other items do not hinder it.
 */
export const editableListings: Editable<ListingStates> = {
  subject: 'listing',
  find: async (scope, _id, fields = []) => ({
    state: await readListings(scope, fields),
    version: 0,
  }),
  update: (storeId, _id, _version, state, before) => resale.writeListings(storeId, before, state),
  // A place that is empty has a state too: there is nothing to insert and nothing to remove.
  insert: () => [],
  remove: () => [],
  full: { code: 'edited_meanwhile' },
  follow: indexes,
};

/** The places of items in the tenant's store, as they stand. */
export async function readListings(
  { cell, tenant }: RequestScope,
  items: readonly string[],
): Promise<ListingStates> {
  return resale.toListings(await cell.read(resale.listListings(tenant.storeId, items)));
}

/** The store finds the items that came in by their words. */
async function indexes(
  { cell, tenant }: RequestScope,
  _id: string,
  before: ListingStates | null,
  after: ListingStates | null,
): Promise<Statement[]> {
  const come = Object.entries(after ?? {}).flatMap(([item, state]) =>
    state && !before?.[item] ? [item] : [],
  );
  if (come.length === 0) return [];
  const { storeId } = tenant;
  const rows = await cell.read(resale.listTexts(come));
  return indexListings(
    rows.map((row) => ({
      storeId,
      itemId: row.id,
      ...textsOf({
        ...row,
        tags: JSON.parse(row.tags) as string[],
        tags_en: row.tags_en === null ? null : (JSON.parse(row.tags_en) as string[]),
        details: JSON.parse(row.details) as ItemDetailLine[],
        details_en:
          row.details_en === null ? null : (JSON.parse(row.details_en) as ItemDetailLine[]),
      }),
    })),
  );
}
