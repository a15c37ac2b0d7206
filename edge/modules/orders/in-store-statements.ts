import type { TakenWay } from '../../../shared/rules/in-store.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import { raw } from '../../db/sql.ts';

/** How an order `p` was paid that was sold in person, as JSON; null for all others. */
export const inStoreColumn = raw(`(SELECT json_object('taken', v.taken, 'received', v.received)
  FROM in_store_sale v WHERE v.order_id = p.id) AS in_store`);

/** A sale to insert. */
interface NewSale {
  readonly order_id: string;
  readonly account_id: string;
  readonly taken: TakenWay;
  /** Minor units; null where not cash was handed over. */
  readonly received: number | null;
  readonly made_at: number;
}

/** Keeps how an order was sold in person. */
export function insertSale(sale: NewSale): Statement[] {
  return insertRows('in_store_sale', [sale]);
}

/** Gives an order its supplier's next receipt, by the number that the batch finds. */
export function insertNextReceipt(
  { order, supplier, account }: Readonly<Record<'order' | 'supplier' | 'account', string>>,
  now: number,
): Statement {
  return sql`INSERT INTO order_receipt (order_id, supplier_id, number, account_id, made_at)
    SELECT ${order}, ${supplier}, coalesce(max(number), 0) + 1, ${account}, ${now}
    FROM order_receipt WHERE supplier_id = ${supplier}`;
}
