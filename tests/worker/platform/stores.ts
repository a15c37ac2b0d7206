/** Stores in the databases of this test file: two cells, a network in each. */
import { env } from 'cloudflare:workers';
import { Database } from '../../../edge/db/database.ts';
import { sql, type Statement } from '../../../edge/db/cell-sql.ts';
import { indexListings } from '../../../edge/modules/items/index.ts';
import type { StoreProfile } from '../../../edge/modules/store/mapper.ts';

export const NOON = Date.UTC(2026, 10, 21, 12);

export const profile: StoreProfile = {
  photo: null,
  photo_display: 'sq',
  hidden_store_name: false,
  hidden_search_bar: false,
  fb_pixel: null,
  live_chat_license: null,
  whatsapp_phone: null,
  whatsapp_country_code: null,
  contact_email: null,
  contact_phone: null,
  contact_country_code: null,
  favicon: null,
  bgcolor: null,
  darkmode: false,
  hidden_darkmode: false,
  adornment_type: null,
  seo_description: 'Una tienda',
  footer_bg: null,
  footer_fg: null,
  footer_style: 'default',
  users_support_url: null,
  franchise_support_url: null,
  affiliate_support_url: null,
  about_entry_id: null,
  about_text: null,
  hidden_affinity_xheader: false,
  social: {},
  referral: null,
  campaign: null,
  click_id: null,
  store_theme_info: {
    color1: '#112233',
    color2: '#445566',
    columns: 2,
    signup_form: 'complete',
    sections_info: {
      products: true,
      digital: false,
      services: false,
      experiences: false,
      franchises: false,
      retail: false,
      blogs: false,
      catalogues: true,
    },
  },
};

export interface MadeStore {
  readonly slug: string;
  readonly cell: 'a' | 'b';
  readonly root?: string;
  readonly canonicalDomain?: string;
  readonly domains?: readonly string[];
  readonly isProxy?: boolean;
  readonly profile?: Partial<StoreProfile>;
}

async function run(database: D1Database, statement: Statement): Promise<void> {
  await database
    .prepare(statement.text)
    .bind(...statement.params)
    .run();
}

export const cells = { a: env.CELL_A, b: env.CELL_B };

/** Writes straight into a cell, as an owner would. */
export function write(cell: 'a' | 'b', statement: Statement): Promise<void> {
  return run(cells[cell], statement);
}

/** Opens a store, in its cell and in DIRECTORY. */
export async function openStore(store: MadeStore): Promise<void> {
  const { slug, cell, root, canonicalDomain = null, domains = [], isProxy = false } = store;
  const id = `st_${slug}`;
  const rootId = root === undefined ? null : `st_${root}`;
  await write(
    cell,
    sql`INSERT INTO store (id, slug, root_id, owner, name, store_type, is_proxy, country, currency,
        canonical_domain, profile, delivery_types, payment_types, updated_at)
      VALUES (${id}, ${slug}, ${rootId}, ${`ac_${slug}`}, ${`Tienda ${slug}`}, 'other', ${isProxy},
        'MX', 'MXN', ${canonicalDomain}, ${JSON.stringify({ ...profile, ...store.profile })},
        '["fixed_delivery"]', '["cash"]', ${NOON})`,
  );
  await run(
    env.DIRECTORY,
    sql`INSERT INTO store (id, slug, cell, root_id, canonical_domain, owner_id, is_proxy)
      VALUES (${id}, ${slug}, ${cell}, ${rootId}, ${canonicalDomain}, ${`ac_${slug}`}, ${isProxy})`,
  );
  for (const host of [...domains, ...(canonicalDomain ? [canonicalDomain] : [])]) {
    await run(env.DIRECTORY, sql`INSERT INTO domain (host, store_id) VALUES (${host}, ${id})`);
  }
}

/** Puts items of one variant into a store's list, many at once. */
export async function listItems(
  store: { readonly slug: string; readonly cell: 'a' | 'b' },
  count: number,
): Promise<void> {
  const { slug, cell } = store;
  const numbers = sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  await write(
    cell,
    sql`${numbers} INSERT INTO item (id, owner_id, slug, kind, name, description, list_price,
        highest_price, currency, stock_type, return_info, updated_at)
      SELECT 'it_' || ${slug} || '-' || i, ${`st_${slug}`}, 'articulo-' || i, 'product',
        'Artículo ' || i, '', 1000, 1000, 'MXN', 'onstock',
        '{"return_type":"72hrs","return_policy":"common","return_policy_legend":null}', ${NOON} FROM n`,
  );
  await write(
    cell,
    sql`${numbers} INSERT INTO sku (id, item_id, code, list_price, position, on_hand)
      SELECT 'sk_' || ${slug} || '-' || i, 'it_' || ${slug} || '-' || i, 'c-' || i, 1000, 0, 10 FROM n`,
  );
  await write(
    cell,
    sql`${numbers} INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
      SELECT ${`st_${slug}`}, 'it_' || ${slug} || '-' || i, 'product', 1000, i FROM n`,
  );
}

type Searchable = Parameters<typeof indexListings>[0][number];
type Words = Pick<Searchable, 'name' | 'tags' | 'description'> &
  Partial<Pick<Searchable, 'english'>>;

/**
 * Indexes a store's listings by words.
 * @param wordsOf the number of a listing, from 1 where the cell was empty
 */
export async function indexItems(
  store: { readonly slug: string; readonly cell: 'a' | 'b' },
  wordsOf: (listing: number) => Words,
): Promise<void> {
  const { slug, cell } = store;
  const storeId = `st_${slug}`;
  const { results } = await cells[cell]
    .prepare('SELECT id, item_id AS itemId FROM listing WHERE store_id = ?')
    .bind(storeId)
    .all<{ id: number; itemId: string }>();
  const statements = indexListings(
    results.map(({ id, itemId }) => ({ storeId, itemId, english: null, ...wordsOf(id) })),
  );
  const written = await new Database<'cell'>(cell, cells[cell]).write(statements);
  if (!written.ok) throw new Error('the listings were not indexed');
}
