import type { StoreId } from '../../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../../db/cell-sql.ts';
import type { CellTables } from '../../../db/cell-tables.ts';
import { jsonLists } from '../../../db/insert.ts';

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

/** A variant's change of stock, with its item. */
export interface ItemStockChange extends StockChange {
  readonly item: string;
}

/**
 * Changes the stock of variants of own items, and keeps each change with its cause. The table's own
 * checks abort where fewer units would be left than buyers hold.
 */
export function moveStock(
  storeId: StoreId,
  changes: readonly ItemStockChange[],
  { accountId, reason, note, at }: Cause,
): Statement[] {
  return jsonLists(changes.filter(({ by }) => by !== 0)).flatMap((json) => [
    sql`INSERT INTO stock_move
        (store_id, item_id, sku_id, made_at, account_id, reason, note, before, after)
      SELECT i.owner_id, i.id, k.id, ${at}, ${accountId}, ${reason}, ${note}, k.on_hand,
        k.on_hand + (m.value ->> 'by')
      FROM json_each(${json}) m
      CROSS JOIN sku k ON k.id = m.value ->> 'sku' AND k.item_id = m.value ->> 'item'
      CROSS JOIN item i ON i.id = k.item_id AND i.owner_id = ${storeId}
      WHERE k.on_hand IS NOT NULL`,
    sql`UPDATE sku SET on_hand = on_hand + (m.value ->> 'by') FROM json_each(${json}) m
      WHERE sku.id = m.value ->> 'sku' AND sku.item_id = m.value ->> 'item'
        AND EXISTS (SELECT 1 FROM item i WHERE i.id = sku.item_id AND i.owner_id = ${storeId})`,
  ]);
}
