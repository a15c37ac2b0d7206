import type { ItemList, ItemSku } from '../../../shared/contracts/items.ts';
import { sql, type Statement } from '../../db/sql.ts';
import type { RequestScope } from '../../http/context.ts';
import { toSku } from './mapper.ts';
import type { SkuRow } from './store.ts';

interface ListedSkuRow extends SkuRow {
  item_id: string;
}

/** A list with the variants of each of its items; one more round trip, however many they are. */
export async function withVariants(scope: RequestScope, list: ItemList): Promise<ItemList> {
  const hidden = new Map(list.results.map(({ id, hide_price }) => [id, hide_price]));
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const rows = await scope.cell.read(listSkusOf(storeId, [...hidden.keys()], now));
  const byItem = new Map<string, ItemSku[]>([...hidden.keys()].map((id) => [id, []]));
  for (const row of rows)
    byItem.get(row.item_id)?.push(toSku(row, hidden.get(row.item_id) === true));
  return {
    ...list,
    results: list.results.map((item) => ({ ...item, skus: byItem.get(item.id) ?? [] })),
  };
}

/** The variants of items that the store lists. */
function listSkusOf(storeId: string, items: string[], now: number): Statement<ListedSkuRow> {
  return sql`SELECT k.item_id, k.id, k.code, k.attributes, k.list_price, k.crossout_price, k.photo,
      k.on_hand - k.reserved + (SELECT coalesce(sum(h.amount), 0) FROM hold h
        WHERE h.sku_id = k.id AND h.expires_at <= ${now}) AS available
    FROM json_each(${JSON.stringify(items)}) j
    CROSS JOIN listing l ON l.store_id = ${storeId} AND l.item_id = j.value
    CROSS JOIN sku k ON k.item_id = l.item_id
    ORDER BY j.key, k.position`;
}
