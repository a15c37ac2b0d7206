import type { StoreId } from '../../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../../db/cell-sql.ts';
import type { CellTables } from '../../../db/cell-tables.ts';

/** Units that a variant gains or loses. */
export interface StockChange {
  readonly sku: string;
  readonly by: number;
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
