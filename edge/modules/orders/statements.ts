import type { OrderState, PaymentState } from '../../../shared/contracts/orders.ts';
import type { DeliveryType, PaymentType } from '../../../shared/contracts/checkout.ts';
import type { CourierBranch } from '../../../shared/contracts/delivery.ts';
import type { CourierCode } from '../../../shared/rules/courier-codes.ts';
import type { HoldReason } from '../../../shared/rules/order-holds.ts';
import { referenceCodes } from '../../../shared/rules/payment-codes.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { raw } from '../../db/sql.ts';
import { editsColumn, standingLine } from './edit-statements.ts';
import { holdColumn } from './hold-statements.ts';
import { inStoreColumn } from './in-store-statements.ts';
import { invoicingColumn } from './invoicing-column.ts';
import { shipmentsColumn } from './shipment-statements.ts';
import { usedColumn } from './used-statements.ts';

export interface OrderRow extends Pick<
  CellTables['purchase_order'],
  | 'id'
  | 'number'
  | 'checkout_id'
  | 'store_id'
  | 'supplier_id'
  | 'collection_address'
  | 'delivery_days'
  | 'courier_terms'
  | 'wanted'
  | 'contact'
  | 'address'
  | 'currency'
  | 'items_total'
  | 'shipping_total'
  | 'extra_charge'
  | 'promised_on'
  | 'total'
  | 'created_at'
  | 'is_test'
> {
  supplier_name: string;
  /** JSON: how far its parcels have come by their courier; null without a number to follow. */
  tracking: string | null;
  /** JSON: the parcels in which it is sent; null for an order that goes as one. */
  shipments: string | null;
  /** JSON: how it was paid, where it was sold in person; null for all others. */
  in_store: string | null;
  /** JSON: the invoicing data that its buyer gave; null for an order without. */
  invoicing: string | null;
  /** JSON: the account that its buyer asked for; null for none, and once the order is an account's. */
  account_asked: string | null;
  /** JSON of its edits, the latest first. */
  edits: string;
  /** 1 once a ticket of it was admitted, or a file of it downloaded. */
  is_used: number;
  /** Why its seller holds it; null for an order that is not held. */
  hold_reason: HoldReason | null;
  /** JSON of its refunds, the latest first. */
  refunds: string;
  /** JSON: the account that its buyer is asked for, for a refund that only a transfer gives back; null for none. */
  refund_account: string | null;
  /** 1 while its checkout keeps units from other buyers. */
  is_held: number;
  supplier_country: string;
  /** JSON: `[{at, text}]`, the seller's notes for the buyer; none where the seller reads. */
  client_notes: string;
  state: OrderState;
  payment_type: PaymentType | null;
  delivery_type: DeliveryType | null;
}

export type LineRow = Pick<CellTables['order_line'], 'order_id' | 'snapshot'>;

export type AttendeeRow = Pick<
  CellTables['attendee'],
  'order_id' | 'sku_id' | 'full_name' | 'phone'
>;

/** The columns of a payment that its orders show. */
export interface PaymentRow extends Pick<
  CellTables['payment'],
  | 'token'
  | 'action_url'
  | 'charge_id'
  | 'card_brand'
  | 'card_last4'
  | 'refund_reason'
  | 'decline_code'
  | 'slip'
  | 'slip_until'
  | 'review'
  | 'arrived'
  | 'msi_payments'
> {
  state: PaymentState;
}

/** The courier's rate by which an order goes: its ids there, and who carries it. */
export interface CourierTerms {
  readonly courier: CourierCode;
  readonly rate: string;
  readonly shipment: string;
  readonly carrier: string;
  readonly service: string;
  /** What the courier asked, minor units; missing in orders from before it was kept. */
  readonly price?: number;
  /** The branch where the buyer collects; missing in orders that go to an address. */
  readonly branch?: CourierBranch;
}

/** What is given back of an order `p`, as a column. */
export const refundsColumn =
  raw(`(SELECT json_group_array(json_object('id', r.id, 'amount', r.amount,
    'currency', r.currency, 'state', r.state, 'reason', r.reason, 'asked_on', r.created_at,
    'changed_on', r.updated_at) ORDER BY r.created_at DESC, r.rowid DESC)
  FROM refund r WHERE r.order_id = p.id) AS refunds`);

/** The codes whose money goes back by a transfer, as JSON. */
const BY_TRANSFER = JSON.stringify(referenceCodes);

/** The bank account that the buyer of an order `p` is asked for, as JSON, while a refund of a number that was paid waits for it. */
const refundAccountColumn = sql`(SELECT json_object('last_four',
    (SELECT last_four FROM refund_account WHERE order_id = p.id))
  FROM payment y JOIN refund r ON r.payment_id = y.id WHERE y.checkout_id = p.checkout_id
    AND (y.provider IN (SELECT value FROM json_each(${BY_TRANSFER})) OR r.is_beside = 1)
    AND r.state IN ('pending', 'failed') AND (r.order_id = p.id OR r.order_id IS NULL)
  LIMIT 1) AS refund_account`;

