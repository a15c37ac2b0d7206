import type { AuthorizationState } from '../../../shared/rules/authorizations.ts';
import { isOver, type OrderState } from '../../../shared/rules/order-states.ts';
import type { CancelReason } from '../../../shared/rules/seller-moves.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { nothing } from '../../db/sql.ts';
import { editsColumn, standingLine } from './edit-statements.ts';
import { endHold, holdColumn } from './hold-statements.ts';
import { inStoreColumn } from './in-store-statements.ts';
import { invoicingColumn } from './invoicing-column.ts';
import { isSellers, type SellerRow } from './seller-list-statements.ts';
import { inParcelsColumn, shipmentsColumn } from './shipment-statements.ts';
import {
  refundsColumn,
  trackingColumn,
  type AttendeeRow,
  type LineRow,
  type OrderRow,
} from './statements.ts';

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
