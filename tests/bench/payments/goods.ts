/** Goods of three suppliers that the demo's shop sells, written straight into a cell while no server runs on it. */
import type { DatabaseSync } from 'node:sqlite';
import type { CartLineInput } from '../../../shared/contracts/fields.ts';
import { STORE } from './paths.ts';

const SUPPLIERS = 3;
/** Items of each. */
const ITEMS = 50;

/** Adds them; each is made on demand and listed by the shop. */
export function fillGoods(database: DatabaseSync): CartLineInput[][] {
  return Array.from({ length: SUPPLIERS }, (_, supplier) => {
    const id = `st_banco${supplier}`;
    database
      .prepare(
        `INSERT INTO store (id, slug, owner, name, store_type, country, currency, profile,
           fixed_shipping_cost, delivery_types, payment_types, updated_at)
         SELECT ?1, ?2, 'ac_banco', 'Banco', 'other', country, currency, '{}', 9900,
           '["fixed_delivery"]', payment_types, 0 FROM store WHERE id = ?3`,
      )
      .run(id, `banco-${supplier}`, STORE);
    return Array.from({ length: ITEMS }, (__, at) => {
      const [item, sku, slug] = [
        `it_banco${supplier}x${at}`,
        `sk_banco${supplier}x${at}`,
        `b-${at}`,
      ];
      database
        .prepare(
          `INSERT INTO item (id, owner_id, slug, kind, name, description, list_price, highest_price,
             currency, stock_type, return_info, updated_at)
           VALUES (?, ?, ?, 'product', 'Banco', '', 10000, 10000, 'MXN', 'ondemand', '{}', 0)`,
        )
        .run(item, id, slug);
      database
        .prepare(
          `INSERT INTO sku (id, item_id, code, attributes, list_price, position)
           VALUES (?, ?, ?, '{}', 10000, 0)`,
        )
        .run(sku, item, slug);
      database
        .prepare(
          `INSERT INTO listing (store_id, item_id, kind, list_price, queue_position, owner_id, item_slug)
           VALUES (?, ?, 'product', 10000, 0, ?, ?)`,
        )
        .run(STORE, item, id, slug);
      return { item, sku, amount: 1 };
    });
  });
}
