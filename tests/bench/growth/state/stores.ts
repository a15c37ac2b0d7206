/** Stores like the demo's fashion shop, with any number of items. */
import { join } from 'node:path';
import type { R2Bucket } from '@cloudflare/workers-types';
import type { Photo } from '../../../../shared/contracts/fields.ts';
import { ROOT } from '../../../../edge/cli/paths.ts';
import { readDemoStores, type DemoStore } from '../../../../edge/cli/seed/demo-files.ts';
import { seedMedia } from '../../../../edge/cli/seed/media.ts';
import { storeRows } from '../../../../edge/cli/seed/stores.ts';
import { sql } from '../../../../edge/db/cell-sql.ts';
import { RANK_STEP } from '../../../../edge/modules/catalogues/index.ts';
import { indexListings } from '../../../../edge/modules/items/index.ts';
import type { Filled } from './filled.ts';
import type { Databases } from './platform.ts';
import { itemText, randomFrom } from './words.ts';

const DEMO = join(ROOT, 'edge/demo');
const MODEL = 'moda';
const CATALOGUES = 12;
const NOW = Date.now();
const RETURNS = '{"return_type":"72hrs","return_policy":"common","return_policy_legend":null}';
/**
 * Every 41st item hides its price, every 53rd is off sale, every 19th is sold out.
 */
const HIDDEN_PRICE = 41;
const UNPUBLISHED = 53;
const SOLD_OUT = 19;
/** Sizes of items, in turn; an item's colour stands in its name. */
const SIZES = ['S', 'M', 'L', 'XL'] as const;
/** One item that is the only result of a search for its tag. */
const RARE = 6;
export const RARE_TAG = 'unicornio';

/** The model of new stores; read once. */
export interface Model {
  readonly store: DemoStore;
  readonly photos: ReadonlyMap<string, Photo>;
}

export async function readModel(): Promise<Model> {
  const bucket = { put: () => Promise.resolve(null) } as unknown as R2Bucket;
  const photos = await seedMedia(DEMO, bucket);
  const store = readDemoStores(DEMO).find(({ slug }) => slug === MODEL);
  if (!store) throw new Error(`the demo has no store ${MODEL}`);
  return { store, photos };
}

export interface NewStore {
  readonly slug: string;
  readonly cell: string;
  /** Slug of the root whose network the store belongs to, as a franchise of it. */
  readonly root: string | null;
  readonly items: number;
  /** Words of each description. */
  readonly sentence: number;
}

/**
 * The item of a store that every measure buys, and others like it: made on demand, shown, priced.
 */
export function orderable(slug: string, count: number): { item: string; sku: string }[] {
  const found: { item: string; sku: string }[] = [];
  for (let index = 0; found.length < count; index += 3) {
    if (index % HIDDEN_PRICE === 0 || index % UNPUBLISHED === 0) continue;
    found.push({ item: `it_${slug}-${index}`, sku: `sk_${slug}-${index}` });
  }
  return found;
}

/** Opens a store in its cell and in DIRECTORY, and lists its items. */
export function openStore({ directory, cells }: Databases, model: Model, store: NewStore): void {
  const cell = cells.get(store.cell);
  if (!cell) throw new Error(`no cell ${store.cell}`);
  const { slug } = store;
  const demo: DemoStore = {
    ...model.store,
    slug,
    root: store.root,
    store_type: store.root === null ? 'other' : 'franchise',
    name: `Tienda ${slug}`,
    canonical_domain: null,
    store_theme_info: {
      ...model.store.store_theme_info,
      slider_info: model.store.store_theme_info.slider_info.map((slide, index) => ({
        ...slide,
        id: `${slug}-${index}`,
      })),
      header_info: null,
    },
  };
  const root = store.root === null ? null : `st_${store.root}`;
  directory.write(sql`INSERT INTO store (id, slug, cell, root_id, canonical_domain)
    VALUES (${`st_${slug}`}, ${slug}, ${store.cell}, ${root}, ${null})`);
  directory.write(
    sql`INSERT INTO domain (host, store_id) VALUES (${`www.${slug}.test`}, ${`st_${slug}`})`,
  );
  for (const row of storeRows(demo, { photos: model.photos, now: NOW })) cell.write(row);
  for (let index = 0; index < CATALOGUES; index += 1) {
    cell.write(sql`INSERT INTO catalogue (id, store_id, name, slug, position, updated_at)
      VALUES (${catalogueId(slug, index)}, ${`st_${slug}`}, ${`Colección ${index}`}, ${`coleccion-${index}`},
        ${index * RANK_STEP}, ${NOW})`);
  }
  // Stores of equal size hold equal items: a search finds as many in each.
  const random = randomFrom(store.items);
  const photos = [...model.photos.values()];
  for (let index = 0; index < store.items; index += 1) listItem(cell, store, index, random, photos);
}

function catalogueId(slug: string, index: number): string {
  return `ca_${slug}-${index}`;
}

/**
 * An item is in the catalogue of its number, and every other item in the first one too, whose first
 * page is full.
 */
function cataloguesOf(index: number): number[] {
  return [...new Set([index % CATALOGUES, ...(index % 2 === 0 ? [0] : [])])];
}

function listItem(
  cell: Filled,
  { slug, sentence }: NewStore,
  index: number,
  random: () => number,
  photos: readonly Photo[],
): void {
  const id = `it_${slug}-${index}`;
  const store = `st_${slug}`;
  const text = itemText(random, sentence);
  const tags = index === RARE ? [...text.tags, RARE_TAG] : text.tags;
  const price = 5_000 + Math.floor(random() ** 2 * 900_000);
  const onDemand = index % 3 === 0;
  const photo = photos[Math.floor(random() * photos.length)];
  cell.write(sql`INSERT INTO item (id, owner_id, slug, kind, name, description, tags, photos, list_price,
      highest_price, currency, hide_price, stock_type, list_state, return_info, updated_at)
    VALUES (${id}, ${store}, ${`articulo-${index}`}, 'product', ${text.name}, ${text.description},
      ${JSON.stringify(tags)}, ${JSON.stringify(photo ? [photo] : [])}, ${price}, ${price}, 'MXN',
      ${index % HIDDEN_PRICE === 0}, ${onDemand ? 'ondemand' : 'onstock'},
      ${index % UNPUBLISHED === 0 ? 'unpublished' : 'published'}, ${RETURNS}, ${NOW})`);
  const attributes = { Talla: SIZES[Math.floor(index / 2) % SIZES.length], Color: text.colour };
  cell.write(sql`INSERT INTO sku (id, item_id, code, list_price, attributes, position, on_hand)
    VALUES (${`sk_${slug}-${index}`}, ${id}, ${`c-${index}`}, ${price}, ${JSON.stringify(attributes)}, 0,
      ${onDemand ? null : index % SOLD_OUT === 0 ? 0 : 25})`);
  const listingId = nextListing(cell);
  cell.write(sql`INSERT INTO listing (id, store_id, item_id, kind, list_price, queue_position)
    VALUES (${listingId}, ${store}, ${id}, 'product', ${price}, ${index})`);
  for (const row of indexListings([{ storeId: store, itemId: id, english: null, ...text, tags }]))
    cell.write(row);
  for (const catalogue of cataloguesOf(index)) {
    cell.write(sql`INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
      VALUES (${catalogueId(slug, catalogue)}, ${listingId}, ${index * RANK_STEP}, ${price})`);
  }
}

const listings = new WeakMap<Filled, number>();

function nextListing(cell: Filled): number {
  const next = (listings.get(cell) ?? 0) + 1;
  listings.set(cell, next);
  return next;
}
