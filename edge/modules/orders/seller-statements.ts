import type { OrderFilters } from '../../../shared/contracts/seller-orders.ts';
import type { DeliveryType, PaymentType } from '../../../shared/contracts/checkout.ts';
import type { AuthorizationState } from '../../../shared/rules/authorizations.ts';
import type { OrderState } from '../../../shared/rules/order-states.ts';
import { trackingKey } from '../../../shared/rules/courier-labels.ts';
import type { DaySpan } from '../../../shared/rules/day-span.ts';
import type { HoldReason } from '../../../shared/rules/order-holds.ts';
import { isOver } from '../../../shared/rules/order-states.ts';
import type { CancelReason } from '../../../shared/rules/seller-moves.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { allOf, join, nothing, raw } from '../../db/sql.ts';
import { editsColumn, standingLine } from './edit-statements.ts';
import { endHold, holdColumn } from './hold-statements.ts';
import { inStoreColumn } from './in-store-statements.ts';
import { invoicingColumn } from './invoicing-column.ts';
import { inParcelsColumn, shipmentsColumn } from './shipment-statements.ts';
import {
  refundsColumn,
  trackingColumn,
  type AttendeeRow,
  type LineRow,
  type OrderRow,
} from './statements.ts';

/**
 * The orders of a supplier. An order that awaits its payment is none of the seller's yet, and a test of another
 * store's never is.
 */
const isSellers = raw(`(is_test = 0 OR store_id = supplier_id)`);

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

/**
 * The places of the first `most` orders of a filter, the latest first. Each phase is one range of an
 * index that is read up to `most` rows, so that a list costs what its page costs. A text has an index
 * of its own, and finds orders in every stage: a sign before a column keeps other indexes out.
 */
function placesOf(supplierId: string, filter: SellerFilter, most: number): Statement {
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
  const found = (where: Statement): Statement => sql`SELECT * FROM
    (SELECT created_at, rowid AS place FROM purchase_order
      WHERE supplier_id = ${supplierId} AND ${where} AND ${narrow}
      ORDER BY created_at DESC, rowid DESC LIMIT ${most})`;
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
    FROM (SELECT place FROM (${placesOf(supplierId, filter, offset + limit)})
      ORDER BY created_at DESC, place DESC LIMIT ${limit} OFFSET ${offset}) m
    JOIN purchase_order p ON p.rowid = m.place
    JOIN store s ON s.id = p.store_id
    LEFT JOIN order_line l ON l.order_id = p.id AND l.position = (SELECT min(position) FROM order_line
      WHERE order_id = p.id AND cut_units < amount)
    ORDER BY p.created_at DESC, p.rowid DESC`;
}

/** Where an order stands, with its latest move; without one the columns of the move are null. */
export interface StandingRow extends Pick<
  SellerRow,
  'id' | 'state' | 'payment_type' | 'delivery_type' | 'hold_reason' | 'in_parcels'
> {
  readonly made_at: number | null;
  readonly actor: CellTables['order_move']['actor'] | null;
  readonly account_id: string | null;
}

/** Those of the named orders that are a supplier's. */
export function listStandings(supplierId: string, ids: readonly string[]): Statement<StandingRow> {
  return sql<StandingRow>`SELECT p.id, p.state, p.payment_type, p.delivery_type, ${holdColumn}, ${inParcelsColumn},
      m.made_at, m.actor, m.account_id
    FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN purchase_order p ON p.id = j.value
    LEFT JOIN order_move m ON m.n = (SELECT max(n) FROM order_move WHERE order_id = p.id)
    WHERE p.supplier_id = ${supplierId} AND (p.is_test = 0 OR p.store_id = p.supplier_id)
      AND p.state <> 'awaiting_payment'`;
}

/** How many orders a filter finds, counted up to `most`. */
export function countOfSeller(
  supplierId: string,
  filter: SellerFilter,
  most: number,
): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM (${placesOf(supplierId, filter, most)})`;
}

/** An order's row as its seller reads it. */
export interface SellerOrderRow extends OrderRow {
  readonly note: string | null;
  readonly sold_in: string;
  readonly received_at: number | null;
  /** 1 while it goes in parcels of which some have not arrived. */
  readonly in_parcels: number;
  /** When the latest experience among its lines begins. */
  readonly starts_at: number | null;
  /** The country of the store that sold it. */
  readonly sold_country: string;
  /** JSON: how risky its payment looked; null for one that was not judged. */
  readonly risk: string | null;
  /** What has become of what its buyer's bank authorised; null for any other payment. */
  readonly authorization_state: AuthorizationState | null;
}

