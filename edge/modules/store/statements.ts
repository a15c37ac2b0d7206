import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { fold } from '../../../shared/rules/fold.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { altOf, focusOf } from '../../db/library-photos.ts';
import { holds, inLanguage, nothing, raw } from '../../db/sql.ts';

/** A shop with its root's name and colours, as the cell's tables hold it. */
export interface StoreRow extends Pick<
  CellTables['store'],
  | 'slug'
  | 'owner'
  | 'name'
  | 'is_proxy'
  | 'test_mode'
  | 'country'
  | 'currency'
  | 'canonical_domain'
  | 'profile'
  | 'revision'
> {
  id: StoreId;
  store_type: string;
  root_slug: string | null;
  root_name: string | null;
  root_owner: string | null;
  root_profile: string | null;
  root_canonical_domain: string | null;
  /** JSON: the point that crops of its photo keep; null for the middle. */
  photo_focus: string | null;
  /** 1 where the store has a catalogue. */
  has_catalogues: number;
  /** JSON: the kinds of its own legal texts and of its root's. */
  legal: string;
}

const columns = sql`s.id, s.slug, s.owner, s.name, s.store_type, s.is_proxy, s.test_mode, s.country, s.currency,
    s.canonical_domain, s.profile, s.revision, r.slug AS root_slug, r.name AS root_name,
    r.owner AS root_owner, r.profile AS root_profile, r.canonical_domain AS root_canonical_domain,
    ${focusOf("s.profile ->> '$.photo'", 's.id')} AS photo_focus,
    EXISTS (SELECT 1 FROM catalogue WHERE store_id = s.id) AS has_catalogues,
    (SELECT json_group_array(DISTINCT t.kind) FROM legal_text t
      WHERE t.store_id IN (s.id, s.root_id) AND t.body <> '' AND t.version = (SELECT max(m.version)
        FROM legal_text m WHERE m.store_id = t.store_id AND m.kind = t.kind)) AS legal`;

export type BannerRow = BannerColumns & {
  alt_es: string | null;
  alt_en: string | null;
  /** JSON: the points that crops of its pictures keep; null for the middle. */
  hzt_focus: string | null;
  vrt_focus: string | null;
};
type BannerColumns = Pick<
  CellTables['banner'],
  | 'id'
  | 'hzt_image'
  | 'vrt_image'
  | 'type'
  | 'action_type'
  | 'url'
  | 'url_target'
  | 'product'
  | 'supplier'
  | 'target'
>;

export interface HeaderRow extends Pick<
  CellTables['header'],
  | 'id'
  | 'title'
  | 'subtitle'
  | 'description'
  | 'target'
  | 'url'
  | 'product'
  | 'product_supplier'
  | 'button_label'
  | 'bgcolor'
> {
  action_type: 'none' | 'url' | 'product';
}

/** A header in both languages. */
export type ShownHeaderRow = HeaderRow &
  Pick<CellTables['header'], 'title_en' | 'subtitle_en' | 'description_en'>;

export interface FranchiseRow extends Pick<
  CellTables['store'],
  'slug' | 'name' | 'profile' | 'canonical_domain'
> {
  id: StoreId;
  num_products: number;
}

export function findById(id: StoreId): Statement<StoreRow> {
  return sql`SELECT ${columns} FROM store s LEFT JOIN store r ON r.id = s.root_id WHERE s.id = ${id}`;
}

/** A shop of the same network as `of`: the root itself, or one under it. */
export function findBySlugInNetwork(slug: string, of: StoreId): Statement<StoreRow> {
  return sql`SELECT ${columns} FROM store s LEFT JOIN store r ON r.id = s.root_id
    JOIN store me ON me.id = ${of}
    WHERE s.slug = ${slug} AND coalesce(s.root_id, s.id) = coalesce(me.root_id, me.id)`;
}

