/** A store of ours with another shop's goods, written by the demo's own seeding code. */
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { Miniflare } from 'miniflare';
import { withoutSignalHandlers } from '../../../edge/cli/lifetime.ts';
import { ROOT } from '../../../edge/cli/paths.ts';
import {
  readDemoStores,
  type DemoItem,
  type DemoStore,
} from '../../../edge/cli/seed/demo-files.ts';
import { itemRows } from '../../../edge/cli/seed/items.ts';
import { listingRows } from '../../../edge/cli/seed/listings.ts';
import { directoryRows, storeRows } from '../../../edge/cli/seed/stores.ts';
import { describeRuntime } from '../../../edge/cli/start/runtime.ts';
import { openState } from '../../../edge/cli/start/state.ts';
import { sandboxValues, storesValues } from '../../../edge/cli/start/values.ts';
import { sql, type Statement } from '../../../edge/db/cell-sql.ts';
import type { AnyStatement } from '../../../edge/db/sql.ts';
import type { Photo } from '../../../shared/contracts/fields.ts';
import type { Good } from './goods.ts';

export const SLUG = 'peer';
/** Greater than the id of every listing of the demo. */
const FIRST_LISTING = 900_001;
const STATEMENTS_AT_ONCE = 400;

/**
 * Opens the store in a state folder that the product has seeded and closed.
 * @param descriptions by slug
 */
export async function openPeerStore(
  stateDir: string,
  goods: readonly Good[],
  descriptions: ReadonlyMap<string, string>,
): Promise<void> {
  const store = peerStore();
  const items = goods.map((good) => itemOf(good, descriptions.get(good.slug) ?? ''));
  const photos = new Map(
    goods.flatMap(({ image }): [string, Photo][] =>
      image === null ? [] : [[image, { url: image, width: 800, height: 600 }]],
    ),
  );
  const now = Date.now();
  const { data, build, secrets } = openState(stateDir);
  const { options, config } = describeRuntime({
    root: ROOT,
    build,
    data,
    values: { stores: storesValues(0, secrets), sandbox: sandboxValues(0, secrets) },
  });
  const miniflare = withoutSignalHandlers(() => new Miniflare(options));
  try {
    const cell: D1Database = await miniflare.getD1Database('CELL_A', config.name);
    await write(cell, [
      ...storeRows(store, { photos, now }),
      ...items.flatMap((item) => itemRows(item, photos, now)),
      ...goods.flatMap(codeRows),
      ...listingRows(store, items, photos, FIRST_LISTING, now),
    ]);
    const directory: D1Database = await miniflare.getD1Database('DIRECTORY', config.name);
    await write(directory, directoryRows(store));
  } finally {
    await miniflare.dispose();
  }
}

async function write(database: D1Database, statements: readonly AnyStatement[]): Promise<void> {
  for (let at = 0; at < statements.length; at += STATEMENTS_AT_ONCE) {
    const some = statements.slice(at, at + STATEMENTS_AT_ONCE);
    await database.batch(some.map(({ text, params }) => database.prepare(text).bind(...params)));
  }
}

/** The demo's shop under another name: a network of its own, without slides or catalogues. */
function peerStore(): DemoStore {
  const [shop] = readDemoStores(join(ROOT, 'edge/demo')).filter(({ slug }) => slug === 'moda');
  if (!shop) throw new Error('the demo has no such shop');
  return {
    ...shop,
    id: `st_${SLUG}`,
    slug: SLUG,
    owner: `ac_${SLUG}`,
    name: 'Peer',
    cell: 'a',
    root: null,
    domains: [],
    canonical_domain: null,
    catalogues: [],
    lists: [],
    store_theme_info: { ...shop.store_theme_info, slider_info: [], header_info: null },
  };
}

/** A unique key, since the peer's own codes are not unique: the seed makes an id of it. */
function keyOf(slug: string, index: number): string {
  return `${SLUG}-${slug}-${index}`;
}

/** The variants' own codes, as both shops show them. */
function codeRows({ slug, variants }: Good): Statement[] {
  return variants.map(
    ({ code }, index) => sql`UPDATE sku SET code = ${code} WHERE code = ${keyOf(slug, index)}`,
  );
}

function itemOf({ slug, name, image, variants }: Good, description: string): DemoItem {
  return {
    id: `${SLUG}-${slug}`,
    owner: SLUG,
    kind: 'product',
    slug,
    name,
    description,
    tags: [],
    english: { name, description, tags: [] },
    catalogues: [],
    priceMinor: Math.min(...variants.map(({ price }) => price)),
    crossoutMinor: null,
    images: image === null ? [] : [image],
    skus: variants.map(({ price, inStock }, index) => ({
      sku: keyOf(slug, index),
      attributes: {},
      priceMinor: price,
      crossoutMinor: null,
      onHand: inStock ? 100 : 0,
      persons: 1,
      image: null,
    })),
    stockType: 'onstock',
    maxPurchaseAmount: null,
    isFree: false,
    hidePrice: false,
    isDropshipping: false,
    contributionMarginMinor: 0,
    experience: null,
    returns: { type: '72hrs', policy: 'common', legend: null },
  };
}
