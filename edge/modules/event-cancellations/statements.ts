import type { Locale } from '../../../shared/kernel/locale.ts';
import type { OrderState } from '../../../shared/rules/order-states.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, inLanguage } from '../../db/sql.ts';

/** Experiences that were called off, and what becomes of their orders. */

/** The orders `p` of a store that stand and have a line `l` of an experience; a test is none. */
export function areBought(storeId: string, event: string): Statement {
  return sql`FROM purchase_order p JOIN order_line l ON l.order_id = p.id
    WHERE p.supplier_id = ${storeId} AND p.is_test = 0
      AND p.state NOT IN ('canceled_by_customer', 'canceled_by_supplier')
      AND l.item_id = ${event} AND l.cut_units < l.amount`;
}

/** An experience of a store, with its cancellation where it was called off. */
export interface CancellationRow extends Pick<
  CellTables['item'],
  'experience_date' | 'canceled_at' | 'tickets'
> {
  name: string;
  /** Its name in the other language; null where it has none. */
  name_en: string | null;
  shown_name: string;
  /** Null before it is called off. */
  reason: string | null;
  tickets_then: number | null;
}

export function find(storeId: string, event: string, locale: Locale): Statement<CancellationRow> {
  return sql<CancellationRow>`SELECT i.name, i.name_en, ${inLanguage('i.name', locale)} AS shown_name,
      i.experience_date, i.canceled_at, i.tickets, c.reason, c.tickets AS tickets_then
    FROM item i LEFT JOIN event_cancellation c ON c.item_id = i.id
    WHERE i.id = ${event} AND i.owner_id = ${storeId} AND i.kind = 'experience'`;
}

/** What a cancellation would undo now, one row a currency; minor units. */
export interface AtStakeRow {
  readonly currency: string;
  readonly orders: number;
  /** Paid orders whose money their seller gives back by hand. */
  readonly by_hand: number;
  /** What providers have of the experience's lines. */
  readonly amount: number;
}

export function listAtStake(storeId: string, event: string): Statement<AtStakeRow> {
  return sql<AtStakeRow>`SELECT currency, count(DISTINCT id) AS orders,
      count(DISTINCT iif(payment_type = 'cash' AND is_paid = 1, id, NULL)) AS by_hand,
      coalesce(sum(iif(is_taken, total - given, 0)), 0) AS amount
    FROM (SELECT p.id, p.currency, p.payment_type, p.is_paid, l.total,
        EXISTS (SELECT 1 FROM payment y WHERE y.checkout_id = p.checkout_id
          AND y.state = 'approved') AS is_taken,
        coalesce((SELECT sum(r.amount) FROM refund r WHERE r.order_id = p.id AND r.part = 'line'
          AND r.line = l.position), 0) AS given
      ${areBought(storeId, event)})
    GROUP BY currency ORDER BY currency`;
}

/** How far a cancellation is: its orders by what became of them, and the mails that tell of it. */
export interface ProgressRow {
  readonly orders: number;
  readonly done: number;
  readonly failed: number;
  readonly told: number;
  readonly unreached: number;
}

export function countProgress(event: string): Statement<ProgressRow> {
  return sql<ProgressRow>`SELECT count(*) AS orders, coalesce(sum(c.way IS NOT NULL), 0) AS done,
      coalesce(sum(c.fault IS NOT NULL), 0) AS failed,
      (SELECT count(*) FROM event_cancellation_to WHERE item_id = ${event}) AS told,
      coalesce(sum(coalesce(p.contact ->> 'email', '') = ''), 0) AS unreached
    FROM event_cancellation_order c JOIN purchase_order p ON p.id = c.order_id
    WHERE c.item_id = ${event}`;
}

/** The money that goes back, one row a currency; minor units. */
export interface MoneyRow {
  readonly currency: string;
  readonly asked: number;
  readonly arrived: number;
  /** Refunds that did not arrive yet and were refused. */
  readonly failed: number;
}

export function listMoney(event: string): Statement<MoneyRow> {
  return sql<MoneyRow>`SELECT r.currency, sum(r.amount) AS asked,
      coalesce(sum(iif(r.state IN ('success', 'ok'), r.amount, 0)), 0) AS arrived,
      coalesce(sum(r.state = 'failed'), 0) AS failed
    FROM event_cancellation_order c JOIN event_cancellation e ON e.item_id = c.item_id
    JOIN refund r ON r.order_id = c.order_id AND r.reason = 'canceled'
      AND r.created_at >= e.canceled_at
    WHERE c.item_id = ${event} GROUP BY r.currency ORDER BY r.currency`;
}

