import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, raw } from '../../db/sql.ts';

const DAY_MS = 86_400_000;

/** An order whose buyer may be asked to review it, or be reminded of that. */
export interface DueRow extends Pick<
  CellTables['purchase_order'],
  'id' | 'store_id' | 'review_ask_at'
> {
  /** 1 where its buyer was asked before. */
  readonly is_again: number;
  /** 1 where its buyer has an item of it that has no review yet. */
  readonly is_open: number;
  /** Days until the store reminds buyers; null where it does not. */
  readonly review_reminder_days: number | null;
}

/** An order that is asked about now, and when its buyer is asked again, milliseconds UTC; null for never. */
export interface AskedMark {
  readonly id: string;
  /** When it became due, as it was read. */
  readonly due: number | null;
  readonly next: number | null;
}

/**
 * True while the buyer of the order `p` has an item of it that has no review. What came back does not count, nor what
 * is about to: only a return that was declined, or that its buyer closed, leaves the goods with them.
 */
const IS_OPEN = raw(`EXISTS (SELECT 1 FROM order_line l WHERE l.order_id = p.id
  AND l.amount - l.cut_units > (SELECT coalesce(sum(b.amount), 0)
    FROM return_request q JOIN return_line b ON b.return_id = q.id AND b.line = l.position
    WHERE q.order_id = l.order_id AND q.decision IS NOT 'declined' AND q.closed_by IS NOT 'customer')
  AND NOT EXISTS (SELECT 1 FROM review r WHERE r.order_id = l.order_id AND r.item_id = l.item_id))`);

/** The orders whose buyers are to be asked, or reminded, by now, those that wait longest first. */
export function listToAsk(now: number, limit: number): Statement<DueRow> {
  return sql<DueRow>`SELECT p.id, p.store_id, p.review_ask_at, p.review_asked_at IS NOT NULL AS is_again,
      ${IS_OPEN} AS is_open, s.review_reminder_days
    FROM purchase_order p CROSS JOIN store s ON s.id = p.store_id
    WHERE p.review_ask_at <= ${now} ORDER BY p.review_ask_at LIMIT ${limit}`;
}

/** Marks orders as asked; aborts where another run did it meanwhile, or its store changed when it asks. */
export function markAsked(marks: readonly AskedMark[], now: number): Statement[] {
  const given = JSON.stringify(marks);
  return [
    assertThat(sql`NOT EXISTS (SELECT 1 FROM json_each(${given}) m WHERE NOT EXISTS (SELECT 1
      FROM purchase_order p WHERE p.id = m.value ->> 'id' AND p.review_ask_at = m.value ->> 'due'))`),
    sql`UPDATE purchase_order SET review_asked_at = coalesce(review_asked_at, ${now}),
        review_ask_at = m.value ->> 'next'
      FROM json_each(${given}) m WHERE purchase_order.id = m.value ->> 'id'`,
  ];
}

/** What a mail that asks for a review depends on. */
export interface ToReview extends Pick<CellTables['purchase_order'], 'checkout_id'> {
  /** Days until the store reminds buyers; null where it does not. */
  readonly review_reminder_days: number | null;
}

/** An order that is delivered, and whose buyer has an item of it without a review. */
export function findToReview(order: string): Statement<ToReview> {
  return sql<ToReview>`SELECT p.checkout_id, s.review_reminder_days
    FROM purchase_order p JOIN store s ON s.id = p.store_id
    WHERE p.id = ${order} AND p.is_test = 0 AND p.state = 'delivered' AND ${IS_OPEN}`;
}

type Terms = Pick<CellTables['store'], 'review_ask_days' | 'review_reminder_days'>;

export function findAskTerms(storeId: string): Statement<Terms> {
  return sql<Terms>`SELECT review_ask_days, review_reminder_days FROM store WHERE id = ${storeId}`;
}

/** Sets when a store asks; orders whose buyers were not asked yet are due by the new days. */
export function setAskTerms(storeId: string, days: number, reminder: number | null): Statement[] {
  return [
    sql`UPDATE store SET review_ask_days = ${days}, review_reminder_days = ${reminder}
      WHERE id = ${storeId}`,
    sql`UPDATE purchase_order SET review_ask_at = received_at + ${days * DAY_MS}
      WHERE review_ask_at IS NOT NULL AND review_asked_at IS NULL AND store_id = ${storeId}`,
  ];
}
