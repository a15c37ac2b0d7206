import type { ListedOrder } from '../../../shared/contracts/bought-orders.ts';
import type { OrderState, OwnOrder } from '../../../shared/contracts/orders.ts';
import type { Profile } from '../../../shared/contracts/profiles.ts';
import { trackingKey } from '../../../shared/rules/courier-labels.ts';
import type { DaySpan } from '../../../shared/rules/day-span.ts';
import { ALL_PURCHASES, type PurchasesFilter } from '../../../shared/rules/purchases-filter.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { allOf, nothing } from '../../db/sql.ts';

/**
 * Identifies a buyer by the account and the proved e-mail. A phone is not used: numbers are given
 * to new owners, who must not see the last owner's purchases as a guest.
 */
export interface Buyer {
  readonly accountId: string;
  /**
   * In lower case; null unless it was proved, since any visitor can type another person's address.
   */
  readonly email: string | null;
}

/** The proved identity of a profile, as a buyer. */
export function buyerOf(profile: Profile): Buyer {
  const { id, email, email_verified } = profile;
  return { accountId: id, email: email_verified ? email : null };
}

/** The columns of an order in a buyer's list. */
export interface OwnOrderRow extends Pick<
  CellTables['purchase_order'],
  'id' | 'supplier_id' | 'number' | 'checkout_id' | 'total' | 'currency' | 'created_at' | 'is_test'
> {
  state: OrderState;
  seller: string;
  /** Name of the first line. */
  item: string | null;
  /** JSON of the first line's photo. */
  photo: string | null;
  lines: number;
}

/** What a buyer's list is narrowed to, with its days as points in time. */
export type OwnFilter = Omit<PurchasesFilter, 'start_date' | 'end_date'> & DaySpan;

/** The filter of a list of all of them, the latest first. */
export const EVERY_ORDER: OwnFilter = { ...ALL_PURCHASES, from: null, until: null };

/** The columns by which a list is sorted, latest or first. */
const SORTED = {
  '-created_at': sql`created_at DESC, rowid DESC`,
  created_at: sql`created_at, rowid`,
  '-updated_at': sql`updated_at DESC, rowid DESC`,
} as const;
const PLACED = {
  '-created_at': sql`created_at DESC, place DESC`,
  created_at: sql`created_at, place`,
  '-updated_at': sql`updated_at DESC, place DESC`,
} as const;

/**
 * The conditions of a filter. A sign before a column keeps its index out: a buyer's orders are few,
 * and are found by the buyer.
 */
function narrowed(filter: OwnFilter): Statement {
  const { state, payment_type: payment, delivery_type: delivery, from, until, text } = filter;
  const start = text.toUpperCase();
  return allOf([
    state === '' ? sql`1` : sql`+state = ${state}`,
    payment === '' ? sql`1` : sql`+payment_type = ${payment}`,
    delivery === '' ? sql`1` : sql`+delivery_type = ${delivery}`,
    from === null ? sql`1` : sql`created_at >= ${from}`,
    until === null ? sql`1` : sql`created_at < ${until}`,
    filter.include_delivered === 'true' || state !== '' ? sql`1` : sql`+state <> 'delivered'`,
    filter.include_canceled === 'true' || state !== ''
      ? sql`1`
      : sql`+state NOT IN ('canceled_by_customer', 'canceled_by_supplier')`,
    text === ''
      ? sql`1`
      : sql`(+id = ${text} OR +checkout_id = ${text} OR substr(+number, 1, length(${start})) = ${start}
        OR EXISTS (SELECT 1 FROM courier_label c
          WHERE c.order_id = purchase_order.id AND c.tracking_key = ${trackingKey(text)})
        OR EXISTS (SELECT 1 FROM order_shipment s
          WHERE s.order_id = purchase_order.id AND s.tracking_key = ${trackingKey(text)}))`,
  ]);
}

/**
 * A buyer's orders in one store, each once. Each way to find them is one query, so that it is read
 * from its own index and stops after `most` rows.
 */