/** How far the parcels of an order `p` have come, as JSON; null without a label that has a number. */
export const trackingColumn =
  raw(`(SELECT json_object('number', c.tracking_number, 'url', c.tracking_url,
    'journey', c.journey, 'changed_on', c.journey_at)
  FROM courier_label c WHERE c.order_id = p.id AND c.tracking_number IS NOT NULL
    AND c.label_state IN ('pending', 'bought')) AS tracking`);

/** The account that the buyer of an order `p` asked for, as JSON, until the order is an account's. */
const accountAskedColumn = raw(`(SELECT c.account_asked FROM checkout c
  WHERE c.id = p.checkout_id AND p.account_id IS NULL) AS account_asked`);

/** The notes that a seller wrote for the buyer of an order `p`, as JSON, the latest first. */
const clientNotesColumn =
  raw(`(SELECT json_group_array(json_object('at', n.created_at, 'text', n.text)
    ORDER BY n.created_at DESC, n.rowid DESC)
  FROM order_note n WHERE n.order_id = p.id AND n.audience = 'client' AND n.deleted_at IS NULL)
    AS client_notes`);

/** Which of the store's orders to read. */
export type Which = { readonly checkout: string } | { readonly order: string };

function are(storeId: string, which: Which): Statement {
  return 'checkout' in which
    ? sql`p.store_id = ${storeId} AND p.checkout_id = ${which.checkout}`
    : sql`p.store_id = ${storeId} AND p.id = ${which.order}`;
}

export function listOrders(storeId: string, which: Which): Statement<OrderRow> {
  return sql<OrderRow>`SELECT p.id, p.number, p.checkout_id, p.store_id, p.supplier_id,
      s.name AS supplier_name, s.country AS supplier_country, p.state, p.payment_type, p.delivery_type, p.collection_address,
      p.delivery_days, p.courier_terms, p.wanted, ${trackingColumn}, p.contact, p.address, p.currency,
      p.items_total, p.shipping_total,
      p.extra_charge, p.promised_on, p.total,
      p.created_at, p.is_test, ${holdColumn}, ${editsColumn}, ${shipmentsColumn}, ${refundsColumn}, ${refundAccountColumn}, ${clientNotesColumn}, ${inStoreColumn}, ${invoicingColumn}, ${accountAskedColumn}, ${usedColumn}, EXISTS (SELECT 1 FROM hold WHERE checkout_id = p.checkout_id) AS is_held
    FROM purchase_order p JOIN store s ON s.id = p.supplier_id
    WHERE ${are(storeId, which)} ORDER BY p.rowid`;
}

/** The people behind some orders of one checkout: their account, and the e-mail in lower case. */
export function findBuyer(
  storeId: string,
  which: Which,
): Statement<{ checkout_id: string; account_id: string | null; email: string | null }> {
  return sql<{
    checkout_id: string;
    account_id: string | null;
    email: string | null;
  }>`SELECT p.checkout_id, p.account_id, lower(p.contact ->> 'email') AS email
    FROM purchase_order p WHERE ${are(storeId, which)} ORDER BY p.rowid LIMIT 1`;
}

export function listLines(storeId: string, which: Which): Statement<LineRow> {
  return sql<LineRow>`SELECT l.order_id, ${standingLine} AS snapshot FROM purchase_order p
    JOIN order_line l ON l.order_id = p.id AND l.cut_units < l.amount
    WHERE ${are(storeId, which)} ORDER BY l.order_id, l.position`;
}

export function listAttendees(storeId: string, which: Which): Statement<AttendeeRow> {
  return sql<AttendeeRow>`SELECT a.order_id, a.sku_id, a.full_name, a.phone FROM purchase_order p
    JOIN attendee a ON a.order_id = p.id
    WHERE ${are(storeId, which)} ORDER BY a.order_id, a.position`;
}

export function findPaymentOf(storeId: string, which: Which): Statement<PaymentRow> {
  const checkout =
    'checkout' in which
      ? sql`${which.checkout}`
      : sql`(SELECT p.checkout_id FROM purchase_order p WHERE ${are(storeId, which)})`;
  return sql<PaymentRow>`SELECT state, token, action_url, charge_id, card_brand, card_last4, refund_reason,
      decline_code, slip, slip_until, review, arrived, msi_payments FROM payment
    WHERE checkout_id = ${checkout} AND store_id = ${storeId}`;
}

export type MadeMoveRow = Pick<CellTables['order_move'], 'order_id' | 'made_at' | 'actor'> & {
  to_state: OrderState;
};

/** The moves of the orders, the latest first. */
export function listMovesOf(storeId: string, which: Which): Statement<MadeMoveRow> {
  return sql<MadeMoveRow>`SELECT m.order_id, m.made_at, m.actor, m.to_state FROM purchase_order p
    JOIN order_move m ON m.order_id = p.id
    WHERE ${are(storeId, which)} ORDER BY m.n DESC LIMIT 500`;
}

/** Gives an account the orders that a checkout sold without one to the e-mail that the account has proved. */
export function giveToAccount(
  storeId: string,
  { checkout, account, email }: Readonly<Record<'checkout' | 'account' | 'email', string>>,
): Statement {
  return sql`UPDATE purchase_order SET account_id = ${account}
    WHERE store_id = ${storeId} AND checkout_id = ${checkout} AND account_id IS NULL
      AND lower(contact ->> 'email') = ${email}`;
}
