import type { PaymentState } from '../../../shared/contracts/orders.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { termsOfCode } from '../../../shared/rules/instalments.ts';
import { paymentStatesFor, type PaymentEvent } from '../../../shared/rules/payment-states.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { raw } from '../../db/sql.ts';
import { takerOf } from './account-statements.ts';

export * from './arrival-statements.ts';
export * from './risk-statements.ts';
export * from './review-statements.ts';
export * from './slip-statements.ts';
export * from './try-statements.ts';

export interface PaymentRow extends Pick<
  CellTables['payment'],
  | 'id'
  | 'token'
  | 'store_id'
  | 'checkout_id'
  | 'amount'
  | 'currency'
  | 'tries'
  | 'charge_id'
  | 'action_url'
  | 'decline_code'
  | 'account'
  | 'refund_reason'
  | 'slip'
  | 'slip_until'
  | 'review'
  | 'arrived'
  | 'updated_at'
  | 'msi_payments'
  | 'return_path'
  | 'cancel_path'
  | 'billing'
  | 'vault'
  | 'is_test'
> {
  state: PaymentState;
  /** The code of its way to pay, which names its provider. */
  provider: PaymentCode;
}

const columns =
  raw(`id, token, store_id, checkout_id, provider, amount, currency, state, tries, charge_id,
    action_url, decline_code, account, refund_reason, slip, slip_until, review, arrived, updated_at,
    msi_payments, return_path, cancel_path, billing, vault, is_test`);

export function findByToken(storeId: string, token: string): Statement<PaymentRow> {
  return sql<PaymentRow>`SELECT ${columns} FROM payment
    WHERE token = ${token} AND store_id = ${storeId}`;
}

export function findByCheckout(storeId: string, checkout: string): Statement<PaymentRow> {
  return sql<PaymentRow>`SELECT ${columns} FROM payment
    WHERE checkout_id = ${checkout} AND store_id = ${storeId}`;
}

/** For webhooks and the reconciler, which run for no tenant. */
export function findById(id: string): Statement<PaymentRow> {
  return sql<PaymentRow>`SELECT ${columns} FROM payment WHERE id = ${id}`;
}

/** A payment to insert. */
export interface NewPayment {
  readonly id: string;
  readonly token: string;
  readonly storeId: string;
  readonly checkout: string;
  readonly provider: PaymentCode;
  readonly amount: number;
  readonly currency: string;
  /** The store whose own account takes it, where that store has one for the code. */
  readonly taker: string;
  /** Whose card pays, as JSON; null where the way to pay takes no such data. */
  readonly billing: string | null;
}

export function insertPayment(payment: NewPayment, now: number): Statement {
  return sql`INSERT INTO payment (id, token, store_id, checkout_id, provider, amount, currency, account,
      is_test, billing, msi_payments, state, created_at, updated_at)
    VALUES (${payment.id}, ${payment.token}, ${payment.storeId}, ${payment.checkout},
      ${payment.provider}, ${payment.amount}, ${payment.currency},
      ${takerOf(payment)}, (SELECT is_test FROM checkout WHERE id = ${payment.checkout}), ${payment.billing}, ${monthsOf(payment)}, 'created', ${now}, ${now})`;
}

/** The monthly payments that were chosen for a checkout; 1 where the way to pay takes none of so many. */
function monthsOf({
  checkout,
  provider,
  amount,
  currency,
}: Pick<NewPayment, 'checkout' | 'provider' | 'amount' | 'currency'>): Statement {
  const terms = JSON.stringify(termsOfCode(provider, { total: amount, currency }));
  return sql`coalesce((SELECT c.msi_payments FROM checkout c WHERE c.id = ${checkout}
    AND c.msi_payments IN (SELECT value FROM json_each(${terms}))), 1)`;
}

/**
 * Changes the amount and the way of a payment that was not charged yet. A change ends its last try:
 * what that one takes late is given back, and never taken for the new way's.
 */
export function updateAmount(
  id: string,
  paying: Pick<NewPayment, 'checkout' | 'amount' | 'currency' | 'provider' | 'taker' | 'billing'>,
  now: number,
): Statement {
  const { amount, provider, billing } = paying;
  const account = takerOf(paying);
  return sql`UPDATE payment SET amount = ${amount}, provider = ${provider}, account = ${account},
      tries = tries + (amount <> ${amount} OR provider <> ${provider} OR account <> ${account}),
      msi_payments = ${monthsOf(paying)}, billing = ${billing}, charge_id = NULL, slip = NULL, slip_until = NULL,
      updated_at = ${now}
    WHERE id = ${id}`;
}

/** Names the pages that a payment's buyer is led back to; the checkout's own where none is named. */
export function leadBack(
  id: string,
  pages: {
    readonly return_path?: string | undefined;
    readonly cancel_path?: string | undefined;
  },
  now: number,
): Statement {
  return sql`UPDATE payment SET return_path = ${pages.return_path ?? null},
      cancel_path = ${pages.cancel_path ?? null}, updated_at = ${now} WHERE id = ${id}`;
}

