import type { OrderState } from '../../../shared/rules/order-states.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';

export interface ReceiptRow {
  readonly number: number;
  /** Milliseconds, UTC. */
  readonly made_at: number;
}

/** A receipt to insert. */
interface NewReceipt extends ReceiptRow {
  readonly order_id: string;
  readonly supplier_id: string;
  readonly account_id: string;
}

/** The receipt of an order. */
export function findReceipt(order: string): Statement<ReceiptRow> {
  return sql<ReceiptRow>`SELECT number, made_at FROM order_receipt WHERE order_id = ${order}`;
}

/** What a receipt of an order depends on, with the number that its store's next one has. */
export interface ReceiptFacts {
  readonly state: OrderState;
  readonly payment_type: PaymentCode | null;
  readonly is_authorized: number;
  readonly next: number;
}

export function findReceiptFacts(supplierId: string, order: string): Statement<ReceiptFacts> {
  return sql<ReceiptFacts>`SELECT state, payment_type, is_authorized,
      (SELECT coalesce(max(number), 0) + 1 FROM order_receipt WHERE supplier_id = ${supplierId}) AS next
    FROM purchase_order WHERE id = ${order} AND is_test = 0 AND supplier_id = ${supplierId}`;
}

export function insertReceipt(row: NewReceipt): Statement[] {
  return insertRows('order_receipt', [row]);
}
