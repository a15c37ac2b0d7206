import type {
  AuthorizationAsk,
  AuthorizationState,
  AuthorizationStepName,
  VoidReason,
} from '../../../shared/rules/authorizations.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { raw } from '../../db/sql.ts';
import { noteStep } from './asks.ts';

export * from './asks.ts';

export interface AuthorizationRow extends Pick<
  CellTables['payment_authorization'],
  | 'payment_id'
  | 'order_id'
  | 'supplier_id'
  | 'amount'
  | 'captured'
  | 'authorized_at'
  | 'ends_at'
  | 'ended_at'
  | 'asked_amount'
  | 'asked_by'
  | 'tries'
  | 'refusals'
  | 'try_at'
  | 'fault'
  | 'remind_at'
> {
  readonly state: AuthorizationState;
  readonly asked: AuthorizationAsk | null;
  readonly reason: VoidReason | null;
}

const columns =
  raw(`a.payment_id, a.order_id, a.supplier_id, a.amount, a.captured, a.state, a.authorized_at,
  a.ends_at, a.ended_at, a.asked, a.asked_amount, a.asked_by, a.reason, a.tries, a.refusals, a.try_at, a.fault,
  a.remind_at`);

export function findOfPayment(payment: string): Statement<AuthorizationRow> {
  return sql<AuthorizationRow>`SELECT ${columns} FROM payment_authorization a
    WHERE a.payment_id = ${payment}`;
}

export function findOfOrder(order: string): Statement<AuthorizationRow> {
  return sql<AuthorizationRow>`SELECT ${columns} FROM payment_authorization a
    WHERE a.order_id = ${order}`;
}

export type StepRow = Pick<
  CellTables['authorization_step'],
  'n' | 'at' | 'amount' | 'account_id' | 'fault'
> & { readonly step: AuthorizationStepName };

/** The history of an order's authorisation, the latest step first. */
export function listStepsOf(order: string): Statement<StepRow> {
  return sql<StepRow>`SELECT s.n, s.at, s.step, s.amount, s.account_id, s.fault
    FROM payment_authorization a JOIN authorization_step s ON s.payment_id = a.payment_id
    WHERE a.order_id = ${order} ORDER BY s.n DESC LIMIT 50`;
}

/** When a payment was authorised, and when that ended without a charge; the latest step first. */
export function listEnds(payment: string): Statement<StepRow> {
  return sql<StepRow>`SELECT n, at, step, amount, account_id, fault FROM authorization_step
    WHERE payment_id = ${payment} AND step IN ('authorized', 'voided', 'expired') ORDER BY n DESC LIMIT 50`;
}

/**
 * Whether the one order that a checkout's payment pays is authorised first: where the store that delivers it wants that
 * for the code, it is paid at once and not in months, and all of it is goods that are sent or collected. Undefined
 * where the payment pays several orders, whose sellers would have to wait for each other.
 */
export function findLater(
  checkout: string,
  code: PaymentCode,
  months: number,
): Statement<{ is_later: number }> {
  return sql<{ is_later: number }>`SELECT ${months} = 1 AND o.delivery_type IS NOT NULL
      AND EXISTS (SELECT 1 FROM json_each(s.charges_later) WHERE value = ${code})
      AND NOT EXISTS (SELECT 1 FROM order_line l LEFT JOIN item_file f
          ON f.item_id = l.item_id AND f.removed_at IS NULL
        WHERE l.order_id = o.id AND (f.item_id IS NOT NULL OR l.snapshot ->> 'type' <> 'product'))
      AS is_later
    FROM purchase_order o JOIN store s ON s.id = o.supplier_id
    WHERE o.checkout_id = ${checkout} AND o.state = 'awaiting_payment' AND ${paysOne(checkout)}`;
}

/** True while the order of an authorisation is not cancelled. */
export function hasStandingOrder(payment: string): Statement {
  return sql`EXISTS (SELECT 1 FROM payment_authorization a JOIN purchase_order o ON o.id = a.order_id
    WHERE a.payment_id = ${payment} AND a.state = 'standing'
      AND o.state NOT IN ('canceled_by_customer', 'canceled_by_supplier'))`;
}

/** An authorisation to keep. */
export interface NewAuthorization {
  readonly payment: string;
  /** Minor units. */
  readonly amount: number;
  readonly endsAt: number;
  /** When its seller is reminded, milliseconds UTC; null for never. */
  readonly remindAt: number | null;
}

/** Keeps what a bank has authorised for a checkout's one awaiting order, and sends that order to its seller. */
export function insertAuthorization(
  { payment, amount, endsAt, remindAt }: NewAuthorization,
  now: number,
): Statement[] {
  return [
    sql`INSERT INTO payment_authorization (payment_id, order_id, supplier_id, amount, authorized_at, ends_at, remind_at)
      SELECT p.id, o.id, o.supplier_id, ${amount}, ${now}, ${endsAt}, ${remindAt}
      FROM payment p JOIN purchase_order o ON o.checkout_id = p.checkout_id
      WHERE p.id = ${payment} AND o.state = 'awaiting_payment'`,
    sql`UPDATE purchase_order SET is_authorized = 1, state = 'sent_to_supplier', updated_at = ${now}
      WHERE state = 'awaiting_payment' AND checkout_id = (SELECT checkout_id FROM payment WHERE id = ${payment})`,
    noteStep({ payment, step: 'authorized', amount }, now),
  ];
}

