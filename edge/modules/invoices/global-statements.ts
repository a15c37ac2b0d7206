import type { BuyerTaxData, TaxData } from '../../../shared/rules/cfdi.ts';
import type { GlobalPeriod } from '../../../shared/rules/global-period.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { nextNumber } from './statements.ts';

/** Global invoices: of the sales of a period whose buyers asked for no invoice of their own. */

/** The sales of a store in a span of time, whose end is exclusive; milliseconds since the epoch. */
export interface Span {
  readonly supplierId: string;
  readonly from: number;
  readonly until: number;
}

/** As many orders as one document has; the others stand in the next one. */
export const GLOBAL_ORDERS_MOST = 2_000;

/**
 * The orders that were paid in the span and stand in no document, with what was left of them at its
 * end (`id`, `number`, `payment_type`, `total`, `paid_at`). Left out are those whose buyers have given
 * invoicing data, and those that were cancelled before the end.
 */
function dueOf({ supplierId, from, until }: Span): Statement {
  return sql`SELECT * FROM (
    SELECT o.id, o.number, p.paid_at, iif(EXISTS (SELECT 1 FROM in_store_sale v
        WHERE v.order_id = o.id AND v.taken = 'card'), NULL, o.payment_type) AS payment_type,
      o.total - coalesce((SELECT sum(r.amount) FROM refund r WHERE r.order_id = o.id
        AND r.state IN ('success', 'ok') AND r.updated_at < ${until}), 0) AS total
    FROM order_paid p JOIN purchase_order o ON o.id = p.order_id
    WHERE p.supplier_id = ${supplierId} AND p.paid_at >= ${from} AND p.paid_at < ${until}
      AND o.is_test = 0 AND (o.is_paid = 1 OR EXISTS (SELECT 1 FROM refund r
        WHERE r.order_id = o.id AND r.created_at >= ${until}))
      AND NOT EXISTS (SELECT 1 FROM global_invoice_order g WHERE g.order_id = o.id)
      AND NOT EXISTS (SELECT 1 FROM order_billing b WHERE b.order_id = o.id)
      AND NOT EXISTS (SELECT 1 FROM invoice i WHERE i.order_id = o.id AND i.kind = 'invoice'))
    WHERE total > 0 ORDER BY paid_at, id LIMIT ${GLOBAL_ORDERS_MOST}`;
}

/** An order that waits for a global invoice; its total in minor units. */
export type DueRow = Pick<CellTables['purchase_order'], 'id' | 'number' | 'total'>;

/** The orders that the next global invoice of a span would have, the first paid first. */
export function listDue(span: Span): Statement<DueRow> {
  return sql<DueRow>`SELECT id, number, total FROM (${dueOf(span)}) ORDER BY paid_at, id`;
}

/** A global invoice to issue. */
export interface NewGlobal {
  readonly id: string;
  readonly span: Span;
  readonly period: GlobalPeriod;
  readonly issuer: TaxData;
  readonly recipient: BuyerTaxData;
  readonly vat: number;
}

/**
 * Issues a global invoice over the orders that its batch finds due, each of which stands in it from
 * then on. It is paid in the way of its greatest sale, as the authority asks.
 */
export function issueGlobal(
  { id, span, period, issuer, recipient, vat }: NewGlobal,
  now: number,
): Statement[] {
  const { supplierId, until } = span;
  return [
    sql`INSERT INTO invoice (id, supplier_id, number, kind, issuer, recipient, lines, vat,
        payment_type, total, currency, issued_at, period)
      SELECT ${id}, ${supplierId}, ${nextNumber(supplierId)}, 'global', ${JSON.stringify(issuer)},
        ${JSON.stringify(recipient)},
        json_group_array(json_object('name', 'Venta', 'amount', 1, 'total', total, 'number', number)),
        ${vat}, (SELECT payment_type FROM (${dueOf(span)}) ORDER BY total DESC, id LIMIT 1),
        sum(total), 'MXN', ${now}, ${JSON.stringify(period)}
      FROM (${dueOf(span)}) HAVING count(*) > 0`,
    sql`INSERT INTO global_invoice_order (order_id, invoice_id, total)
      SELECT id, ${id}, total FROM (${dueOf(span)}) WHERE true`,
    // What went back after the span lessens the document by a credit note.
    sql`INSERT INTO refund_credit (refund_id)
      SELECT r.id FROM global_invoice_order g JOIN refund r ON r.order_id = g.order_id
      WHERE g.invoice_id = ${id} AND r.state IN ('success', 'ok') AND r.updated_at >= ${until}
      ORDER BY r.updated_at, r.id`,
  ];
}

/** True once a global invoice was issued: its batch has found an order. */
export function isIssued(id: string): Statement {
  return sql`EXISTS (SELECT 1 FROM invoice WHERE id = ${id})`;
}

/**
 * Takes an order out of the global invoice in which it stands, by a credit note over what is left of
 * it there; nothing for every other order. It stands before the order's own invoice.
 */
export function creditGlobal(id: string, order: string, now: number): Statement {
  return sql`INSERT INTO invoice (id, supplier_id, number, kind, order_id, invoice_id, issuer, recipient,
      lines, vat, payment_type, total, currency, issued_at)
    SELECT ${id}, supplier_id, number, 'credit', ${order}, invoice_id, issuer, recipient, '[]', vat,
      payment_type, total, currency, ${now}
    FROM (SELECT i.supplier_id, (SELECT max(number) + 1 FROM invoice
          WHERE supplier_id = i.supplier_id) AS number, i.id AS invoice_id, i.issuer, i.recipient, i.vat,
        i.payment_type, i.currency, g.total - coalesce((SELECT sum(c.total) FROM invoice c
          WHERE c.order_id = g.order_id AND c.invoice_id = g.invoice_id), 0) AS total
      FROM global_invoice_order g JOIN invoice i ON i.id = g.invoice_id WHERE g.order_id = ${order})
    WHERE total > 0`;
}