export function findRevision(id: StoreId): Statement<{ revision: number }> {
  return sql`SELECT revision FROM store WHERE id = ${id}`;
}

/** True while the store has this revision: nothing of it was changed since. */
export function isAtRevision(storeId: StoreId, revision: number): Statement {
  return sql`EXISTS (SELECT 1 FROM store WHERE id = ${storeId} AND revision = ${revision})`;
}

/** Raises the store's revision, by which kept pages and answers are found. */
export function raiseRevision(storeId: StoreId, now: number): Statement {
  return sql`UPDATE store SET revision = revision + 1, updated_at = ${now} WHERE id = ${storeId}`;
}

export function listBanners(id: StoreId, offset: number, limit: number): Statement<BannerRow> {
  return sql`SELECT b.id, b.hzt_image, b.vrt_image, b.type, b.action_type, b.url, b.url_target,
      b.product, b.supplier, b.target, ${altOf('b.hzt_image', 'b.store_id', 'es')} AS alt_es,
      ${altOf('b.hzt_image', 'b.store_id', 'en')} AS alt_en,
      ${focusOf('b.hzt_image', 'b.store_id')} AS hzt_focus,
      ${focusOf('b.vrt_image', 'b.store_id')} AS vrt_focus
    FROM banner b WHERE b.store_id = ${id} ORDER BY b.position, b.id LIMIT ${limit} OFFSET ${offset}`;
}

export function listHeaders(
  id: StoreId,
  locale: Locale,
  offset: number,
  limit: number,
): Statement<HeaderRow> {
  return sql`SELECT id, ${inLanguage('title', locale)} AS title,
      ${inLanguage('subtitle', locale)} AS subtitle,
      ${inLanguage('description', locale)} AS description, target, action_type, url, product,
      product_supplier, button_label, bgcolor
    FROM header WHERE store_id = ${id} ORDER BY position, id LIMIT ${limit} OFFSET ${offset}`;
}

/** The header that a store's pages show: its first. */
export function findShownHeader(id: StoreId): Statement<ShownHeaderRow> {
  return sql`SELECT id, title, subtitle, description, title_en, subtitle_en, description_en, target,
      action_type, url, product, product_supplier, button_label, bgcolor
    FROM header WHERE store_id = ${id} ORDER BY position, id LIMIT ${1}`;
}

export function countBanners(id: StoreId): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM banner WHERE store_id = ${id}`;
}

export function countHeaders(id: StoreId): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM header WHERE store_id = ${id}`;
}

/** Which stores of a network to list as franchises. */
export interface FranchiseFilter {
  /** A part of the name; empty for any. */
  readonly text: string;
  /** A part of the address; empty for any. */
  readonly state: string;
  /** Store types, with commas between them. */
  readonly type: string;
  /** Whether those that the store's owner took out are left out. */
  readonly isOwn?: boolean;
}

/** The franchises of a store's network, unsorted; an affinity store may be the network's root. */
function franchisesOf(of: StoreId, { text, state, type, isOwn }: FranchiseFilter): Statement {
  const named = text === '' ? nothing : sql`AND ${holds('s.name', fold(text))}`;
  const placed = state === '' ? nothing : sql`AND ${holds('s.collection_address', fold(state))}`;
  const shown = isOwn
    ? sql`AND NOT EXISTS (SELECT 1 FROM franchise_out f
        WHERE f.store_id = me.id AND f.franchise_id = s.id)`
    : nothing;
  const rest = sql`AND s.is_unopened = 0 ${named} ${placed} ${shown}`;
  return type === 'franchise'
    ? sql`FROM store me JOIN store s ON s.root_id = coalesce(me.root_id, me.id)
        WHERE me.id = ${of} AND s.store_type = 'franchise' ${rest}`
    : sql`FROM store me JOIN store s
          ON s.root_id = coalesce(me.root_id, me.id) OR s.id = coalesce(me.root_id, me.id)
        WHERE me.id = ${of} AND instr(${`,${type},`}, ',' || s.store_type || ',') > 0 ${rest}`;
}

