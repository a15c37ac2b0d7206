import type { Photo } from '../../../shared/contracts/fields.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import { RANK_STEP } from '../../modules/catalogues/index.ts';
import { indexListings } from '../../modules/items/index.ts';
import type { DemoItem, DemoStore } from './demo-files.ts';
import { isMinor, itemIdOf } from './items.ts';
import { storeIdOf } from './stores.ts';

/** The items that a store lists, in the order in which its pages show them. */
export function listedBy(store: DemoStore, items: readonly DemoItem[]): DemoItem[] {
  const own = items.filter((item) => item.owner === store.slug);
  const others = store.lists.flatMap((list) =>
    items.filter(
      (item) => item.owner === list.owner && item.owner !== store.slug && takes(list, item),
    ),
  );
  const all = [...new Set([...own, ...interleave(others)])];
  return [...all.filter((item) => !isMinor(item)), ...all.filter(isMinor)];
}

/** Mixes owners, so that a marketplace's first page does not show a single shop. */
function interleave(items: readonly DemoItem[]): DemoItem[] {
  const byOwner = Map.groupBy(items, (item) => item.owner);
  const queues = [...byOwner.values()];
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  return Array.from({ length: longest }, (_, index) =>
    queues.flatMap((queue) => queue[index] ?? []),
  ).flat();
}

/** The rows of a store's listings, its catalogues and its search index. */
export function listingRows(
  store: DemoStore,
  listed: readonly DemoItem[],
  photos: ReadonlyMap<string, Photo>,
  firstId: number,
  now: number,
): Statement[] {
  const storeId = storeIdOf(store.slug);
  const ids = new Map(listed.map((item, index) => [item.id, firstId + index]));
  return [
    ...insertRows(
      'listing',
      listed.map((item, index) => ({
        id: firstId + index,
        store_id: storeId,
        item_id: itemIdOf(item),
        kind: item.kind,
        list_price: lowestPriceOf(item),
        queue_position: index,
      })),
    ),
    ...indexListings(
      listed.map((item) => ({
        storeId,
        itemId: itemIdOf(item),
        name: item.name,
        tags: item.tags,
        description: item.description,
        english: item.english,
      })),
    ),
    ...store.catalogues.flatMap((catalogue) => {
      const members = listed.filter((item) => belongs(store, catalogue.slug, item));
      const id = `ca_${store.slug}-${catalogue.slug}`;
      const photo = catalogue.photo === null ? undefined : photos.get(catalogue.photo);
      return [
        sql`INSERT INTO catalogue (id, store_id, name, name_en, slug, photo, position, updated_at)
          VALUES (${id}, ${storeId}, ${catalogue.name}, ${catalogue.name_en},
            ${catalogue.slug},
            ${photo ? JSON.stringify(photo) : null}, ${catalogue.position * RANK_STEP}, ${now})`,
        ...insertRows(
          'catalogue_listing',
          members.map((item, place) => ({
            catalogue_id: id,
            listing_id: ids.get(item.id) ?? 0,
            position: place * RANK_STEP,
            list_price: lowestPriceOf(item),
          })),
        ),
      ];
    }),
  ];
}

const lowestPriceOf = (item: DemoItem) => Math.min(...item.skus.map((sku) => sku.priceMinor));

/**
 * True when a catalogue holds an item: its owner put it there, or a reseller copied the owner's
 * catalogue into it.
 */
function belongs(store: DemoStore, catalogue: string, item: DemoItem): boolean {
  if (item.owner === store.slug) return item.catalogues.includes(catalogue);
  return store.lists.some(
    (list) => list.into === catalogue && list.owner === item.owner && takes(list, item),
  );
}

function takes(list: DemoStore['lists'][number], item: DemoItem): boolean {
  return !list.catalogues || item.catalogues.some((slug) => list.catalogues?.includes(slug));
}
