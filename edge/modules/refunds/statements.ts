import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import type { PaymentState } from '../../../shared/rules/payment-states.ts';
import type { RefundPart, RefundReason, RefundState } from '../../../shared/rules/refunds.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { raw } from '../../db/sql.ts';

export * from './account-statements.ts';

export type RefundRow = Omit<CellTables['refund'], 'part' | 'reason' | 'state' | 'is_beside'> & {
  part: RefundPart;
  reason: RefundReason;
  state: RefundState;
};

const columns = raw(`r.id, r.payment_id, r.order_id, r.part, r.line, r.amount, r.currency, r.reason,
  r.note, r.state, r.provider_ref, r.fault, r.tries, r.refusals, r.try_at, r.proof, r.paid_by, r.asked_by,
  r.marked_by, r.created_at, r.updated_at`);

/** The refunds of a payment, the oldest first. */
export function listOfPayment(payment: string): Statement<RefundRow> {
  return sql<RefundRow>`SELECT ${columns} FROM refund r
    WHERE r.payment_id = ${payment} ORDER BY r.created_at, r.rowid`;
}

/** A refund with the payment that it gives back. */
export type StandingRefund = RefundRow &
  Pick<CellTables['payment'], 'account' | 'charge_id' | 'store_id' | 'is_test'> & {
    provider: PaymentCode;
    payment_state: PaymentState;
    payment_tries: number;
    /** The store that delivers its order; null without an order. */
    supplier_id: string | null;
  };

export function findRefund(id: string): Statement<StandingRefund> {
  return sql<StandingRefund>`SELECT ${columns}, p.account, p.charge_id, p.store_id, p.is_test, p.provider,
      p.state AS payment_state, p.tries AS payment_tries,
      (SELECT supplier_id FROM purchase_order WHERE id = r.order_id) AS supplier_id
    FROM refund r JOIN payment p ON p.id = r.payment_id WHERE r.id = ${id}`;
}

/** Refunds whose time to be tried has come, the longest due first. */
export function listDue(now: number, limit: number): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM refund WHERE try_at IS NOT NULL AND try_at <= ${now}
    ORDER BY try_at LIMIT ${limit}`;
}

/** What the refunds of an order and of its payment leave, and disputes that are not won; minor units. */
const left = raw(`min(o.total - coalesce((SELECT sum(amount) FROM refund WHERE order_id = o.id), 0)
    - coalesce((SELECT sum(t.amount) FROM dispute_part t JOIN dispute d ON d.id = t.dispute_id
      WHERE t.order_id = o.id AND d.state <> 'won'), 0),
  p.amount - coalesce((SELECT sum(amount) FROM refund
      WHERE payment_id = p.id AND is_beside = 0), 0)
    - coalesce((SELECT sum(t.amount) FROM dispute d JOIN dispute_part t ON t.dispute_id = d.id
      WHERE d.payment_id = p.id AND d.state <> 'won'), 0))`);

/** What was paid for units of an order `o` that are kept to be exchanged: it is not given back meanwhile; minor units. */
const kept = raw(`coalesce((SELECT sum(l.total * r.exchange_units / l.amount)
  FROM return_request q JOIN return_line r ON r.return_id = q.id AND r.exchange = 'kept'
  JOIN order_line l ON l.order_id = q.order_id AND l.position = r.line
  WHERE q.order_id = o.id), 0)`);

/**
 * True while what was paid for the units of an order that are kept to be exchanged is left.
 * @param giving what is about to be given back, minor units
 */
export function coversKept(order: string, giving = 0): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM purchase_order o JOIN payment p ON p.checkout_id = o.checkout_id
    WHERE o.id = ${order} AND p.state = 'approved' AND ${left} - ${giving} < ${kept})`;
}

/** A refund to ask for. */
interface NewRefund {
  readonly id: string;
  readonly reason: RefundReason;
  readonly note?: string | undefined;
  /** The account that asks; null for a guest and for the system. */
  readonly askedBy: string | null;
}

/** A part of an order to give back. */
interface NewPart extends NewRefund {
  readonly order: string;
  readonly part: 'line' | 'shipping' | 'amount';
  readonly line: number | null;
  /** Minor units. */
  readonly amount: number;
}

