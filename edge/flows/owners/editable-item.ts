import { isDeepStrictEqual } from 'node:util';
import { describedBy } from '../../../shared/rules/item-details.ts';
import { itemFaults } from '../../../shared/rules/item-edits.ts';
import { indexListings, itemEdits, itemReads, toState } from '../../modules/items/index.ts';
import type { EditedSkuRow, ItemState, resale } from '../../modules/items/index.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { keepOldAddress } from './old-address.ts';
import type { Editable, Standing, StoreScope } from './editable.ts';

/** Stores whose search index a change renews with it; a larger network's other stores keep the old words. */
const STORES_INDEXED = 100;

/** An item with the stock of its variants, which is no part of its state. */
export interface Found extends Standing<ItemState> {
  readonly updatedAt: number;
  readonly stock: ReadonlyMap<string, Pick<EditedSkuRow, 'on_hand' | 'reserved'>>;
}

/** The own items of a store as things that its owners edit. */
export const editableItem: Editable<ItemState> = {
  subject: 'item',
  find: findItem,
  insert: itemEdits.insertItem,
  update: itemEdits.updateItem,
  remove: itemEdits.deleteItem,
  fits: (state) => itemFaults(state).length === 0,
  full: { code: 'edited_meanwhile' },
  unfit: { code: 'units_reserved' },
  async follow(scope, id, before, after) {
    const followed = await followItem(scope, id, before, after);
    return [...followed, ...keepOldAddress(scope, 'item', id, before, after)];
  },
};

/** An own item of the tenant's store with its stock; null where there is none, or no more. */
export async function findItem({ cell, tenant }: StoreScope, id: string): Promise<Found | null> {
  const [row, skus] = await Promise.all([
    cell.first(itemReads.findItem(tenant.storeId, id)),
    cell.read(itemReads.listSkusOf(tenant.storeId, id)),
  ]);
  if (!row) return null;
  return {
    state: toState(row, skus),
    version: row.version,
    updatedAt: row.updated_at,
    stock: new Map(skus.map(({ id: sku, on_hand, reserved }) => [sku, { on_hand, reserved }])),
  };
}

/** Every store that lists the item finds it by its new words, and shows its pages anew. */
export async function followItem(
  { cell, tenant }: StoreScope,
  id: string,
  before: ItemState | null,
  after: ItemState | null,
): Promise<Statement[]> {
  if (after === null) return [];
  const { storeId } = tenant;
  const others = itemEdits.raiseOthers(storeId, id);
  if (before && isDeepStrictEqual(textsOf(before), textsOf(after))) return others;
  const listed = await cell.read(itemReads.listStoresOf(storeId, id, STORES_INDEXED));
  const stores = new Set([storeId, ...listed.map((row) => row.store_id)]);
  return [
    ...indexListings(
      [...stores].map((store) => ({ ...textsOf(after), storeId: store, itemId: id })),
    ),
    ...others,
  ];
}

type Texts = Pick<ItemState, Exclude<keyof resale.TextsRow, 'id'>>;

/** The texts of an item that a search finds; a state that was kept before details came lacks them. */
export function textsOf(state: Texts) {
  const { name, name_en, tags, tags_en, description, description_en } = state;
  const details = state.details ?? [];
  const english = state.details_en ?? null;
  const isEnglish =
    name_en !== null || tags_en !== null || description_en !== null || english !== null;
  return {
    name,
    tags,
    description: describedBy(description, details),
    english: isEnglish
      ? {
          name: name_en ?? '',
          tags: tags_en ?? [],
          description: describedBy(description_en ?? '', english ?? []),
        }
      : null,
  };
}
