import type { Address, Contact } from '../../../shared/contracts/place-order.ts';
import type {
  BoughtOrder,
  OrderView,
  PaymentState,
  Tracking,
  WholePurchase,
} from '../../../shared/contracts/orders.ts';
import type { PaymentSlipView } from '../../../shared/contracts/payment-slip.ts';
import type { ShipmentView } from '../../../shared/contracts/shipment-view.ts';
import type { BoughtRefund } from '../../../shared/contracts/refunds.ts';
import { sumMinor } from '../../../shared/kernel/money.ts';
import { arrivalDay } from '../../../shared/rules/delivery.ts';
import { bankAccountKind, kindOfAccount } from '../../../shared/rules/bank-account.ts';
import { changeOf, type TakenWay } from '../../../shared/rules/in-store.ts';
import type { WantedTime } from '../../../shared/rules/own-delivery.ts';
import { isPaidFirst } from '../../../shared/rules/payment-codes.ts';
import type { AskedAccount } from '../../../shared/rules/save-as.ts';
import { askedOfBuyer, isInReview } from '../../../shared/rules/order-holds.ts';
import { reviewOf } from '../../../shared/rules/payment-review.ts';
import { SLIP_ENDED, type PaymentSlip } from '../../../shared/rules/payment-slip.ts';
import {
  cancelOrder,
  isOver,
  nextState,
  type OrderState,
} from '../../../shared/rules/order-states.ts';
import { toBoughtEdits } from './edit-mapper.ts';
import { invoicingOf } from './invoicing-column.ts';
import type {
  AttendeeRow,
  CourierTerms,
  LineRow,
  MadeMoveRow,
  OrderRow,
  PaymentRow,
} from './statements.ts';

/**
 * An order with its lines and attendees; skips rows of other orders.
 * @param payment of an order that is paid before it is sent
 */
export function toOrder(
  row: OrderRow,
  lines: readonly LineRow[],
  attendees: readonly AttendeeRow[],
  payment?: PaymentRow,
): OrderView {
  return {
    id: row.id,
    number: row.number,
    supplier: row.supplier_id,
    supplier_name: row.supplier_name,
    state: row.state,
    payment_type: row.payment_type,
    approval_url: payment?.state === 'requires_action' ? payment.action_url : null,
    payment_metadata: payment ? toldOf(payment) : null,
    delivery_type: row.delivery_type,
    collection_address: row.collection_address,
    delivery_days: row.delivery_days,
    courier: courierOf(row.courier_terms),
    tracking: trackingOf(row.tracking),
    arrives_on: arrivalOf(row),
    placed_on: new Date(row.created_at).toISOString(),
    currency: row.currency,
    lines: lines
      .filter((line) => line.order_id === row.id)
      .map((line) => JSON.parse(line.snapshot) as OrderView['lines'][number]),
    items_total: row.items_total,
    shipping_total: row.shipping_total,
    extra_charge: row.extra_charge,
    total: row.total,
    attendees: attendees
      .filter((one) => one.order_id === row.id)
      .map(({ sku_id, full_name, phone }) => ({ sku: sku_id, full_name, phone })),
    refunds: refundsOf(row.refunds),
    ...(row.is_test === 1 && { is_test: true }),
    ...shipmentsOf(row.shipments),
    ...inStoreOf(row),
    ...invoicingOf(row),
    ...wantedOf(row),
  };
}

/** The parcels of an order; its row says their times in milliseconds. */
function shipmentsOf(json: string | null): Pick<OrderView, 'shipments'> {
  if (json === null) return {};
  type Times = 'sent_on' | 'delivered_on' | 'called_back_on';
  type Kept = Omit<ShipmentView, Times> & { readonly sent_on: number } & Readonly<
      Record<Exclude<Times, 'sent_on'>, number | null>
    >;
  const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  const kept = JSON.parse(json) as Kept[];
  return {
    shipments: kept.map((one) => ({
      ...one,
      sent_on: new Date(one.sent_on).toISOString(),
      delivered_on: moment(one.delivered_on),
      called_back_on: moment(one.called_back_on),
    })),
  };
}