/**
 * True while so much is left of an order's part, of the order, and of its approved payment. It stands in
 * the batch that inserts the refund, so that of two callers at one time the second is refused.
 */
export function fits({ order, part, line, amount }: Omit<NewPart, keyof NewRefund>): Statement {
  const given = sql`coalesce((SELECT sum(amount) FROM refund
    WHERE order_id = ${order} AND part = ${part} AND line IS ${line}), 0)`;
  const most =
    part === 'amount'
      ? sql`o.total`
      : part === 'shipping'
        ? sql`o.shipping_total - ${given}`
        : sql`(SELECT total FROM order_line WHERE order_id = o.id AND position = ${line}) - ${given}`;
  return sql`EXISTS (SELECT 1 FROM purchase_order o JOIN payment p ON p.checkout_id = o.checkout_id
    WHERE o.id = ${order} AND p.state = 'approved' AND ${amount} <= ${left} AND ${amount} <= ${most})`;
}

/** Asks for a part of an order to be given back; `fits` stands before it. */
export function insertPart(refund: NewPart, now: number): Statement {
  const { id, order, part, line, amount, reason, note, askedBy } = refund;
  return sql`INSERT INTO refund (id, payment_id, order_id, part, line, amount, currency, reason, note,
      asked_by, try_at, created_at, updated_at)
    SELECT ${id}, p.id, o.id, ${part}, ${line}, ${amount}, p.currency, ${reason}, ${note ?? null},
      ${askedBy}, ${now}, ${now}, ${now}
    FROM purchase_order o JOIN payment p ON p.checkout_id = o.checkout_id WHERE o.id = ${order}`;
}

/** Asks for all that is left of an order, where something is left of an approved payment. */
export function insertRest(
  { id, order, reason, note, askedBy }: NewRefund & { readonly order: string },
  now: number,
): Statement {
  return sql`INSERT INTO refund (id, payment_id, order_id, part, amount, currency, reason, note, asked_by,
      try_at, created_at, updated_at)
    SELECT ${id}, p.id, o.id, 'order', ${left}, p.currency, ${reason}, ${note ?? null}, ${askedBy},
      ${now}, ${now}, ${now}
    FROM purchase_order o JOIN payment p ON p.checkout_id = o.checkout_id
    WHERE o.id = ${order} AND p.state = 'approved' AND ${left} > 0`;
}

/** A payment to give back whole. */
interface WholeRefund extends NewRefund {
  readonly payment: string;
  /** What the provider took, minor units; it may be something else than what was asked for. */
  readonly amount: number;
  readonly currency: string;
}

/** Money that came beside what a payment is for; minor units. */
interface Beside {
  readonly id: string;
  readonly payment: string;
  readonly amount: number;
  readonly reason: 'surplus' | 'short';
}

/** Asks for a payment that becomes no order to be given back. */
export function insertWhole(
  { id, payment, amount, currency, reason, askedBy }: WholeRefund,
  now: number,
): Statement {
  return sql`INSERT INTO refund (id, payment_id, part, amount, currency, reason, asked_by, try_at,
      created_at, updated_at)
    VALUES (${id}, ${payment}, 'payment', ${amount}, ${currency}, ${reason}, ${askedBy}, ${now}, ${now},
      ${now})`;
}

/**
 * Owes the buyer what came beside a deposit. Nobody but its seller has the money, and marks the
 * transfer by which it goes back.
 */
export function insertBeside({ id, payment, amount, reason }: Beside, now: number): Statement {
  return sql`INSERT INTO refund (id, payment_id, part, amount, currency, reason, state, fault, created_at,
      updated_at)
    SELECT ${id}, id, 'payment', ${amount}, currency, ${reason}, 'failed', 'by_hand', ${now}, ${now}
    FROM payment WHERE id = ${payment}`;
}

/** True while a refund is as it was read, and may still be tried or marked. */
export function isAsRead({
  id,
  state,
  tries,
}: Pick<RefundRow, 'id' | 'state' | 'tries'>): Statement {
  return sql`EXISTS (SELECT 1 FROM refund WHERE id = ${id} AND state = ${state} AND tries = ${tries}
    AND state IN ('pending', 'failed'))`;
}

/** True until a refund has arrived or was marked. */
export function isOpen(id: string): Statement {
  return sql`EXISTS (SELECT 1 FROM refund WHERE id = ${id} AND state IN ('pending', 'failed'))`;
}

