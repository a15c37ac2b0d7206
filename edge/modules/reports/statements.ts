import type { Locale } from '../../../shared/kernel/locale.ts';
import {
  piecesOf,
  type Pieces,
  type Range,
  type ReportSpan,
} from '../../../shared/rules/report-periods.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { inLanguage } from '../../db/sql.ts';

/** The rows of reports, each read off one range of their table's key; triggers write them. */

/** Goods of its own, of another store's, or its goods in another store. */
export type Way = 'own' | 'resold' | 'supplied';

/** Which rows of a store a report adds up. */
export interface Wanted {
  readonly storeId: string;
  readonly currency: string;
  readonly ways: readonly Way[];
  readonly span: ReportSpan;
}

/** Rows of one point of the chart, of one way. */
export interface PointRow {
  way: Way;
  orders: number;
  amount: number;
  shipping: number;
  canceled: number;
  canceled_amount: number;
  refunds: number;
  refunded: number;
  is_now: number;
  /** Counted backwards from the last point, which is 0. */
  back: number;
}

/** The totals of every way, by point of the chart, of a span and of the time before it. */
export function listPoints({ storeId, currency, span }: Omit<Wanted, 'ways'>): Statement<PointRow> {
  const { from, to, beforeFrom, step } = span;
  return sql<PointRow>`SELECT way, at >= ${from} AS is_now,
      CAST(iif(at >= ${from}, ${to}, ${from - 1}) - at AS INTEGER) / CAST(${step} AS INTEGER) AS back,
      sum(orders) AS orders, sum(amount) AS amount, sum(shipping) AS shipping,
      sum(canceled) AS canceled, sum(canceled_amount) AS canceled_amount,
      sum(refunds) AS refunds, sum(refunded) AS refunded
    FROM report_row
    WHERE store_id = ${storeId} AND kind = 'total' AND currency = ${currency} AND grain = 'day'
      AND at BETWEEN ${beforeFrom} AND ${to}
    GROUP BY 1, 2, 3`;
}

/** How far the carts of a span came, and those of the time before it. */
export interface CartsRow {
  is_now: number;
  carts: number;
  checkouts: number;
  ordered: number;
  sold: number;
}

export function countCarts(
  storeId: string,
  { from, to, beforeFrom }: ReportSpan,
): Statement<CartsRow> {
  return sql<CartsRow>`SELECT day >= ${from} AS is_now, sum(carts) AS carts,
      sum(checkouts) AS checkouts, sum(ordered) AS ordered, sum(sold) AS sold
    FROM report_cart WHERE store_id = ${storeId} AND day BETWEEN ${beforeFrom} AND ${to}
    GROUP BY 1`;
}

/** What one key had in a span, and in the time before it. */
interface Sums {
  key: string;
  orders: number;
  units: number;
  amount: number;
  before_orders: number;
  before_units: number;
  before_amount: number;
}

/** The keys of one kind that brought the most, added up of whole months and the days around them. */
function best(
  kind: 'item' | 'catalogue' | 'source',
  { storeId, currency, ways, span: { from, to, beforeFrom } }: Wanted,
  limit: number,
): Statement {
  const rows = (grain: 'day' | 'month', [first, last]: Range) =>
    sql`SELECT key, orders, units, amount FROM report_row
      WHERE store_id = ${storeId} AND kind = ${kind} AND currency = ${currency}
        AND grain = ${grain} AND at BETWEEN ${first} AND ${last}
        AND way IN (SELECT value FROM json_each(${JSON.stringify(ways)}))`;
  const all = ({ days, months }: Pieces) =>
    sql`${rows('day', days[0])} UNION ALL ${rows('month', months)} UNION ALL ${rows('day', days[1])}`;
  // The time before is added up for the best alone.
  return sql`WITH top AS MATERIALIZED (
      SELECT key, sum(orders) AS orders, sum(units) AS units, sum(amount) AS amount
      FROM (${all(piecesOf(from, to))}) GROUP BY key
      HAVING sum(amount) > 0 OR sum(units) > 0 OR sum(orders) > 0
      ORDER BY amount DESC, units DESC, orders DESC, key LIMIT ${limit}),
    past AS MATERIALIZED (
      SELECT key, sum(orders) AS orders, sum(units) AS units, sum(amount) AS amount
      FROM (${all(piecesOf(beforeFrom, from - 1))})
      WHERE key IN (SELECT key FROM top) GROUP BY key)
    SELECT top.key, top.orders, top.units, top.amount, coalesce(past.orders, 0) AS before_orders,
      coalesce(past.units, 0) AS before_units, coalesce(past.amount, 0) AS before_amount
    FROM top LEFT JOIN past ON past.key = top.key`;
}

