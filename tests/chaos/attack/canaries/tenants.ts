/** Stores, each with a text that no other store has. */
import { join } from 'node:path';
import { ROOT } from '../../../../edge/cli/paths.ts';
import {
  readDemoItems,
  readDemoStores,
  type DemoItem,
} from '../../../../edge/cli/seed/demo-files.ts';
import type { DemoStore } from '../../../../edge/cli/seed/demo-files.ts';
import { itemRows } from '../../../../edge/cli/seed/items.ts';
import { listingRows } from '../../../../edge/cli/seed/listings.ts';
import { directoryRows, storeRows } from '../../../../edge/cli/seed/stores.ts';
import type * as cell from '../../../../edge/db/cell-sql.ts';
import type * as directory from '../../../../edge/db/directory-sql.ts';

export interface Tenant {
  readonly number: number;
  readonly cell: 'a' | 'b';
  /** Part of its host, ids and slugs, so that other tenants' requests may name it. */
  readonly slug: string;
  /** Part of its names and texts; no request ever holds it. */
  readonly canary: string;
  /** The colour of its theme; no other tenant has it. */
  readonly color: string;
  readonly items: readonly { readonly id: string; readonly slug: string; readonly sku: string }[];
  readonly catalogue: string;
}

const ITEMS = 6;
const KINDS = ['product', 'product', 'service', 'digital', 'experience', 'product'] as const;

/** Any canary, in upper or lower case. */
export const CANARY = /zkan[a-z]{6}nakz/gi;
/** The colour of any tenant. */
export const COLOR = /#c0ff[0-9a-f]{2}/gi;

export function tenants(count: number): Tenant[] {
  return Array.from({ length: count }, (_, number): Tenant => {
    const slug = `negocio-${word(number)}`;
    return {
      number,
      cell: number % 2 === 0 ? 'a' : 'b',
      slug,
      canary: `Zkan${word(number * 7_919 + 13)}nakz`,
      color: `#c0ff${number.toString(16).padStart(2, '0')}`,
      items: Array.from({ length: ITEMS }, (__, index) => ({
        id: `it_${slug}-${index}`,
        slug: `articulo-${slug}-${index}`,
        sku: `sk_${slug}-${index}`,
      })),
      catalogue: `coleccion-${slug}`,
    };
  });
}

/** Six letters for a number; each number has its own. */
function word(number: number): string {
  let rest = (number * 48_271 + 11) % 26 ** 6;
  let text = '';
  for (let place = 0; place < 6; place += 1) {
    text += String.fromCharCode(97 + (rest % 26));
    rest = Math.floor(rest / 26);
  }
  return text;
}

/** The rows of a tenant, made by the demo's own seed from its fashion shop and its first item. */
export function rowsOf(tenant: Tenant): {
  directory: directory.Statement[];
  cell: cell.Statement[];
} {
  const now = Date.now();
  const { store, items } = describe(tenant);
  const photos = new Map<string, never>();
  return {
    directory: directoryRows(store),
    cell: [
      ...storeRows(store, { photos, now }),
      ...items.flatMap((item) => itemRows(item, photos, now)),
      ...listingRows(store, items, photos, 1 + tenant.number * 1_000, now),
    ],
  };
}

function describe({ slug, cell, canary, color, items, catalogue }: Tenant) {
  const [model, item] = models();
  const store: DemoStore = {
    ...model,
    id: `st_${slug}`,
    slug,
    cell,
    root: null,
    name: `Negocio ${canary}`,
    owner: `ac_${slug}`,
    domains: [`www.${slug}.test`],
    about_text: `Acerca de ${canary}`,
    seo_description: `Todo de ${canary}`,
    contact_email: `${canary.toLowerCase()}@example.com`,
    collection_address: `Calle ${canary} 1`,
    store_theme_info: {
      ...model.store_theme_info,
      color1: color,
      slider_info: [],
      header_info: null,
    },
    catalogues: [
      {
        slug: catalogue,
        name: `Colección ${canary}`,
        name_en: `Collection ${canary}`,
        photo: null,
        position: 0,
      },
    ],
    lists: [],
    hold_minutes: 1_440,
  };
  const own = items.map(({ id, slug: itemSlug, sku }, index): DemoItem => ({
    ...item,
    id: id.slice(3),
    owner: slug,
    kind: KINDS[index] ?? 'product',
    slug: itemSlug,
    name: `Falda ${slug} ${index} ${canary}`,
    description: `Descripción de ${canary}`,
    tags: ['falda', slug],
    english: { name: 'Skirt', description: '', tags: ['skirt'] },
    catalogues: [catalogue],
    images: [],
    stockType: 'ondemand',
    maxPurchaseAmount: null,
    hidePrice: false,
    isFree: false,
    skus: [
      {
        sku: sku.slice(3),
        attributes: { color: canary },
        priceMinor: 10_000 + index,
        crossoutMinor: null,
        onHand: null,
        persons: 1,
        image: null,
      },
    ],
    experience:
      KINDS[index] === 'experience'
        ? { startsInDays: 20, hour: '20:00', place: `Sala ${canary}` }
        : null,
  }));
  return { store, items: own };
}

let read: readonly [DemoStore, DemoItem] | undefined;

function models(): readonly [DemoStore, DemoItem] {
  if (!read) {
    const folder = join(ROOT, 'edge/demo');
    const store = readDemoStores(folder).find(({ slug }) => slug === 'moda');
    const item = readDemoItems(folder).find(({ owner }) => owner === 'moda');
    if (!store || !item) throw new Error('the demo has no fashion shop');
    read = [store, item];
  }
  return read;
}