/** True while a payment has so many refunds: none was added since they were read. */
export function areAsMany(payment: string, many: number): Statement {
  return sql`(SELECT count(*) FROM refund WHERE payment_id = ${payment}) = ${many}`;
}

/** Claims a refund for one more try; it is due again at `tryAt`, should this one be cut off. */
export function claimRefund(id: string, tryAt: number, now: number): Statement {
  return sql`UPDATE refund SET state = 'pending', tries = tries + 1, try_at = ${tryAt}, updated_at = ${now}
    WHERE id = ${id}`;
}

/** Has a refund be tried at once. */
export function askAgain(id: string, now: number): Statement {
  return sql`UPDATE refund SET state = 'pending', try_at = ${now}, updated_at = ${now} WHERE id = ${id}`;
}

/** Keeps what the provider said of a refund that it has not ended: its id of it, or why not. */
export function noteWaiting(
  id: string,
  { reference, fault }: { readonly reference: string | null; readonly fault: string | null },
  now: number,
): Statement {
  return sql`UPDATE refund SET provider_ref = coalesce(${reference}, provider_ref), fault = ${fault},
      updated_at = ${now} WHERE id = ${id} AND state = 'pending'`;
}

/** Keeps that the provider gave nothing back; `tryAt` is null where a person has to decide. */
export function noteFailed(
  id: string,
  { fault, tryAt }: { readonly fault: string; readonly tryAt: number | null },
  now: number,
): Statement {
  return sql`UPDATE refund SET state = 'failed', refusals = refusals + 1, provider_ref = NULL,
      fault = ${fault}, try_at = ${tryAt}, updated_at = ${now} WHERE id = ${id} AND state = 'pending'`;
}

/** Keeps that the money has arrived; the ledger's posting stands before it. */
export function noteArrived(id: string, reference: string | null, now: number): Statement {
  return sql`UPDATE refund SET state = 'success', provider_ref = coalesce(${reference}, provider_ref),
      fault = NULL, try_at = NULL, updated_at = ${now}
    WHERE id = ${id} AND state IN ('pending', 'failed')`;
}

/** What a person says of a refund that they saw done. */
interface Mark {
  readonly proof: string;
  /** The store that paid it outside of the provider; null where it was given back at the provider. */
  readonly paidBy: string | null;
  readonly markedBy: string;
}

/** Marks a failed refund as done; the ledger's posting stands before it. */
export function markDone(id: string, { proof, paidBy, markedBy }: Mark, now: number): Statement {
  return sql`UPDATE refund SET state = 'ok', proof = ${proof}, paid_by = ${paidBy},
      marked_by = ${markedBy}, try_at = NULL, updated_at = ${now} WHERE id = ${id}`;
}

/** What is left of the orders of a payment, in the order in which they were placed. */
export function listLeft(payment: string): Statement<{ id: string; left: number }> {
  return sql<{ id: string; left: number }>`SELECT o.id, ${left} AS left
    FROM payment p JOIN purchase_order o ON o.checkout_id = p.checkout_id
    WHERE p.id = ${payment} ORDER BY o.rowid`;
}

/** What each order of a payment keeps for units that are to be exchanged; minor units. */
export function listKept(payment: string): Statement<{ id: string; amount: number }> {
  return sql<{ id: string; amount: number }>`SELECT o.id, ${kept} AS amount
    FROM payment p JOIN purchase_order o ON o.checkout_id = p.checkout_id WHERE p.id = ${payment}`;
}

/** What may be given back of the lines of an order, of itself and of its order and payment; minor units. */
export interface LineLeftRow {
  readonly position: number;
  readonly of_line: number;
  readonly of_order: number;
}

/** The lines of an order whose payment is approved; none of another. */
export function listLeftOfLines(order: string): Statement<LineLeftRow> {
  return sql<LineLeftRow>`SELECT l.position, l.total - coalesce((SELECT sum(amount) FROM refund
      WHERE order_id = o.id AND part = 'line' AND line = l.position), 0) AS of_line, ${left} AS of_order
    FROM purchase_order o JOIN payment p ON p.checkout_id = o.checkout_id
    JOIN order_line l ON l.order_id = o.id
    WHERE o.id = ${order} AND p.state = 'approved' ORDER BY l.position`;
}