/** Cancels awaiting orders that cannot be sold, and has what was authorised for them be given up. */
export function insertUnsold(
  { payment, amount, endsAt }: NewAuthorization,
  reason: VoidReason,
  now: number,
): Statement[] {
  return [
    sql`UPDATE purchase_order SET state = 'canceled_by_customer', updated_at = ${now}
      WHERE state = 'awaiting_payment' AND checkout_id = (SELECT checkout_id FROM payment WHERE id = ${payment})`,
    sql`INSERT INTO payment_authorization (payment_id, amount, authorized_at, ends_at, asked, reason, try_at)
      VALUES (${payment}, ${amount}, ${now}, ${endsAt}, 'void', ${reason}, ${now})`,
    noteStep({ payment, step: 'authorized', amount }, now),
    noteStep({ payment, step: 'void_asked' }, now),
  ];
}

/** True while a checkout has exactly one order that awaits a payment, of this amount where one is named. */
export function paysOne(checkout: string, amount?: number): Statement {
  const awaiting = sql`SELECT total FROM purchase_order
    WHERE checkout_id = ${checkout} AND state = 'awaiting_payment'`;
  const isSo = amount === undefined ? sql`1` : sql`(${awaiting}) = ${amount}`;
  return sql`((SELECT count(*) FROM (${awaiting})) = 1 AND ${isSo})`;
}

/** Authorisations whose time to be asked about has come, the longest due first. */
export function listToAsk(now: number, limit: number): Statement<{ payment_id: string }> {
  return sql<{ payment_id: string }>`SELECT payment_id FROM payment_authorization
    WHERE try_at IS NOT NULL AND try_at <= ${now} ORDER BY try_at LIMIT ${limit}`;
}

/** Standing authorisations that end before a time, the first to end first. */
export function listEnding(before: number, limit: number): Statement<AuthorizationRow> {
  return sql<AuthorizationRow>`SELECT ${columns} FROM payment_authorization a
    WHERE a.state = 'standing' AND a.ends_at <= ${before} AND a.asked IS NULL
    ORDER BY a.ends_at LIMIT ${limit}`;
}

/** An authorisation, with the payment that it is of. */
export type AskedRow = AuthorizationRow &
  Pick<CellTables['payment'], 'charge_id' | 'currency' | 'account' | 'is_test'> & {
    readonly provider: PaymentCode;
    readonly payment_tries: number;
  };

const askedColumns = sql`${columns}, p.charge_id, p.currency, p.account, p.provider, p.is_test,
  p.tries AS payment_tries`;

export function findAsked(payment: string): Statement<AskedRow> {
  return sql<AskedRow>`SELECT ${askedColumns}
    FROM payment_authorization a JOIN payment p ON p.id = a.payment_id
    WHERE a.payment_id = ${payment}`;
}

/** Standing authorisations whose sellers are to be reminded by now, the longest due first. */
export function listToRemind(now: number, limit: number): Statement<AskedRow> {
  return sql<AskedRow>`SELECT ${askedColumns}
    FROM payment_authorization a JOIN payment p ON p.id = a.payment_id
    WHERE a.remind_at IS NOT NULL AND a.remind_at <= ${now} AND a.state = 'standing' AND a.asked IS NULL
    ORDER BY a.remind_at LIMIT ${limit}`;
}

/** True while the seller of a standing authorisation was not reminded of what was due. */
export function isToRemindOf({ payment_id: payment, remind_at: at }: AuthorizationRow): Statement {
  return sql`EXISTS (SELECT 1 FROM payment_authorization
    WHERE payment_id = ${payment} AND state = 'standing' AND asked IS NULL AND remind_at = ${at})`;
}

/** @param next when its seller is reminded again, milliseconds UTC; null for never */
export function noteRemindedOf(payment: string, next: number | null, now: number): Statement[] {
  return [
    sql`UPDATE payment_authorization SET remind_at = ${next} WHERE payment_id = ${payment}`,
    noteStep({ payment, step: 'reminded' }, now),
  ];
}

/** The codes by which a store's orders are authorised first, as JSON. */
export function findChargeTerms(storeId: string): Statement<{ charges_later: string }> {
  return sql<{ charges_later: string }>`SELECT charges_later FROM store WHERE id = ${storeId}`;
}

export function setChargeTerms(storeId: string, codes: readonly PaymentCode[]): Statement {
  return sql`UPDATE store SET charges_later = ${JSON.stringify(codes)} WHERE id = ${storeId}`;
}
