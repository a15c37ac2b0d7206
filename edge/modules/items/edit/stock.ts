import type { StoreId } from '../../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../../db/cell-sql.ts';
import type { CellTables } from '../../../db/cell-tables.ts';

/** Units that a variant gains or loses. */
export interface StockChange {
  readonly sku: string;
  readonly by: number;
}

export type StockMoveRow = Omit<
  CellTables['stock_move'],
  'store_id' | 'item_id' | 'sku_id' | 'checkout_id'
> & {
  /** Null where the variant was deleted. */
  readonly attributes: string | null;
};

/** A page of the changes of an own item's stock, the last one first. */
export function listStockMoves(
  storeId: StoreId,
  itemId: string,
  page: { readonly offset: number; readonly limit: number },
): Statement<StockMoveRow> {
  return sql<StockMoveRow>`SELECT m.n, m.made_at, m.account_id, m.reason, m.note, m.before, m.after,
      k.attributes
    FROM stock_move m LEFT JOIN sku k ON k.id = m.sku_id AND k.item_id = m.item_id
    WHERE m.store_id = ${storeId} AND m.item_id = ${itemId} ORDER BY m.n DESC
    LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** Up to 1,001: a longer history is estimated. */
export function countStockMoves(storeId: StoreId, itemId: string): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM (SELECT 1 FROM stock_move
    WHERE store_id = ${storeId} AND item_id = ${itemId} LIMIT 1001)`;
}

interface Cause {
  readonly accountId: string;
  readonly reason: CellTables['stock_move']['reason'];
  readonly note: string | null;
  readonly at: number;
}

/**
 * Changes the stock of an own item's variants, and keeps each change with its cause. The table's own
 * checks abort where fewer units would be left than buyers hold.
 */
export function moveStock(
  storeId: StoreId,
  itemId: string,
  changes: readonly StockChange[],
  { accountId, reason, note, at }: Cause,
): Statement[] {
  const moved = changes.filter(({ by }) => by !== 0);
  if (moved.length === 0) return [];
  const json = JSON.stringify(moved);
  return [
    sql`INSERT INTO stock_move
        (store_id, item_id, sku_id, made_at, account_id, reason, note, before, after)
      SELECT i.owner_id, i.id, k.id, ${at}, ${accountId}, ${reason}, ${note}, k.on_hand,
        k.on_hand + (m.value ->> 'by')
      FROM json_each(${json}) m JOIN sku k ON k.id = m.value ->> 'sku'
      JOIN item i ON i.id = k.item_id
      WHERE i.id = ${itemId} AND i.owner_id = ${storeId} AND k.on_hand IS NOT NULL`,
    sql`UPDATE sku SET on_hand = on_hand + (m.value ->> 'by') FROM json_each(${json}) m
      WHERE sku.id = m.value ->> 'sku' AND sku.item_id IN
        (SELECT i.id FROM item i WHERE i.id = ${itemId} AND i.owner_id = ${storeId})`,
  ];
}
