import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { fold } from '../../../shared/rules/fold.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { focusOf } from '../../db/library-photos.ts';
import { seoColumns, type SeoRow } from '../../db/seo-columns.ts';
import { holds, inLanguage, nothing } from '../../db/sql.ts';

export interface CatalogueRow extends Pick<
  CellTables['catalogue'],
  'id' | 'name' | 'slug' | 'photo' | 'position' | 'weight' | 'num_products' | 'updated_at'
> {
  store_id: StoreId;
  /** JSON: the point that crops of its photo keep; null for the middle. */
  photo_focus: string | null;
}

/** The position that is shown is counted: the column has the rank by which catalogues are sorted. */
function columns(locale: Locale): Statement {
  return sql`id, store_id, ${inLanguage('catalogue.name', locale)} AS name, slug, photo,
    ${focusOf("catalogue.photo ->> '$.url'", 'catalogue.store_id')} AS photo_focus,
    (SELECT count(*) FROM catalogue b WHERE b.store_id = catalogue.store_id
      AND (b.position, b.id) < (catalogue.position, catalogue.id)) AS position,
    weight, num_products, updated_at`;
}

export type CatalogueOrder = 'position' | '-weight' | 'name';

const ORDER: Readonly<Record<CatalogueOrder, Statement>> = {
  position: sql`catalogue.position, id`,
  '-weight': sql`weight DESC, id`,
  name: sql`name, id`,
};

export interface CatalogueQuery {
  /** Text that the name contains, in either language; empty for any name. */
  readonly name: string;
  /** True to leave out catalogues without products. */
  readonly withProducts: boolean;
  readonly order: CatalogueOrder;
  readonly offset: number;
  readonly limit: number;
  readonly locale: Locale;
}

function ofStore(storeId: StoreId, query: CatalogueQuery): Statement {
  const text = fold(query.name);
  const named =
    text === '' ? nothing : sql`AND (${holds('name', text)} OR ${holds('name_en', text)})`;
  return sql`FROM catalogue
    WHERE store_id = ${storeId} AND num_products >= ${query.withProducts ? 1 : 0} ${named}`;
}

/** How many catalogues match, up to 1,001. */
export function countByStore(storeId: StoreId, query: CatalogueQuery): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM (SELECT 1 ${ofStore(storeId, query)} LIMIT 1001)`;
}

/** A page of catalogues; each row carries how many match, up to 1,001. */
export function listByStore(
  storeId: StoreId,
  query: CatalogueQuery,
): Statement<CatalogueRow & { readonly matches: number }> {
  return sql`SELECT ${columns(query.locale)}, (${countByStore(storeId, query)}) AS matches
    ${ofStore(storeId, query)}
    ORDER BY ${ORDER[query.order]} LIMIT ${query.limit} OFFSET ${query.offset}`;
}

export function findById(storeId: StoreId, id: string, locale: Locale): Statement<CatalogueRow> {
  return sql`SELECT ${columns(locale)} FROM catalogue WHERE id = ${id} AND store_id = ${storeId}`;
}

export function findBySlug(
  storeId: StoreId,
  slug: string,
  locale: Locale,
): Statement<CatalogueRow & SeoRow> {
  return sql`SELECT ${columns(locale)}, ${seoColumns('catalogue', locale, 'name_en')} FROM catalogue
    WHERE store_id = ${storeId} AND slug = ${slug}`;
}
