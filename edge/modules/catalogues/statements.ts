import type { StoreId } from '../../../shared/kernel/ids.ts';
import { fold } from '../../../shared/rules/fold.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { holds, nothing, raw } from '../../db/sql.ts';

export interface CatalogueRow extends Pick<
  CellTables['catalogue'],
  'id' | 'name' | 'slug' | 'photo' | 'position' | 'weight' | 'num_products' | 'updated_at'
> {
  store_id: StoreId;
}

const columns = raw('id, store_id, name, slug, photo, position, weight, num_products, updated_at');

export type CatalogueOrder = 'position' | '-weight' | 'name';

const ORDER: Readonly<Record<CatalogueOrder, Statement>> = {
  position: sql`position, id`,
  '-weight': sql`weight DESC, id`,
  name: sql`name, id`,
};

export interface CatalogueQuery {
  /** Text that the name contains; empty for any name. */
  readonly name: string;
  /** True to leave out catalogues without products. */
  readonly withProducts: boolean;
  readonly order: CatalogueOrder;
  readonly offset: number;
  readonly limit: number;
}

function ofStore(storeId: StoreId, query: CatalogueQuery): Statement {
  const named = query.name === '' ? nothing : sql`AND ${holds('name', fold(query.name))}`;
  return sql`FROM catalogue
    WHERE store_id = ${storeId} AND num_products >= ${query.withProducts ? 1 : 0} ${named}`;
}

export function countByStore(storeId: StoreId, query: CatalogueQuery): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM (SELECT 1 ${ofStore(storeId, query)} LIMIT 1001)`;
}

export function listByStore(storeId: StoreId, query: CatalogueQuery): Statement<CatalogueRow> {
  return sql`SELECT ${columns} ${ofStore(storeId, query)}
    ORDER BY ${ORDER[query.order]} LIMIT ${query.limit} OFFSET ${query.offset}`;
}

export function findById(storeId: StoreId, id: string): Statement<CatalogueRow> {
  return sql`SELECT ${columns} FROM catalogue WHERE id = ${id} AND store_id = ${storeId}`;
}

export function findBySlug(storeId: StoreId, slug: string): Statement<CatalogueRow> {
  return sql`SELECT ${columns} FROM catalogue
    WHERE store_id = ${storeId} AND slug = ${slug}`;
}
