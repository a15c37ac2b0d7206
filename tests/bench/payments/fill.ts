/** Many payments of the demo's shop with their orders and books, written straight into a cell. */
import type { DatabaseSync } from 'node:sqlite';
import { STORE } from './paths.ts';

/** Payments of the day that is audited. */
export const DAY = 1_000;
const MINUTE_MS = 60_000;
/** Lines of one report of the provider. */
const REPORT = 1_000;
const TABLES = [
  'checkout',
  'purchase_order',
  'order_line',
  'line_terms',
  'payment',
  'payment_try',
  'refund',
  'settlement',
  'settlement_line',
  'ledger_posting',
];
/** One payment in ten was declined: its order is cancelled, and the books have nothing of it. */
const isPaid = 'n % 10 <> 0';

/**
 * Adds payments of sealed days, one a minute up to midnight, each unlocked and paid out by its provider; then those
 * of one day after the seal, with a refund of every fiftieth.
 * @param midnight the beginning of that day, milliseconds
 * @returns the number of the order in the middle
 */
export function fillPayments(database: DatabaseSync, count: number, midnight: number): string {
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000');
  const triggers = database
    .prepare(
      `SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'
         AND tbl_name IN (SELECT value FROM json_each(?))`,
    )
    .all(JSON.stringify(TABLES)) as { name: string; sql: string }[];
  database.exec('BEGIN');
  for (const { name } of triggers) database.exec(`DROP TRIGGER "${name}"`);
  const { network } = database
    .prepare('SELECT coalesce(root_id, id) AS network FROM store WHERE id = ?')
    .get(STORE) as { network: string };
  for (const statement of statementsFor(count, midnight, network)) database.exec(statement);
  for (const { sql } of triggers) database.exec(sql);
  database.exec('COMMIT; ANALYZE; PRAGMA wal_checkpoint(TRUNCATE)');
  return numberOf(Math.ceil(count / 2));
}

const numberOf = (n: number) => `P${String(n).padStart(7, '0')}`;