/** One of the best with its name; null where it was deleted. */
export type NamedSums = Sums & { name: string | null };

export function listBestItems(wanted: Wanted, locale: Locale, limit: number): Statement<NamedSums> {
  return sql<NamedSums>`SELECT b.*, ${inLanguage('i.name', locale)} AS name
    FROM (${best('item', wanted, limit)}) b LEFT JOIN item i ON i.id = b.key
    ORDER BY b.amount DESC, b.units DESC, b.key`;
}

export function listBestCatalogues(
  wanted: Wanted,
  locale: Locale,
  limit: number,
): Statement<NamedSums> {
  return sql<NamedSums>`SELECT b.*, ${inLanguage('c.name', locale)} AS name
    FROM (${best('catalogue', wanted, limit)}) b LEFT JOIN catalogue c ON c.id = b.key
    ORDER BY b.amount DESC, b.units DESC, b.key`;
}

/** The sources that brought the most; `name` is the store that sold the goods, of supplied ones. */
export function listSources(wanted: Wanted, limit: number): Statement<NamedSums> {
  return sql<NamedSums>`SELECT b.*, s.name AS name
    FROM (${best('source', wanted, limit)}) b LEFT JOIN store s ON s.id = b.key ->> 2
    ORDER BY b.amount DESC, b.orders DESC, b.key`;
}

export interface RunningOutRow {
  item_id: string;
  /** JSON: names and values. */
  attributes: string;
  name: string;
  units_left: number;
}

/** Variants of a store's published items with few units left, the fewest first; then those with none. */
export function listRunningOut(
  storeId: string,
  locale: Locale,
  limit: number,
): Statement<RunningOutRow> {
  const few = (first: number, last: number) =>
    sql`SELECT k.item_id, ${inLanguage('i.name', locale)} AS name,
        ${inLanguage('k.attributes', locale)} AS attributes, k.units_left
      FROM sku k JOIN item i ON i.id = k.item_id
      WHERE k.owner_id = ${storeId} AND k.units_left <= 5
        AND k.units_left BETWEEN ${first} AND ${last}
        AND i.list_state = 'published' AND i.deleted_at IS NULL
      ORDER BY k.units_left, k.rowid LIMIT ${limit}`;
  return sql<RunningOutRow>`SELECT item_id, name, attributes, units_left
    FROM (SELECT * FROM (${few(1, 5)}) UNION ALL SELECT * FROM (${few(0, 0)})) LIMIT ${limit}`;
}

/** The currencies of a store's rows before and behind its own; whether it has sold, and lists items. */
export interface ScopeRow {
  lower: string | null;
  higher: string | null;
  has_sold: number;
  has_items: number;
}

export function findReportScope(storeId: string, own: string): Statement<ScopeRow> {
  return sql<ScopeRow>`SELECT
      (SELECT min(currency) FROM report_row
        WHERE store_id = ${storeId} AND kind = 'total' AND currency < ${own}) AS lower,
      (SELECT max(currency) FROM report_row
        WHERE store_id = ${storeId} AND kind = 'total' AND currency > ${own}) AS higher,
      EXISTS (SELECT 1 FROM report_row WHERE store_id = ${storeId} AND kind = 'total') AS has_sold,
      EXISTS (SELECT 1 FROM listing WHERE store_id = ${storeId}) AS has_items`;
}