/** How an order was paid that was sold in person. */
function inStoreOf({ in_store: json, total }: OrderRow): Pick<OrderView, 'in_store'> {
  if (json === null) return {};
  const { taken, received } = JSON.parse(json) as { taken: TakenWay; received: number | null };
  return { in_store: { taken, received, change: changeOf(taken, total, received) ?? 0 } };
}

/** The day and hours that the buyer of an order asked for. */
function wantedOf({ wanted }: Pick<OrderRow, 'wanted'>): Pick<OrderView, 'wanted'> {
  return wanted === null ? {} : { wanted: JSON.parse(wanted) as WantedTime };
}

/** Who carries an order; the courier's ids are its seller's alone. */
function courierOf(json: string | null): OrderView['courier'] {
  if (json === null) return null;
  const { carrier, service } = JSON.parse(json) as CourierTerms;
  return { carrier, service };
}

/** How far its parcels have come; its row says the time in milliseconds. */
function trackingOf(json: string | null): OrderView['tracking'] {
  if (json === null) return null;
  type Kept = Omit<Tracking, 'changed_on'> & { readonly changed_on: number | null };
  const { changed_on: at, ...tracking } = JSON.parse(json) as Kept;
  return { ...tracking, changed_on: at === null ? null : new Date(at).toISOString() };
}

/** The refunds of an order; its row says their times in milliseconds. */
function refundsOf(json: string): BoughtRefund[] {
  type Kept = Omit<BoughtRefund, 'asked_on' | 'changed_on'> &
    Record<'asked_on' | 'changed_on', number>;
  return (JSON.parse(json) as Kept[]).map((refund) => ({
    ...refund,
    asked_on: new Date(refund.asked_on).toISOString(),
    changed_on: new Date(refund.changed_on).toISOString(),
  }));
}

/** What the provider has told of a payment; of a number to pay by, all that its buyer needs. */
function toldOf(payment: PaymentRow): Record<string, string> {
  const { charge_id, card_brand, card_last4 } = payment;
  const slip = Object.entries(slipOf(payment) ?? {}).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(slip.map(([name, value]) => [name, String(value)])),
    ...(charge_id !== null && { charge_id }),
    ...(card_brand !== null && { card_brand }),
    ...(card_last4 !== null && { card_last4 }),
  };
}

/** The number that a payment waits for, or that ended unpaid; null once another thing has come of it. */
function slipOf(payment: PaymentRow | undefined): PaymentSlipView | null {
  if (!payment?.slip || payment.slip_until === null) return null;
  const is_over = payment.state === 'declined' && payment.decline_code === SLIP_ENDED;
  if (!is_over && payment.state !== 'requires_action') return null;
  const slip = JSON.parse(payment.slip) as PaymentSlip;
  return {
    ...slip,
    account_kind: slip.account === null ? null : kindOfAccount(slip.account),
    until: new Date(payment.slip_until).toISOString(),
    received: payment.arrived,
    is_over,
  };
}

/** The review of a payment, where its provider takes days to decide. */
function reviewed(payment: PaymentRow | undefined): Pick<WholePurchase, 'review'> {
  const review = payment && reviewOf(payment);
  if (!review) return {};
  const { until, waits_for } = review;
  return { review: { until: new Date(until).toISOString(), waits_for } };
}

/** The payment of orders that are paid first: a row may be left from before its buyer chose cash. */
export function paymentFor(
  { payment_type: type }: Pick<OrderRow, 'payment_type'>,
  payment: PaymentRow | undefined,
): PaymentRow | undefined {
  return type !== null && isPaidFirst(type) ? payment : undefined;
}

/** The day that its buyer was told, by the calendar of who sends it. */
function arrivalOf(row: OrderRow): string | null {
  if (isOver(row.state)) return null;
  if (row.promised_on !== null) return row.promised_on;
  if (row.wanted !== null) return (JSON.parse(row.wanted) as WantedTime).date;
  if (row.delivery_days === null) return null;
  return arrivalDay(row.created_at, row.delivery_days, row.supplier_country);
}