function ordersOf(
  storeId: string,
  { accountId, email }: Buyer,
  filter: OwnFilter,
  most: number,
): Statement {
  const found = (condition: Statement): Statement => sql`SELECT * FROM
    (SELECT created_at, updated_at, rowid AS place FROM purchase_order
      WHERE store_id = ${storeId} AND ${condition} AND ${narrowed(filter)}
      ORDER BY ${SORTED[filter.sort]} LIMIT ${most})`;
  const byEmail =
    email === null ? nothing : sql` UNION ${found(sql`lower(contact ->> 'email') = ${email}`)}`;
  return sql`${found(sql`account_id = ${accountId}`)}${byEmail}`;
}

/** A store's orders of a buyer, in the filter's order. */
export function listOwn(
  storeId: string,
  buyer: Buyer,
  filter: OwnFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<OwnOrderRow> {
  return sql<OwnOrderRow>`SELECT p.id, p.supplier_id, p.number, p.checkout_id, p.state, p.total, p.currency, p.created_at,
      s.name AS seller, l.snapshot ->> '$.name' AS item, l.snapshot -> '$.photo' AS photo,
      p.is_test, (SELECT count(*) FROM order_line WHERE order_id = p.id AND cut_units < amount) AS lines
    FROM (SELECT place, row_number() OVER (ORDER BY ${PLACED[filter.sort]}) AS n
      FROM (${ordersOf(storeId, buyer, filter, offset + limit)})
      ORDER BY n LIMIT ${limit} OFFSET ${offset}) m
    JOIN purchase_order p ON p.rowid = m.place
    JOIN store s ON s.id = p.supplier_id
    LEFT JOIN order_line l ON l.order_id = p.id AND l.position = (SELECT min(position) FROM order_line
      WHERE order_id = p.id AND cut_units < amount)
    ORDER BY m.n`;
}

/** How many orders a filter finds; each way to find them counts up to `most`. */
export function countOwn(
  storeId: string,
  buyer: Buyer,
  filter: OwnFilter,
  most: number,
): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM (${ordersOf(storeId, buyer, filter, most)})`;
}

/** An order as its buyer's list shows it. */
export function toOwnOrder(row: OwnOrderRow): OwnOrder {
  const { id: _, supplier_id: __, checkout_id: purchase, created_at, photo, ...rest } = row;
  const { lines, is_test: isTest, ...order } = rest;
  return {
    ...order,
    ...(isTest === 1 && { is_test: true }),
    purchase,
    placed_on: new Date(created_at).toISOString(),
    photo: photo === null ? null : (JSON.parse(photo) as OwnOrder['photo']),
    more: Math.max(0, lines - 1),
  };
}

/** The same with the ids by which its caller asks for more of it. */
export function toListedOrder(row: OwnOrderRow): ListedOrder {
  return { ...toOwnOrder(row), id: row.id, supplier: row.supplier_id };
}

/** A store where a buyer has bought. */
export interface StoreBoughtRow {
  id: string;
  name: string;
  /** Orders, counted up to 1,000 by each way to find them. */
  n: number;
}

/** The stores of a cell where a buyer has bought; each is asked by its own indexes. */
export function listStoresOf({ accountId, email }: Buyer): Statement<StoreBoughtRow> {
  const byEmail =
    email === null
      ? nothing
      : sql` UNION SELECT id FROM (SELECT id FROM purchase_order
          WHERE store_id = s.id AND lower(contact ->> 'email') = ${email} LIMIT 1000)`;
  return sql<StoreBoughtRow>`SELECT id, name, n FROM (SELECT s.id, s.name, (SELECT count(*) FROM (
      SELECT id FROM (SELECT id FROM purchase_order
        WHERE store_id = s.id AND account_id = ${accountId} LIMIT 1000)${byEmail})) AS n
    FROM store s) WHERE n > 0 ORDER BY name, id LIMIT 200`;
}