/** True while a checkout's payment is as it was read, or still missing. */
export function isAsRead(checkout: string, row: PaymentRow | undefined): Statement {
  return row
    ? sql`EXISTS (SELECT 1 FROM payment WHERE id = ${row.id} AND state = ${row.state}
        AND tries = ${row.tries})`
    : sql`NOT EXISTS (SELECT 1 FROM payment WHERE checkout_id = ${checkout})`;
}

/** True while this is the payment's last try, and the event counts in the payment's state. */
export function expects(id: string, tries: number, event: PaymentEvent): Statement {
  return sql`EXISTS (SELECT 1 FROM payment WHERE id = ${id} AND tries = ${tries}
    AND state IN (SELECT value FROM json_each(${JSON.stringify(paymentStatesFor(event))})))`;
}

/**
 * Claims a payment for one more try: from then on no other worker asks the provider for it.
 * @param keeps for whom the card is kept, once it is paid
 */
export function claim(row: PaymentRow, keeps: object | null, now: number): Statement {
  return sql`UPDATE payment SET state = 'processing', tries = tries + 1, charge_id = NULL,
      action_url = NULL, decline_code = NULL, card_brand = NULL, card_last4 = NULL, slip = NULL,
      slip_until = NULL, review = NULL, vault = ${keeps && JSON.stringify(keeps)}, updated_at = ${now}
    WHERE id = ${row.id}`;
}

/** The provider's answer to the last try. */
export interface Outcome {
  readonly state: PaymentState;
  readonly chargeId: string;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  readonly actionUrl?: string | undefined;
  readonly declineCode?: string | undefined;
  readonly refundReason?: string | undefined;
}

export function recordOutcome(id: string, outcome: Outcome, now: number): Statement {
  return sql`UPDATE payment SET state = ${outcome.state}, charge_id = ${outcome.chargeId},
      action_url = ${outcome.actionUrl}, decline_code = ${outcome.declineCode},
      card_brand = ${outcome.card?.brand}, card_last4 = ${outcome.card?.last4},
      refund_reason = ${outcome.refundReason}, updated_at = ${now}
    WHERE id = ${id}`;
}

/** Ends a try that moved no money, with the reason that the buyer is shown, if there is one. */
export function recordNothing(
  id: string,
  state: 'created' | 'declined',
  declineCode: string | null,
  now: number,
): Statement {
  return sql`UPDATE payment SET state = ${state}, decline_code = ${declineCode}, action_url = NULL,
    updated_at = ${now} WHERE id = ${id}`;
}

/**
 * Keeps why a checkout's approved payment goes back as a whole, once refunds of all of it were asked
 * for; stands behind the refund that may be the last.
 */
export function noteWholeRefund(checkout: string, reason: string, now: number): Statement {
  return sql`UPDATE payment SET refund_reason = ${reason}, updated_at = ${now}
    WHERE checkout_id = ${checkout} AND state = 'approved' AND refund_reason IS NULL
      AND amount <= (SELECT sum(amount) FROM refund
        WHERE payment_id = payment.id AND is_beside = 0)`;
}

/** Records that an approved payment was refunded, once refunds of all of it have arrived. */
export function closeRefunded(id: string, now: number): Statement {
  return sql`UPDATE payment SET state = 'refunded',
      refund_reason = coalesce(refund_reason, 'at_provider'), updated_at = ${now}
    WHERE id = ${id} AND state = 'approved'
      AND (amount <= (SELECT sum(amount) FROM refund WHERE payment_id = ${id}
          AND state IN ('success', 'ok') AND is_beside = 0)
        OR EXISTS (SELECT 1 FROM refund WHERE payment_id = ${id} AND part = 'payment'
          AND state IN ('success', 'ok') AND is_beside = 0))`;
}

/** Puts a payment at the end of the reconciler's queue. */
export function touch(id: string, now: number): Statement {
  return sql`UPDATE payment SET updated_at = ${now} WHERE id = ${id}`;
}

/**
 * Payments that wait for an answer. One that waits for its number to be paid is asked about as a watched
 * try; a deposit has nobody to be asked.
 * @param reviewed those in review were asked about before then
 */
export function listUnsettled(
  { before, reviewed }: { readonly before: number; readonly reviewed: number },
  limit: number,
): Statement<PaymentRow> {
  return sql<PaymentRow>`SELECT ${columns} FROM payment
    WHERE updated_at < ${before} AND (state = 'processing'
      OR (state = 'requires_action' AND slip_until IS NULL)
      OR (state = 'in_review' AND updated_at < ${reviewed}))
    ORDER BY updated_at LIMIT ${limit}`;
}

export function findEvent(provider: string, event: string): Statement<{ received_at: number }> {
  return sql<{ received_at: number }>`SELECT received_at FROM payment_event
    WHERE provider = ${provider} AND event_id = ${event}`;
}

/** Records a provider's event about a payment; aborts the batch when it was recorded before. */
export function insertEvent(
  { provider, event }: { readonly provider: string; readonly event: string },
  payment: string,
  now: number,
): Statement {
  return sql`INSERT INTO payment_event (provider, event_id, payment_id, received_at)
    VALUES (${provider}, ${event}, ${payment}, ${now})`;
}
