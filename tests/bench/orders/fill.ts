/** Many orders of one store, written straight into a cell while no server runs on it. */
import type { DatabaseSync } from 'node:sqlite';

/** The stages that the orders stand in, in turn: those of every filter fill a page. */
const STATES = [
  'sent_to_supplier',
  'confirm_order',
  'in_process',
  'to_deliver',
  'in_transit',
  'paid',
  'delivered',
  'delivered',
  'canceled_by_customer',
  'canceled_by_supplier',
];
const PAYMENTS = ['cash', 'str_card', 'deposit', 'paypal'];
const DELIVERIES = ['fixed_delivery', 'collection'];
const MINUTE_MS = 60_000;

/** What of an order its texts and days are found by. */
export interface FilledOrder {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
}

const one = (values: readonly string[], by: string) =>
  `(json_array(${values.map((value) => `'${value}'`).join(', ')}) ->> (${by}))`;

/**
 * Adds orders to a store, one a minute up to now, each with one line. What triggers count of orders is left
 * out: no list reads it.
 * @returns the order in the middle
 */
export function fillOrders(
  database: DatabaseSync,
  store: string,
  count: number,
  now: number,
): FilledOrder {
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000');
  const triggers = database
    .prepare(
      `SELECT name, sql FROM sqlite_schema
       WHERE type = 'trigger' AND tbl_name IN ('purchase_order', 'order_line')`,
    )
    .all() as { name: string; sql: string }[];
  database.exec('BEGIN');
  for (const { name } of triggers) database.exec(`DROP TRIGGER "${name}"`);
  const numbers = `WITH RECURSIVE row (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row WHERE n < ${count})`;
  database
    .prepare(
      `${numbers} INSERT INTO purchase_order (id, number, checkout_id, store_id, supplier_id, state,
         payment_type, delivery_type, contact, attribution, currency, items_total, shipping_total, total,
         created_at, updated_at)
       SELECT 'or_' || printf('%026d', n), printf('B%07d', n), 'co_' || printf('%026d', n), ?1, ?1,
         ${one(STATES, `n % ${STATES.length}`)},
         ${one(PAYMENTS, `(n / 10) % ${PAYMENTS.length}`)},
         ${one(DELIVERIES, `(n / 40) % ${DELIVERIES.length}`)},
         json_object('full_name', 'Compradora ' || n, 'email', 'compradora' || n || '@example.com',
           'country', 'MX', 'phone', '5512345678'),
         '{}', 'MXN', 10000, 9900, 19900, ?2 - (${count} - n) * ${MINUTE_MS}, ?2 FROM row`,
    )
    .run(store, now);
  database.exec(
    `${numbers} INSERT INTO order_line (order_id, position, item_id, sku_id, snapshot, amount, unit_price, total)
       SELECT 'or_' || printf('%026d', n), 0, 'it_banco', 'sk_banco', json_object('item', 'it_banco',
         'sku', 'sk_banco', 'slug', 'banco', 'owner_slug', 'moda', 'type', 'product', 'name', 'Falda ' || n,
         'description', json_object('Talla', 'M'), 'photo', NULL, 'amount', 1, 'unit_price', 10000,
         'total', 10000), 1, 10000, 10000 FROM row`,
  );
  for (const { sql } of triggers) database.exec(sql);
  database.exec('COMMIT; ANALYZE; PRAGMA wal_checkpoint(TRUNCATE)');
  const middle = Math.ceil(count / 2);
  return {
    id: `or_${String(middle).padStart(26, '0')}`,
    number: `B${String(middle).padStart(7, '0')}`,
    email: `compradora${middle}@example.com`,
    day: new Date(now - (count - middle) * MINUTE_MS).toISOString().slice(0, 10),
  };
}