/**
 * How many franchises there are: a kept number for the whole network, a count up to 1,001 where the
 * list is narrowed.
 */
export function countFranchises(of: StoreId, filter: FranchiseFilter): Statement<{ n: number }> {
  return filter.text === '' && filter.state === '' && filter.type === 'franchise'
    ? sql`SELECT coalesce(sum(n.franchises), 0) - ${filter.isOwn ? out(of) : raw('0')} AS n
        FROM store me
        JOIN network_count n ON n.root_id = coalesce(me.root_id, me.id) WHERE me.id = ${of}`
    : sql`SELECT count(*) AS n FROM (SELECT 1 ${franchisesOf(of, filter)} LIMIT 1001)`;
}

/** The number of franchises that a store's owner took out. */
const out = (of: StoreId): Statement => sql`(SELECT count(*) FROM franchise_out f
    JOIN store t ON t.id = f.franchise_id AND t.store_type = 'franchise' WHERE f.store_id = ${of})`;

const franchiseColumns = sql`s.id, s.slug, s.name, s.profile, s.canonical_domain,
      (SELECT coalesce(sum(k.n), 0) FROM listing_count k
        WHERE k.store_id = s.id AND k.catalogue_id = '') AS num_products`;

export function listFranchises(
  of: StoreId,
  filter: FranchiseFilter,
  offset: number,
  limit: number,
): Statement<FranchiseRow> {
  return sql`SELECT ${franchiseColumns} ${franchisesOf(of, filter)} ORDER BY s.name LIMIT ${limit} OFFSET ${offset}`;
}

/** A catalogue of a store, by its id or its slug. */
export function findCatalogue(of: StoreId, named: string): Statement<{ id: string }> {
  return sql`SELECT id FROM catalogue WHERE store_id = ${of} AND ${named} IN (id, slug)`;
}

/** The franchises that sell in a catalogue, read off the kept numbers of its sellers. */
function sellersOf(of: StoreId, catalogue: string): Statement {
  return sql`FROM trait_count c JOIN store s ON s.id = c.value
    WHERE c.store_id = ${of} AND c.catalogue_id = (${findCatalogue(of, catalogue)})
      AND c.kind = '' AND c.trait = 'owner' AND c.n > 0 AND s.store_type = 'franchise'`;
}

export function countCatalogueFranchises(of: StoreId, catalogue: string): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n ${sellersOf(of, catalogue)}`;
}

export function listCatalogueFranchises(
  of: StoreId,
  catalogue: string,
  offset: number,
  limit: number,
): Statement<FranchiseRow> {
  return sql`SELECT ${franchiseColumns} ${sellersOf(of, catalogue)}
    ORDER BY s.name LIMIT ${limit} OFFSET ${offset}`;
}

export interface PromoterRow {
  slug: string;
  owner: string;
  campaign: string | null;
}

/** The key that names a promoter: a store's slug, its owner's account, its campaign. */
export type PromoterKey = 'slug' | 'owner' | 'campaign';

const PROMOTER_COLUMN: Readonly<Record<PromoterKey, Statement>> = {
  slug: sql`slug`,
  owner: sql`owner`,
  campaign: sql`profile ->> '$.campaign'`,
};

/**
 * The promoter of a network that may have brought a visitor, by the visit's key. Each key is looked
 * up in an index.
 */
export function findPromoter(
  network: StoreId,
  by: PromoterKey,
  value: string,
): Statement<PromoterRow> {
  return sql`SELECT lower(slug) AS slug, owner, profile ->> '$.campaign' AS campaign FROM store
    WHERE ${PROMOTER_COLUMN[by]} = ${value} AND is_unopened = 0 AND (+id = ${network} OR +root_id = ${network})
    ORDER BY rowid LIMIT 1`;
}
