import type { ReturnDecision, ReturnReason, ReturnState } from '../../../shared/rules/returns.ts';
import type { OrderState } from '../../../shared/rules/order-states.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { raw } from '../../db/sql.ts';
import { exchangeColumn, fromColumn, receivedAt, type NewLine } from './exchange-statements.ts';

export interface ReturnRow extends Pick<
  CellTables['return_request'],
  | 'id'
  | 'order_id'
  | 'detail'
  | 'opened_at'
  | 'closed_at'
  | 'closed_by'
  | 'withdrawal_code'
  | 'inspected_at'
  | 'decision_text'
  | 'decided_at'
  | 'sent_at'
  | 'carrier'
  | 'tracking_number'
  | 'tracking_url'
  | 'exchange_refusal'
> {
  state: ReturnState;
  decision: ReturnDecision | null;
  reason: ReturnReason;
  number: string;
  /** JSON: `[{line, amount, back, lost, missing, name, photo, from, exchange}]`. */
  lines: string;
  /** JSON: `[{id, at, by, text}]`, `at` in milliseconds. */
  comments: string;
  /** JSON: `[{id, width, height}]`. */
  photos: string;
}

const columns = sql`q.id, q.order_id, q.state, q.reason, q.detail, q.opened_at, q.closed_at, q.closed_by,
  q.withdrawal_code, q.inspected_at, q.decision, q.decision_text, q.decided_at, q.sent_at, q.carrier,
  q.tracking_number, q.tracking_url, q.exchange_refusal, o.number,
  (SELECT json_group_array(json_object('line', l.line, 'amount', l.amount,
      'back', l.restocked, 'lost', l.written_off, 'missing', l.missing,
      'name', s.snapshot ->> '$.name', 'photo', json(s.snapshot -> '$.photo'),
      'from', json(${fromColumn}), 'exchange', json(${exchangeColumn})) ORDER BY l.line)
    FROM return_line l JOIN order_line s ON s.order_id = q.order_id AND s.position = l.line
    WHERE l.return_id = q.id) AS lines,
  (SELECT json_group_array(json_object('id', CAST(c.n AS TEXT), 'at', c.made_at, 'by', c.actor,
      'text', c.body) ORDER BY c.n)
    FROM return_comment c WHERE c.return_id = q.id) AS comments,
  (SELECT json_group_array(json_object('id', p.id, 'width', p.width, 'height', p.height)
      ORDER BY p.made_at, p.id)
    FROM return_photo p WHERE p.return_id = q.id) AS photos`;

/** The returns of an order, the latest first. */
export function listOfOrder(order: string): Statement<ReturnRow> {
  return sql<ReturnRow>`SELECT ${columns} FROM return_request q JOIN purchase_order o ON o.id = q.order_id
    WHERE q.order_id = ${order} ORDER BY q.opened_at DESC, q.rowid DESC`;
}

/** An order, as far as a return depends on it. */
export interface ReturnedOrder extends Pick<
  CellTables['purchase_order'],
  | 'id'
  | 'number'
  | 'store_id'
  | 'supplier_id'
  | 'checkout_id'
  | 'received_at'
  | 'currency'
  | 'total'
> {
  state: OrderState;
  seller: string;
  /** The country of the store that sold it. */
  country: string;
  /** When the latest experience among its lines begins. */
  starts_at: number | null;
}

export const orderColumns =
  raw(`o.id, o.number, o.store_id, o.supplier_id, o.checkout_id, ${receivedAt.text}, o.currency,
  o.total, o.state, s.name AS seller, sold.country,
  (SELECT max(i.experience_date) FROM order_line l JOIN item i ON i.id = l.item_id
    WHERE l.order_id = o.id) AS starts_at`);

/** An order that a store sold; of a test nothing comes back. */
export function findSold(storeId: string, order: string): Statement<ReturnedOrder> {
  return sql<ReturnedOrder>`SELECT ${orderColumns} FROM purchase_order o
    JOIN store s ON s.id = o.supplier_id JOIN store sold ON sold.id = o.store_id
    WHERE o.id = ${order} AND o.is_test = 0 AND o.store_id = ${storeId}`;
}

/** A return to open. */
export interface NewReturn {
  readonly id: string;
  readonly order: string;
  readonly supplier: string;
  readonly reason: ReturnReason;
  readonly detail: string;
  readonly accountId: string | null;
  readonly lines: readonly NewLine[];
}

/** Opens a return: the order's money waits in its locked wallets until the return is closed. */
export function insertReturn(given: NewReturn, now: number): Statement[] {
  const { id, order, supplier, reason, detail, accountId, lines } = given;
  return [
    sql`INSERT INTO return_request (id, order_id, supplier_id, reason, detail, account_id, opened_at)
      VALUES (${id}, ${order}, ${supplier}, ${reason}, ${detail}, ${accountId}, ${now})`,
    ...insertRows(
      'return_line',
      lines.map(({ line, amount, from = null, wants }) => ({
        return_id: id,
        line,
        amount,
        from_sku: from,
        wanted_sku: wants?.sku ?? null,
        wanted_variant: wants?.variant ?? null,
        exchange: wants ? 'wanted' : null,
        exchange_units: wants ? amount : 0,
      })),
    ),
    sql`UPDATE purchase_order SET unlocks_at = NULL WHERE id = ${order}`,
  ];
}

/** True while a return is open. */
export function isOpen(id: string): Statement {
  return sql`EXISTS (SELECT 1 FROM return_request WHERE id = ${id} AND state = 'open')`;
}

