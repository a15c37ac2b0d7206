import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { D1Database, KVNamespace, R2Bucket } from '@cloudflare/workers-types';
import { sql } from '../../db/directory-sql.ts';
import type { AnyStatement } from '../../db/sql.ts';
import { mergeWholly } from '../../modules/items/index.ts';
import { accountRows } from './accounts.ts';
import { blogRows } from './blog.ts';
import {
  readDemoBlog,
  readDemoItems,
  readDemoOrders,
  readDemoStores,
  type DemoItem,
  type DemoStore,
} from './demo-files.ts';
import { itemRows } from './items.ts';
import { listedBy, listingRows } from './listings.ts';
import { seedMedia } from './media.ts';
import { courierAccountRows, type SealKey } from './courier-accounts.ts';
import { depositAccountRows } from './deposit-accounts.ts';
import { boughtInRows, orderRows, partnerRows } from './orders.ts';
import { embedKeyRows } from './embed-keys.ts';
import { directoryRows, storeIdOf, storeRows } from './stores.ts';

export interface SeedBindings extends SealKey {
  DIRECTORY: D1Database;
  cells: { a: D1Database; b: D1Database };
  DOMAINS: KVNamespace;
  MEDIA: R2Bucket;
}

/** The store that answers at the bare platform domain. */
const ROOT_STORE = 'mercado';
const STATEMENTS_AT_ONCE = 400;
/** Each store has its own range of listing ids, so that they are the same each time. */
const LISTING_IDS_PER_STORE = 1_000;

const demoFolder = join(import.meta.dirname, '../../demo');

/** Fills empty databases with the demo: the same ids each time, dates counted from `now`. */
export async function seed(
  { DIRECTORY, cells, MEDIA, IDENTITY_SECRET }: SeedBindings,
  { log, now = Date.now() }: { log: (line: string) => void; now?: number },
): Promise<void> {
  const stores = readDemoStores(demoFolder);
  const items = readDemoItems(demoFolder);
  const orders = readDemoOrders(demoFolder);
  const entries = readDemoBlog(demoFolder);
  const photos = await seedMedia(demoFolder, MEDIA);
  log(`${photos.size} pictures`);

  for (const name of ['a', 'b'] as const) {
    const residents = stores.filter((store) => store.cell === name);
    const listings = residents.map((store) => listedBy(store, items));
    const wanted = [...new Set(listings.flat())];
    await write(cells[name], [
      ...residents.flatMap((store) => storeRows(store, { photos, now })),
      ...wanted.flatMap((item) => itemRows(resident(item, residents), photos, now)),
      ...residents.flatMap((store, index) =>
        listingRows(store, listings[index] ?? [], photos, 1 + index * LISTING_IDS_PER_STORE, now),
      ),
      ...(await depositAccountRows(residents, { IDENTITY_SECRET }, now)),
      ...(await courierAccountRows(residents, { IDENTITY_SECRET }, now)),
      ...residents.flatMap((store) => partnerRows(store, now)),
      ...residents.flatMap((store) => embedKeyRows(store, now)),
      ...residents.flatMap((store) => blogRows(store, entries, photos, now)),
      ...orderRows(
        orders.filter((order) => residents.some(({ slug }) => slug === order.store)),
        { stores, items, photos, now },
        1,
      ),
    ]);
    await write(cells[name], mergeWholly());
    log(`cell ${name}: ${residents.length} stores, ${wanted.length} items`);
  }
  await write(DIRECTORY, [
    ...stores.flatMap(directoryRows),
    sql`INSERT INTO platform (key, value) VALUES ('root_store', ${storeIdOf(ROOT_STORE)})`,
  ]);
  await seedPeople(DIRECTORY, now);
  await write(DIRECTORY, boughtInRows(orders, now));
}

/**
 * Adds the demo's people where the demo has none. A state folder that an earlier version filled has
 * stores without an owner, or does not know which stores are proxies.
 */
export async function seedPeople(directory: D1Database, now = Date.now()): Promise<void> {
  const stores = readDemoStores(demoFolder);
  const proxies = stores.filter(({ is_proxy: isProxy }) => isProxy);
  await write(
    directory,
    proxies.map(({ slug }) => sql`UPDATE store SET is_proxy = 1 WHERE id = ${storeIdOf(slug)}`),
  );
  if (await directory.prepare('SELECT 1 FROM account LIMIT 1').first()) return;
  await write(directory, [
    ...stores.map(
      ({ slug, owner, store_type }) =>
        sql`UPDATE store SET owner_id = ${owner}, store_type = ${store_type} WHERE id = ${storeIdOf(slug)}`,
    ),
    ...(await accountRows(demoFolder, now)),
  ]);
}

/**
 * Checks that an item's store lives in this cell: an item of a store elsewhere is a mistake in the
 * demo's files.
 */
function resident(item: DemoItem, residents: readonly DemoStore[]): DemoItem {
  if (!residents.some((store) => store.slug === item.owner)) {
    throw new Error(`${item.id} of ${item.owner} is listed in another cell`);
  }
  return item;
}

async function write(database: D1Database, statements: readonly AnyStatement[]): Promise<void> {
  for (let at = 0; at < statements.length; at += STATEMENTS_AT_ONCE) {
    // A slow machine computes rows for longer than workerd keeps an idle connection. This pause
    // lets the client see that the connection was closed, instead of writing into it.
    await setImmediate();
    await database.batch(
      statements
        .slice(at, at + STATEMENTS_AT_ONCE)
        .map((statement) => database.prepare(statement.text).bind(...statement.params)),
    );
  }
}