/** An order that a person has to look at. */
export interface OpenOrderRow {
  readonly id: string;
  readonly number: string;
  readonly way: CellTables['event_cancellation_order']['way'];
  readonly fault: CellTables['event_cancellation_order']['fault'];
}

/** Orders whose last try failed, and those that are left to their seller's hands. */
export function listOpen(event: string, limit: number): Statement<OpenOrderRow> {
  return sql<OpenOrderRow>`SELECT c.order_id AS id, p.number, c.way, c.fault
    FROM event_cancellation_order c JOIN purchase_order p ON p.id = c.order_id
    WHERE c.item_id = ${event} AND (c.fault IS NOT NULL OR c.way = 'by_hand')
    ORDER BY c.order_id LIMIT ${limit}`;
}

/** Has the orders whose last try failed be tried at once. */
export function tryAgain(event: string, now: number): Statement {
  return sql`UPDATE event_cancellation_order SET try_at = ${now}
    WHERE item_id = ${event} AND fault IS NOT NULL`;
}

/** An order whose time to be undone has come. */
export interface DueRow extends Pick<
  CellTables['event_cancellation_order'],
  'item_id' | 'order_id' | 'tries'
> {
  state: OrderState;
  checkout_id: string;
  /** The store that sold it. */
  sold_in: string;
  supplier_id: string;
  /** The account that called the experience off, and its words. */
  account_id: string;
  reason: string;
}

/** Orders that are due, the longest first. */
export function listDue(now: number, limit: number): Statement<DueRow> {
  return sql<DueRow>`SELECT c.item_id, c.order_id, c.tries, p.state, p.checkout_id,
      p.store_id AS sold_in, p.supplier_id, e.account_id, e.reason
    FROM event_cancellation_order c JOIN event_cancellation e ON e.item_id = c.item_id
    JOIN purchase_order p ON p.id = c.order_id
    WHERE c.try_at IS NOT NULL AND c.try_at <= ${now} ORDER BY c.try_at LIMIT ${limit}`;
}

type Which = Pick<DueRow, 'item_id' | 'order_id'>;

/** Ends an order's part; aborts where another run ended it, so that what stands beside it happens once. */
export function end(
  { item_id: event, order_id: order }: Which,
  way: NonNullable<OpenOrderRow['way']>,
): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM event_cancellation_order
      WHERE item_id = ${event} AND order_id = ${order} AND try_at IS NOT NULL)`),
    sql`UPDATE event_cancellation_order SET way = ${way}, fault = NULL, try_at = NULL
      WHERE item_id = ${event} AND order_id = ${order}`,
  ];
}

/** Keeps why an order could not be undone, and when it is tried again. */
export function noteFault(
  { item_id: event, order_id: order }: Which,
  fault: NonNullable<OpenOrderRow['fault']>,
  tryAt: number,
): Statement {
  return sql`UPDATE event_cancellation_order SET fault = ${fault}, tries = tries + 1, try_at = ${tryAt}
    WHERE item_id = ${event} AND order_id = ${order} AND try_at IS NOT NULL`;
}

/** What the mail to one address is made of. */
export interface MailRow {
  readonly recipient: string;
  readonly reason: string;
  readonly address: string;
  readonly language: string;
  readonly event_name: string;
  readonly event_name_en: string | null;
  readonly store_name: string;
  readonly country: string;
  readonly profile: string;
  /** The latest of its orders; null for one that has bought none. */
  readonly order_id: string | null;
  readonly checkout_id: string | null;
  readonly sold_in: string | null;
  readonly bought_at: string | null;
}

export function findMail(outboxId: string): Statement<MailRow> {
  return sql<MailRow>`SELECT t.address AS recipient, e.reason, e.address,
      coalesce(c.locale, e.language) AS language, i.name AS event_name, i.name_en AS event_name_en,
      s.name AS store_name, s.country, s.profile, t.order_id, p.checkout_id,
      p.store_id AS sold_in, c.address AS bought_at
    FROM event_cancellation_to t JOIN event_cancellation e ON e.item_id = t.item_id
    JOIN item i ON i.id = e.item_id JOIN store s ON s.id = e.store_id
    LEFT JOIN purchase_order p ON p.id = t.order_id LEFT JOIN checkout c ON c.id = p.checkout_id
    WHERE t.outbox_id = ${outboxId}`;
}