/** The rows that belong to some orders. */
export interface OrderParts {
  readonly lines: readonly LineRow[];
  readonly attendees: readonly AttendeeRow[];
  readonly moves: readonly MadeMoveRow[];
}

/**
 * What its buyer may do with an order now.
 * @param isSellers whether its buyer cannot cancel it: its payment is looked at, or something of it was used
 */
export function turnOfBuyer(
  state: OrderState,
  isSellers = false,
): Pick<BoughtOrder, 'may_cancel' | 'next'> {
  const may_cancel = !isSellers && cancelOrder(state, 'customer').ok;
  return { may_cancel, next: nextState(state, 'customer') ?? null };
}

/** An order as its buyer sees it. */
export function toBoughtOrder(
  row: OrderRow,
  { lines, attendees, moves }: OrderParts,
  payment?: PaymentRow,
): BoughtOrder {
  return {
    ...toOrder(row, lines, attendees, payment),
    ...turnOfBuyer(
      row.state,
      isInReview(row.hold_reason) || row.is_used === 1 || payment?.state === 'in_review',
    ),
    ...toBoughtEdits(row.edits),
    asked: askedOfBuyer(row.hold_reason),
    in_review: isInReview(row.hold_reason),
    refund_account: refundAccountOf(row),
    notes: (JSON.parse(row.client_notes) as { at: number; text: string }[]).map(({ at, text }) => ({
      at: new Date(at).toISOString(),
      text,
    })),
    history: moves
      .filter((move) => move.order_id === row.id)
      .map(({ made_at: at, actor, to_state: to }) => ({
        at: new Date(at).toISOString(),
        actor,
        to,
      })),
  };
}

/** The account that an order's buyer is asked for, as the seller's country numbers its accounts. */
function refundAccountOf(row: OrderRow): BoughtOrder['refund_account'] {
  const kind = bankAccountKind(row.supplier_country);
  if (row.refund_account === null || !kind) return null;
  return { kind, ...(JSON.parse(row.refund_account) as { last_four: string | null }) };
}

/** All orders of one checkout, with their payment. */
export function toPurchase(
  rows: readonly [OrderRow, ...OrderRow[]],
  parts: OrderParts,
  payment: PaymentRow | undefined,
): WholePurchase {
  const [first] = rows;
  const paid = paymentFor(first, payment);
  return {
    checkout_aggregation: first.checkout_id,
    orders: rows.map((row) => toBoughtOrder(row, parts, paid)),
    contact: JSON.parse(first.contact) as Contact,
    address: first.address === null ? null : (JSON.parse(first.address) as Address),
    payment_state: paid ? stateOf(paid) : 'none',
    decline_code: paid?.state === 'declined' ? paid.decline_code : null,
    payment_token: paid?.token ?? null,
    is_held: first.is_held === 1,
    card:
      paid?.card_brand && paid.card_last4
        ? { brand: paid.card_brand, last4: paid.card_last4 }
        : null,
    slip: slipOf(paid),
    ...reviewed(paid),
    msi_payments: paid?.msi_payments ?? 1,
    items_total: sumMinor(rows.map((row) => row.items_total)),
    shipping_total: sumMinor(rows.map((row) => row.shipping_total)),
    total: sumMinor(rows.map((row) => row.total)),
    currency: first.currency,
    ...proofOf(first),
  };
}

/** The proof of the account that the buyer of an order asked for. */
function proofOf({ account_asked: json }: OrderRow): { account_proof?: string } {
  return json === null ? {} : { account_proof: (JSON.parse(json) as AskedAccount).proof };
}

/** An approved payment with a refund under way counts as refunded, an authorised one that is given up as voided. */
function stateOf({ state, refund_reason }: PaymentRow): PaymentState {
  if (refund_reason === null) return state;
  return state === 'approved' ? 'refunded' : state === 'authorized' ? 'voided' : state;
}
