import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { COLUMNS, type DraftRow } from './statements.ts';

/** What adds to an order of the store, the latest first. */
export function listOfOrder(storeId: StoreId, order: string): Statement<DraftRow> {
  return sql<DraftRow>`SELECT ${COLUMNS} FROM draft_order d
    WHERE d.extends_order = ${order} AND d.store_id = ${storeId}
    ORDER BY d.made_at DESC, d.rowid DESC`;
}

/** What adds to the orders of a purchase in the store, the latest first. */
export function listOfPurchase(storeId: StoreId, checkout: string): Statement<DraftRow> {
  return sql<DraftRow>`SELECT ${COLUMNS} FROM purchase_order x JOIN draft_order d ON d.extends_order = x.id
    WHERE x.checkout_id = ${checkout} AND d.store_id = ${storeId}
    ORDER BY d.made_at DESC, d.rowid DESC`;
}

/** The order to which a purchase in the store adds. */
export function findExtended(
  storeId: StoreId,
  checkout: string,
): Statement<{ id: string; number: string }> {
  return sql<{ id: string; number: string }>`SELECT o.id, o.number FROM checkout c
    JOIN draft_order d ON d.id = c.draft_id JOIN purchase_order o ON o.id = d.extends_order
    WHERE c.id = ${checkout} AND c.store_id = ${storeId}`;
}

/** True while as many prepared orders add to an order as were read. */
export function isExtendedTimes(order: string, times: number): Statement {
  return sql`(SELECT count(*) FROM draft_order WHERE extends_order = ${order}) = ${times}`;
}