/** True while a return has fewer comments than a number. */
export function hasFewer(id: string, most: number): Statement {
  return sql`(SELECT count(*) FROM return_comment WHERE return_id = ${id}) < ${most}`;
}

/** A comment to write. */
export interface NewComment {
  readonly id: string;
  readonly actor: 'customer' | 'seller';
  readonly accountId: string | null;
  readonly text: string;
}

export function insertComment({ id, actor, accountId, text }: NewComment, now: number): Statement {
  return sql`INSERT INTO return_comment (return_id, actor, account_id, body, made_at)
    VALUES (${id}, ${actor}, ${accountId}, ${text}, ${now})`;
}

/** Keeps a photo whose bytes are in the bucket. */
export function insertPhoto(photo: CellTables['return_photo']): Statement {
  return sql`INSERT INTO return_photo (id, return_id, type, bytes, width, height, made_at)
    VALUES (${photo.id}, ${photo.return_id}, ${photo.type}, ${photo.bytes}, ${photo.width},
      ${photo.height}, ${photo.made_at})`;
}

/** True while a return has fewer photos than a number. */
export function hasFewerPhotos(id: string, most: number): Statement {
  return sql`(SELECT count(*) FROM return_photo WHERE return_id = ${id}) < ${most}`;
}

/** A photo with the two sides of its return. */
export function findPhoto(id: string): Statement<{
  type: string;
  order_id: string;
  store_id: string;
  supplier_id: string;
}> {
  return sql<{
    type: string;
    order_id: string;
    store_id: string;
    supplier_id: string;
  }>`SELECT p.type, q.order_id, o.store_id, q.supplier_id
    FROM return_photo p JOIN return_request q ON q.id = p.return_id
    JOIN purchase_order o ON o.id = q.order_id WHERE p.id = ${id}`;
}

/** True while no refund of an order is on its way, or waits to be tried again. */
export function hasNoOpenRefund(order: string): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM refund WHERE order_id = ${order} AND state IN ('pending', 'failed'))`;
}

/** Closes a return, from when the money of its order may leave the locked wallets. */
export function closeReturn(
  {
    id,
    order,
    by,
    unlocksAt,
  }: {
    readonly id: string;
    readonly order: string;
    readonly by: 'customer' | 'seller';
    readonly unlocksAt: number;
  },
  now: number,
): Statement[] {
  return [
    sql`UPDATE return_request SET state = 'closed', closed_at = ${now}, closed_by = ${by}
      WHERE id = ${id}`,
    // Money of goods that were not received stays locked.
    sql`UPDATE purchase_order SET unlocks_at = ${unlocksAt}
      WHERE id = ${order} AND received_at IS NOT NULL`,
  ];
}

/** A return as its seller reads it, with the order that it is about. */
export interface SellerReturnRow extends ReturnRow {
  buyer: string | null;
  email: string | null;
  phone: string | null;
}

const buyer = raw(`o.contact ->> 'full_name' AS buyer, o.contact ->> 'email' AS email,
  o.contact ->> 'phone' AS phone`);

/** A page of a supplier's returns, the latest first. */
export function listOfSupplier(
  supplier: string,
  state: ReturnState | undefined,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<SellerReturnRow> {
  const narrowed = state === undefined ? sql`1` : sql`q.state = ${state}`;
  return sql<SellerReturnRow>`SELECT ${columns}, ${buyer}
    FROM return_request q JOIN purchase_order o ON o.id = q.order_id
    WHERE q.supplier_id = ${supplier} AND ${narrowed}
    ORDER BY q.opened_at DESC, q.rowid DESC LIMIT ${limit} OFFSET ${offset}`;
}

/** How many returns of a supplier there are, counted up to `most`. */
export function countOfSupplier(
  supplier: string,
  state: ReturnState | undefined,
  most: number,
): Statement<{ n: number }> {
  const narrowed = state === undefined ? sql`1` : sql`state = ${state}`;
  return sql<{ n: number }>`SELECT count(*) AS n FROM (SELECT 1 FROM return_request
    WHERE supplier_id = ${supplier} AND ${narrowed} LIMIT ${most})`;
}

/** A return with the order that it is about, for the seller who works on it. */
export interface WorkedReturnRow
  extends SellerReturnRow, Omit<ReturnedOrder, 'id' | 'state' | 'number'> {
  /** JSON: `[{line, name, amount, restocked}]`, the lines whose variants have a stock. */
  stock: string;
}

/** One return of a supplier. */
export function findOfSupplier(supplier: string, id: string): Statement<WorkedReturnRow> {
  return sql<WorkedReturnRow>`SELECT ${columns}, ${buyer},
      (SELECT json_group_array(json_object('line', l.line, 'name', s.snapshot ->> '$.name',
          'amount', l.amount, 'restocked', l.restocked) ORDER BY l.line)
        FROM return_line l JOIN order_line s ON s.order_id = q.order_id AND s.position = l.line
        JOIN sku k ON k.id = coalesce(l.from_sku, s.sku_id) AND k.on_hand IS NOT NULL
        WHERE l.return_id = q.id) AS stock,
      o.store_id, o.supplier_id, o.checkout_id, ${receivedAt}, o.currency, o.total,
      s.name AS seller,
      sold.country, (SELECT max(i.experience_date) FROM order_line l JOIN item i ON i.id = l.item_id
        WHERE l.order_id = o.id) AS starts_at
    FROM return_request q JOIN purchase_order o ON o.id = q.order_id
    JOIN store s ON s.id = o.supplier_id JOIN store sold ON sold.id = o.store_id
    WHERE q.id = ${id} AND q.supplier_id = ${supplier}`;
}