/** One order of a supplier. */
export function findOfSeller(supplierId: string, order: string): Statement<SellerOrderRow> {
  return sql<SellerOrderRow>`SELECT p.id, p.number, p.checkout_id, p.store_id, p.supplier_id,
      s.name AS supplier_name, s.country AS supplier_country, p.state, p.payment_type,
      p.delivery_type, p.collection_address, p.delivery_days, p.courier_terms, p.wanted, ${trackingColumn},
      p.contact, p.address, p.currency,
      p.items_total, p.shipping_total, p.extra_charge, p.promised_on, p.total, p.created_at, p.is_test,
      ${holdColumn}, ${editsColumn}, ${shipmentsColumn}, ${inParcelsColumn}, ${refundsColumn}, ${inStoreColumn}, ${invoicingColumn}, '[]' AS client_notes, NULL AS account_asked, NULL AS refund_account, 0 AS is_held, 0 AS is_used, p.note, p.received_at, sold.name AS sold_in, sold.country AS sold_country,
      (SELECT max(i.experience_date) FROM order_line l JOIN item i ON i.id = l.item_id
        WHERE l.order_id = p.id) AS starts_at,
      (SELECT a.state FROM payment_authorization a WHERE a.order_id = p.id) AS authorization_state,
      (SELECT json_object('level', y.risk, 'signs', json(y.risk_signs)) FROM payment y
        WHERE y.checkout_id = p.checkout_id AND y.risk IS NOT NULL) AS risk
    FROM purchase_order p JOIN store s ON s.id = p.supplier_id
    JOIN store sold ON sold.id = p.store_id
    WHERE p.id = ${order} AND p.supplier_id = ${supplierId} AND (p.is_test = 0 OR p.store_id = p.supplier_id)
      AND p.state <> 'awaiting_payment'`;
}

/** Finds an order only where it is the supplier's to deliver. */
export function isOrderOf(supplierId: string, order: string): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM purchase_order
    WHERE id = ${order} AND supplier_id = ${supplierId} AND ${isSellers} AND state <> 'awaiting_payment'`;
}

export type MoveRow = CellTables['order_move'] & {
  from_state: OrderState;
  to_state: OrderState;
  reason: CancelReason | null;
};

/** An order's moves, the latest first. */
export function listMoves(order: string): Statement<MoveRow> {
  return sql<MoveRow>`SELECT n, order_id, made_at, actor, account_id, from_state, to_state, reason, note
    FROM order_move WHERE order_id = ${order} ORDER BY n DESC LIMIT 100`;
}

/** A move to write. */
export interface NewMove {
  readonly order: string;
  readonly from: OrderState;
  readonly to: OrderState;
  readonly actor: CellTables['order_move']['actor'];
  readonly accountId: string | null;
  readonly reason?: CancelReason | undefined;
  readonly note?: string | undefined;
  /** Of a delivery: when the money of the order may leave the locked wallets. */
  readonly unlocksAt?: number | undefined;
}

/** True while an order is in the stage in which it was read. */
export function isInStage(order: string, state: OrderState): Statement {
  return sql`EXISTS (SELECT 1 FROM purchase_order WHERE id = ${order} AND state = ${state})`;
}

/** Moves an order, and keeps the move in its history. */
export function moveTo(move: NewMove, now: number): Statement[] {
  const received =
    move.to === 'delivered'
      ? // An open return keeps the money locked until it is closed.
        sql`, received_at = ${now}, unlocks_at = iif(EXISTS (SELECT 1 FROM return_request
          WHERE order_id = purchase_order.id AND state = 'open'), NULL, ${move.unlocksAt ?? null})`
      : nothing;
  return [
    sql`UPDATE purchase_order SET state = ${move.to}, updated_at = ${now}${received}
      WHERE id = ${move.order}`,
    sql`INSERT INTO order_move
        (order_id, made_at, actor, account_id, from_state, to_state, reason, note)
      VALUES (${move.order}, ${now}, ${move.actor}, ${move.accountId}, ${move.from}, ${move.to},
        ${move.reason ?? null}, ${move.note ?? null})`,
    ...(isOver(move.to) ? [endHold(move.order, now)] : []),
  ];
}

/** Keeps the day and the cost that the buyer is asked to agree to. */
export function keepProposal(
  order: string,
  { day, cost }: { readonly day: string; readonly cost: number },
): Statement {
  return sql`UPDATE purchase_order SET promised_on = ${day}, extra_charge = ${cost}
    WHERE id = ${order}`;
}

/** The cost that the seller asked for becomes part of what the buyer owes. */
export function agreeToCharge(order: string): Statement {
  return sql`UPDATE purchase_order SET shipping_total = shipping_total + extra_charge,
      total = total + extra_charge WHERE id = ${order}`;
}

/** A store that delivers, with its address and what its mails need. */
export interface DelivererRow extends Pick<
  CellTables['store'],
  'slug' | 'name' | 'canonical_domain' | 'country' | 'profile'
> {
  /** Null for a store that has named none. */
  readonly email: string | null;
}

export function findDeliverer(supplierId: string): Statement<DelivererRow> {
  return sql<DelivererRow>`SELECT slug, name, canonical_domain, country, profile,
      profile ->> '$.contact_email' AS email
    FROM store WHERE id = ${supplierId}`;
}

/** The lines of one supplier's order. */
export function listLinesOf(order: string): Statement<LineRow> {
  return sql<LineRow>`SELECT l.order_id, ${standingLine} AS snapshot FROM order_line l
    WHERE l.order_id = ${order} AND l.cut_units < l.amount ORDER BY l.position`;
}

/** The attendees of one supplier's order. */
export function listAttendeesOf(order: string): Statement<AttendeeRow> {
  return sql<AttendeeRow>`SELECT order_id, sku_id, full_name, phone FROM attendee
    WHERE order_id = ${order} ORDER BY position`;
}
