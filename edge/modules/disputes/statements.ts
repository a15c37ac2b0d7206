import type { DisputeState } from '../../../shared/rules/disputes.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

export type DisputeRow = Omit<CellTables['dispute'], 'state'> & { state: DisputeState };

/** The disputes of a payment, the oldest first. */
export function listOfPayment(payment: string): Statement<DisputeRow> {
  return sql<DisputeRow>`SELECT * FROM dispute WHERE payment_id = ${payment}
    ORDER BY opened_at, rowid`;
}

/** A dispute by the provider's id of it. */
export function findByRef(payment: string, reference: string): Statement<DisputeRow> {
  return sql<DisputeRow>`SELECT * FROM dispute
    WHERE payment_id = ${payment} AND provider_ref = ${reference}`;
}

/** One order of a dispute. */
export type PartRow = Pick<CellTables['dispute_part'], 'order_id' | 'amount'>;

/** What of a dispute lies in each order. */
export function listParts(dispute: string): Statement<PartRow> {
  return sql<PartRow>`SELECT t.order_id, t.amount
    FROM dispute_part t JOIN purchase_order o ON o.id = t.order_id
    WHERE t.dispute_id = ${dispute} ORDER BY o.rowid`;
}

/** The orders that a payment has sold, with what the books have of each. */
export function listSold(payment: string): Statement<{ order: string; amount: number }> {
  return sql<{ order: string; amount: number }>`SELECT o.id AS "order", sum(l.amount) AS amount
    FROM ledger_posting l JOIN purchase_order o ON o.id = l.order_id
    WHERE l.cause = ${`paid:${payment}`} GROUP BY o.id ORDER BY min(l.n)`;
}

/** What disputes that are not won hold of each order of a payment. */
export function listHeld(payment: string): Statement<{ order_id: string; amount: number }> {
  return sql<{ order_id: string; amount: number }>`SELECT t.order_id, sum(t.amount) AS amount
    FROM dispute d JOIN dispute_part t ON t.dispute_id = d.id
    WHERE d.payment_id = ${payment} AND d.state <> 'won' GROUP BY t.order_id`;
}

/** A dispute to keep, with its part of each order. */
export interface NewDispute extends Pick<
  DisputeRow,
  'id' | 'payment_id' | 'provider_ref' | 'amount' | 'fee' | 'currency' | 'reason' | 'respond_by'
> {
  readonly parts: readonly { readonly order: string; readonly amount: number }[];
}

/**
 * Keeps a dispute that was opened. Aborts where it is kept already. While it is open the money of
 * its orders stays in the locked wallets, and its parts are not refunded.
 */
export function insertDispute({ parts, ...given }: NewDispute, now: number): Statement[] {
  const { id, payment_id, provider_ref, amount, fee, currency, reason, respond_by } = given;
  return [
    sql`INSERT INTO dispute (id, payment_id, provider_ref, state, amount, fee, currency, reason,
        respond_by, store_id, opened_at, updated_at)
      VALUES (${id}, ${payment_id}, ${provider_ref}, 'open', ${amount}, ${fee}, ${currency}, ${reason},
        ${respond_by}, (SELECT store_id FROM payment WHERE id = ${payment_id}), ${now}, ${now})`,
    ...insertRows(
      'dispute_part',
      parts.map((part) => ({ dispute_id: id, order_id: part.order, amount: part.amount })),
    ),
  ];
}

/** True while a dispute is in a state. */
export function isIn(id: string, state: DisputeState): Statement {
  return sql`EXISTS (SELECT 1 FROM dispute WHERE id = ${id} AND state = ${state})`;
}

/** Keeps how a dispute ended; the ledger's postings stand before it. */
export function closeDispute(
  id: string,
  { state, fee }: { readonly state: 'lost' | 'won'; readonly fee: number },
  now: number,
): Statement {
  return sql`UPDATE dispute SET state = ${state}, fee = ${fee}, closed_at = ${now},
      lost_at = iif(${state} = 'lost', ${now}, lost_at), updated_at = ${now}
    WHERE id = ${id}`;
}

/** Has the money of a dispute's orders wait until now at least, where it has not been unlocked. */
export function unlockFrom(id: string, now: number): Statement {
  return sql`UPDATE purchase_order SET unlocks_at = max(unlocks_at, ${now})
    WHERE id IN (SELECT order_id FROM dispute_part WHERE dispute_id = ${id})
      AND unlocks_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM ledger_posting WHERE cause = 'unlocked:' || purchase_order.id)`;
}

/** The orders of a dispute that were cancelled: once it is won, their money goes back by a refund. */
export function listCanceled(id: string): Statement<{ id: string }> {
  return sql<{
    id: string;
  }>`SELECT o.id FROM dispute_part t JOIN purchase_order o ON o.id = t.order_id
    WHERE t.dispute_id = ${id} AND o.state LIKE 'canceled%'`;
}

/** An order with the store that delivers it, and is told of its dispute. */
export interface SellerRow extends Pick<CellTables['store'], 'slug' | 'canonical_domain'> {
  order_id: string;
  supplier_id: string;
}

/** The stores that deliver orders, each with one of its own. */
export function listSellers(orders: readonly string[]): Statement<SellerRow> {
  return sql<SellerRow>`SELECT min(o.id) AS order_id, o.supplier_id, s.slug, s.canonical_domain
    FROM purchase_order o JOIN store s ON s.id = o.supplier_id
    WHERE o.id IN (SELECT value FROM json_each(${JSON.stringify(orders)})) GROUP BY o.supplier_id`;
}

/** A dispute of a payment that a store takes, or that is about an order that it delivers. */
export function findOfStore(storeId: string, id: string): Statement<DisputeRow> {
  return sql<DisputeRow>`SELECT d.* FROM dispute d JOIN payment p ON p.id = d.payment_id
    WHERE d.id = ${id} AND (p.store_id = ${storeId} OR EXISTS (SELECT 1
      FROM dispute_part t JOIN purchase_order o ON o.id = t.order_id
      WHERE t.dispute_id = d.id AND o.supplier_id = ${storeId}))`;
}

/** Keeps what was sent against a dispute. */
export function keepAnswer({
  id,
  answer,
  answered_at: at,
  answered_by: by,
}: Pick<DisputeRow, 'id' | 'answer' | 'answered_at' | 'answered_by'>): Statement {
  return sql`UPDATE dispute SET answer = ${answer}, answered_at = ${at}, answered_by = ${by}
    WHERE id = ${id}`;
}

/** True while no evidence of a dispute is on its way to the provider, nor there. */
export function isOpenToEvidence(id: string): Statement {
  return sql`EXISTS (SELECT 1 FROM dispute WHERE id = ${id} AND state = 'open'
    AND ifnull(evidence_state, 'refused') = 'refused')`;
}

/** What of a dispute lies in one order. */
export function findPart(
  dispute: string,
  order: string,
): Statement<Pick<DisputeRow, 'amount' | 'currency' | 'respond_by'>> {
  return sql<Pick<DisputeRow, 'amount' | 'currency' | 'respond_by'>>`
    SELECT t.amount, d.currency, d.respond_by
    FROM dispute d JOIN dispute_part t ON t.dispute_id = d.id
    WHERE d.id = ${dispute} AND t.order_id = ${order}`;
}
