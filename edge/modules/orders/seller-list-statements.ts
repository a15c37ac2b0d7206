import type { OrderFilters } from '../../../shared/contracts/seller-orders.ts';
import type { DeliveryType, PaymentType } from '../../../shared/contracts/checkout.ts';
import { trackingKey } from '../../../shared/rules/courier-labels.ts';
import type { DaySpan } from '../../../shared/rules/day-span.ts';
import type { HoldReason } from '../../../shared/rules/order-holds.ts';
import { orderStates, type OrderState } from '../../../shared/rules/order-states.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { allOf, join, nothing, raw } from '../../db/sql.ts';
import { holdColumn } from './hold-statements.ts';
import { inParcelsColumn } from './shipment-statements.ts';

/**
 * The orders of a supplier. An order that awaits its payment is none of the seller's yet, and a test of another
 * store's never is.
 */
export const isSellers = raw(`(is_test = 0 OR store_id = supplier_id)`);

/** What a list is narrowed to, with its days as points in time (milliseconds, UTC). */
export type SellerFilter = Omit<OrderFilters, 'start_date' | 'end_date'> & DaySpan;

export interface SellerRow extends Pick<
  CellTables['purchase_order'],
  'id' | 'number' | 'total' | 'currency' | 'created_at' | 'is_test'
> {
  state: OrderState;
  payment_type: PaymentType | null;
  delivery_type: DeliveryType | null;
  /** Why it is held; null for an order that is not. */
  hold_reason: HoldReason | null;
  /** 1 while it goes in parcels of which some have not arrived. */
  in_parcels: number;
  buyer: string | null;
  sold_in: string;
  /** Name of the first line. */
  item: string | null;
  /** JSON of the first line's photo. */
  photo: string | null;
  lines: number;
}

/** Whether an order has work left for its seller, by the column of the same name (decision 0046). */
type Phase = 'open' | 'delivered' | 'canceled';

/** The phases that a filter shows. */
function phasesOf(filter: SellerFilter): Phase[] {
  return [
    'open',
    ...(filter.include_delivered === 'true' ? (['delivered'] as const) : []),
    ...(filter.include_canceled === 'true' ? (['canceled'] as const) : []),
  ];
}

/** The states of those phases. */
function statesOf(filter: SellerFilter): OrderState[] {
  const phases = phasesOf(filter);
  return orderStates.filter((state) => {
    if (state === 'awaiting_payment') return false;
    if (state === 'delivered') return phases.includes('delivered');
    return phases.includes(state.startsWith('canceled') ? 'canceled' : 'open');
  });
}

/**
 * The places of the first `most` orders of a filter, the latest first. Each phase is one range of an
 * index that is read up to `most` rows, so that a list costs what its page costs. A text has an index
 * of its own, and finds orders in every stage: a sign before a column keeps other indexes out.
 */
function placesOf(
  supplierId: string,
  filter: SellerFilter,
  { most, isCounted = false }: { readonly most: number; readonly isCounted?: boolean },
): Statement {
  const { text, state, from, until, payment_type: payment, delivery_type: delivery } = filter;
  const held = sql`SELECT order_id FROM order_hold
    WHERE supplier_id = ${supplierId} AND released_at IS NULL`;
  const narrow = allOf([
    isSellers,
    filter.test === 'true' ? sql`is_test = 1` : sql`1`,
    filter.held === 'true' ? sql`id IN (${held})` : sql`1`,
    from === null ? sql`1` : sql`created_at >= ${from}`,
    until === null ? sql`1` : sql`created_at < ${until}`,
    payment === undefined ? sql`1` : sql`payment_type = ${payment}`,
    delivery === undefined ? sql`1` : sql`delivery_type = ${delivery}`,
  ]);
  // A count is of any of them.
  const order = isCounted ? nothing : sql`ORDER BY created_at DESC, rowid DESC`;
  const found = (where: Statement): Statement => sql`SELECT * FROM
    (SELECT created_at, rowid AS place FROM purchase_order
      WHERE supplier_id = ${supplierId} AND ${where} AND ${narrow}
      ${order} LIMIT ${most})`;
  if (text !== '') {
    const staged = state ? sql`+state = ${state}` : sql`+state <> 'awaiting_payment'`;
    const byText = found(sql`${named(text)} AND ${staged}`);
    const tracked = trackingKey(text);
    if (text.startsWith('or_') || text.includes('@') || tracked === '') return byText;
    const followed = (parcels: Statement): Statement => sql`SELECT * FROM
      (SELECT created_at, rowid AS place FROM purchase_order
        WHERE id IN (SELECT order_id FROM ${parcels}
            WHERE supplier_id = ${supplierId} AND tracking_key = ${tracked})
          AND supplier_id = ${supplierId} AND ${staged} AND ${narrow} LIMIT ${most})`;
    // One order may be found in several ways: UNION shows it once.
    const ways = [byText, followed(sql`courier_label`), followed(sql`order_shipment`)];
    return join(ways, ' UNION ');
  }
  // Few orders are held at a time: each is found by its id.
  if (filter.held === 'true')
    return found(state ? sql`+state = ${state}` : sql`+state <> 'awaiting_payment'`);
  if (filter.test === 'true')
    return found(sql`store_id = ${supplierId} AND is_test = 1 AND +state <> 'awaiting_payment'`);
  if (state) return found(sql`state = ${state}`);
  if (isCounted) {
    // A generated column keeps an index from being enough by itself.
    return found(sql`state IN (SELECT value FROM json_each(${JSON.stringify(statesOf(filter))}))`);
  }
  const phases = phasesOf(filter).map((phase) => found(sql`phase = ${phase}`));
  return join(phases, ' UNION ALL ');
}

/** The one condition that a text is: an id, an e-mail, or the start of a number. A courier's number stands beside it. */
function named(text: string): Statement {
  if (text.startsWith('or_')) return sql`id = ${text}`;
  if (text.includes('@')) return sql`lower(contact ->> 'email') = ${text.toLowerCase()}`;
  const start = text.toUpperCase();
  return sql`number >= ${start} AND number < ${`${start}\u{10FFFF}`}`;
}

/** A page of a supplier's orders, the latest first. */
export function listOfSeller(
  supplierId: string,
  filter: SellerFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<SellerRow> {
  return sql<SellerRow>`SELECT p.id, p.number, p.state, p.payment_type, p.delivery_type, p.total,
      p.currency, p.created_at, p.is_test, ${holdColumn}, ${inParcelsColumn}, p.contact ->> 'full_name' AS buyer, s.name AS sold_in,
      l.snapshot ->> '$.name' AS item, l.snapshot -> '$.photo' AS photo,
      (SELECT count(*) FROM order_line WHERE order_id = p.id AND cut_units < amount) AS lines
    FROM (SELECT place FROM (${placesOf(supplierId, filter, { most: offset + limit })})
      ORDER BY created_at DESC, place DESC LIMIT ${limit} OFFSET ${offset}) m
    JOIN purchase_order p ON p.rowid = m.place
    JOIN store s ON s.id = p.store_id
    LEFT JOIN order_line l ON l.order_id = p.id AND l.position = (SELECT min(position) FROM order_line
      WHERE order_id = p.id AND cut_units < amount)
    ORDER BY p.created_at DESC, p.rowid DESC`;
}

/** How many orders a filter finds, counted up to `most`. */
export function countOfSeller(
  supplierId: string,
  filter: SellerFilter,
  most: number,
): Statement<{ n: number }> {
  return sql<{
    n: number;
  }>`SELECT count(*) AS n FROM (${placesOf(supplierId, filter, { most, isCounted: true })})`;
}