function statementsFor(count: number, midnight: number, network: string): string[] {
  const all = count + DAY;
  const rows = `WITH RECURSIVE row (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row WHERE n < ${all})`;
  const id = (prefix: string) => `'${prefix}_' || printf('%026d', n)`;
  const at = `iif(n <= ${count}, ${midnight} - (${count} - n + 1) * ${MINUTE_MS},
    ${midnight} + (n - ${count}) * 1000)`;
  const isSealed = `n <= ${count}`;
  const posting = `INSERT INTO ledger_posting (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)`;
  const before = `'${network}', 'MXN'`;
  return [
    `${rows} INSERT INTO checkout (id, store_id, cart_id, state, parts, currency, locale, address, expires_at, created_at)
      SELECT ${id('co')}, '${STORE}', ${id('cr')}, 'placed', '[]', 'MXN', 'es', '', ${at}, ${at} FROM row`,
    `${rows} INSERT INTO purchase_order (id, number, checkout_id, store_id, supplier_id, state, payment_type,
        delivery_type, contact, currency, items_total, shipping_total, total, locked, created_at, updated_at)
      SELECT ${id('or')}, printf('P%07d', n), ${id('co')}, '${STORE}', '${STORE}',
        iif(${isPaid}, iif(${isSealed}, 'delivered', 'sent_to_supplier'), 'canceled_by_customer'),
        'str_card', 'fixed_delivery', json_object('full_name', 'Compradora ' || n,
          'email', 'compradora' || n || '@example.com', 'country', 'MX', 'phone', '5512345678'),
        'MXN', 10000, 9900, 19900, iif(${isPaid} AND NOT (${isSealed}), 19900 - 100 * (n % 50 = 1), 0), ${at}, ${at} FROM row`,
    `${rows} INSERT INTO order_line (order_id, position, item_id, sku_id, snapshot, amount, unit_price, total)
      SELECT ${id('or')}, 0, 'it_banco', 'sk_banco', '{"name":"Falda"}', 1, 10000, 10000 FROM row`,
    `${rows} INSERT INTO line_terms (order_id, line, margin, plan, rates, earning, reason)
      SELECT ${id('or')}, 0, 0, '', '{}', '[]', 'no_rates' FROM row WHERE n % 20 = 1`,
    `${rows} INSERT INTO payment (id, token, store_id, checkout_id, provider, amount, currency, state, tries,
        charge_id, decline_code, card_brand, card_last4, created_at, updated_at)
      SELECT ${id('py')}, ${id('pt')}, '${STORE}', ${id('co')}, 'str_card', 19900, 'MXN',
        iif(${isPaid}, 'approved', 'declined'), 1, ${id('ch')}, iif(${isPaid}, NULL, 'card_declined'),
        'visa', '4242', ${at}, ${at} FROM row`,
    `${rows} INSERT INTO payment_try (payment_id, n, provider, account, begun_at)
      SELECT ${id('py')}, 1, 'str_card', 'platform', ${at} FROM row`,
    `${rows} ${posting} SELECT 'paid:' || ${id('py')}, 1, ${before}, 'clearing:str_card',
        'store:${STORE}:locked', 19900, ${id('or')}, ${at} FROM row WHERE ${isPaid} AND ${isSealed}`,
    `${rows} ${posting} SELECT 'unlocked:' || ${id('or')}, 1, ${before}, 'store:${STORE}:locked',
        'store:${STORE}:open', 19900, ${id('or')}, ${at} FROM row WHERE ${isPaid} AND ${isSealed}`,
    `${rows} INSERT INTO settlement_line (settlement_id, position, kind, charge_ref, gross, fee, net, payment_id, matched_at)
      SELECT 'sl_' || printf('%026d', n / ${REPORT}), n % ${REPORT}, 'payment', ${id('py')}, 19900, 0, 19900,
        ${id('py')}, ${at} FROM row WHERE ${isPaid} AND ${isSealed}`,
    `INSERT INTO settlement (id, store_id, account, provider, report, paid_on, currency, gross, fee, net, lines,
        digest, origin, taken_at, updated_at)
      SELECT settlement_id, '${network}', 'platform', 'str_card', settlement_id, '2026-01-01', 'MXN', sum(gross), 0,
        sum(net), count(*), '', 'provider', max(matched_at), max(matched_at) FROM settlement_line
      WHERE settlement_id LIKE 'sl_00%' GROUP BY settlement_id`,
    `${rows} ${posting} SELECT 'settled:sl_' || printf('%026d', n / ${REPORT}) || '-' || (n % ${REPORT}), 1, ${before},
        'bank', 'clearing:str_card', 19900, NULL, ${at} FROM row WHERE ${isPaid} AND ${isSealed}`,
    `INSERT INTO ledger_seal (network_id, last_n, postings, digest, sealed_at)
      SELECT '${network}', max(n), count(*), '', ${midnight} FROM ledger_posting WHERE network_id = '${network}'`,
    ...accountsOf(network, 'sealed_debits', 'sealed_credits'),
    `${rows} ${posting} SELECT 'paid:' || ${id('py')}, 1, ${before}, 'clearing:str_card',
        'store:${STORE}:locked', 19900, ${id('or')}, ${at} FROM row WHERE ${isPaid} AND NOT (${isSealed})`,
    `${rows} INSERT INTO refund (id, payment_id, order_id, part, amount, currency, reason, state, created_at, updated_at)
      SELECT ${id('rf')}, ${id('py')}, ${id('or')}, 'amount', 100, 'MXN', 'goodwill', 'success', ${at}, ${at}
      FROM row WHERE n % 50 = 1 AND NOT (${isSealed})`,
    `${rows} ${posting} SELECT 'refunded:' || ${id('rf')}, 1, ${before}, 'store:${STORE}:locked',
        'clearing:str_card', 100, ${id('or')}, ${at} FROM row WHERE n % 50 = 1 AND NOT (${isSealed})`,
    ...accountsOf(network, 'debits', 'credits'),
  ];
}

/** Writes the sums of the postings so far into columns of the accounts. */
function accountsOf(network: string, debits: string, credits: string): string[] {
  const sums = (column: string, name: string) =>
    `INSERT INTO ledger_account (network_id, currency, name, ${column})
      SELECT network_id, currency, ${name}, sum(amount) FROM ledger_posting WHERE network_id = '${network}'
      GROUP BY network_id, currency, ${name}
      ON CONFLICT DO UPDATE SET ${column} = excluded.${column}`;
  return [sums(debits, 'debit'), sums(credits, 'credit')];
}
