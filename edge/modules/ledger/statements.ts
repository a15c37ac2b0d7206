import { sql, type Statement } from '../../db/cell-sql.ts';
import { raw } from '../../db/sql.ts';

/**
 * What the ledger writes, each for the batch of what it is about. They select what they post from the rows as
 * the batch finds them, so that no read before can be outdated; an event that was posted before posts nothing,
 * nor does a test, which the database refuses besides.
 */

/**
 * Posts a payment whose orders are about to be sent: to the locked wallets of each supplier, and of those
 * who earn by its lines. Stands before the orders leave `awaiting_payment`. Money that a store's own
 * account takes was never held by the platform: that store owes the others theirs, and its own part is
 * no posting at all.
 */
export function postPaid(payment: string, now: number): Statement {
  return postOrders(payment, sql`o.state = 'awaiting_payment'`, now);
}

/**
 * Posts a payment that was authorised before and is charged now: its orders are their sellers' already. Otherwise as
 * `postPaid`.
 */
export function postCaptured(payment: string, now: number): Statement {
  return postOrders(
    payment,
    sql`o.state NOT IN ('awaiting_payment', 'canceled_by_customer', 'canceled_by_supplier')`,
    now,
  );
}

/** @param are which of its orders `o` are posted */
function postOrders(payment: string, are: Statement, now: number): Statement {
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT 'paid:' || p.id, row_number() OVER (ORDER BY o.rowid, w.wallet IS NOT NULL, w.wallet),
      coalesce(s.root_id, s.id), p.currency,
      iif(p.account = 'platform', 'clearing:' || p.provider, 'owed:' || p.account),
      coalesce(w.wallet, 'store:' || o.supplier_id) || ':locked', w.amount, o.id, ${now}
    FROM payment p JOIN store s ON s.id = p.store_id
    JOIN purchase_order o ON o.checkout_id = p.checkout_id
    JOIN (${partsOf(sql`SELECT id, total FROM purchase_order
      WHERE checkout_id = (SELECT checkout_id FROM payment WHERE id = ${payment})`)}) w
      ON w.order_id = o.id AND (w.wallet IS NOT NULL OR o.supplier_id <> p.account)
    WHERE p.id = ${payment} AND p.is_test = 0 AND ${are}`;
}

/** What each wallet gets of some orders (`id`, `total`); the rest, without a wallet, is the supplier's. */
function partsOf(orders: Statement): Statement {
  return sql`SELECT order_id, wallet, sum(amount) AS amount FROM (
      SELECT id AS order_id, NULL AS wallet, total AS amount FROM (${orders})
      UNION ALL SELECT t.order_id, NULL, -t.amount FROM line_share t
        WHERE t.order_id IN (SELECT id FROM (${orders}))
      UNION ALL SELECT t.order_id, t.wallet, t.amount FROM line_share t
        WHERE t.order_id IN (SELECT id FROM (${orders})))
    GROUP BY order_id, wallet HAVING sum(amount) > 0`;
}

/**
 * Posts an order whose seller was paid in cash: the supplier has the money, and owes those who earn by
 * it. Its own part is no posting.
 * @param taken what they have no longer of it, minor units by wallet
 */
export function postCash(
  order: string,
  now: number,
  taken: Readonly<Record<string, number>> = {},
): Statement {
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT 'cash:' || o.id, row_number() OVER (ORDER BY t.wallet), coalesce(s.root_id, s.id),
      o.currency, 'owed:' || o.supplier_id, t.wallet || ':locked', t.amount, o.id, ${now}
    FROM purchase_order o JOIN store s ON s.id = o.store_id
    JOIN (SELECT order_id, wallet, sum(amount) - coalesce((SELECT value
        FROM json_each(${JSON.stringify(taken)}) WHERE key = wallet), 0) AS amount FROM line_share
      WHERE order_id = ${order} GROUP BY order_id, wallet) t ON t.order_id = o.id AND t.amount > 0
    WHERE o.id = ${order} AND o.is_test = 0 AND o.payment_type = 'cash'`;
}

/** Takes back what an order in cash posted that is cancelled; nothing where it posted nothing. */
export function postCanceled(order: string, now: number): Statement {
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT 'canceled:' || o.id, l.line, l.network_id, l.currency,
      ${liesAt}, ${goesTo}, l.amount, o.id, ${now}
    FROM purchase_order o JOIN ledger_posting l ON l.cause = 'cash:' || o.id
    WHERE o.id = ${order}`;
}

/** The wallet in which a posting `l` about an order `o` has put money, where that lies by now. */
export const liesAt = raw(`iif(l.credit LIKE '%:locked' AND o.locked <= 0,
  replace(l.credit, ':locked', ':open'), l.credit)`);

/** Where money goes back to that a posting `l` brought: a store that has covered its debt gets it. */
export const goesTo = raw(`iif(l.debit LIKE 'owed:%' AND o.owed <= 0,
  'store:' || substr(l.debit, 6) || ':open', l.debit)`);

/** What a provider took. */
export interface Taken {
  readonly payment: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** Posts a payment for orders that cannot be sent: it waits to be given back. */
export function postReturning({ payment, amount, currency }: Taken, now: number): Statement {
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT 'paid:' || p.id, 1, coalesce(s.root_id, s.id), ${currency}, 'clearing:' || p.provider,
      'returning', ${amount}, NULL, ${now}
    FROM payment p JOIN store s ON s.id = p.store_id
    WHERE p.id = ${payment} AND p.is_test = 0 AND p.account = 'platform'`;
}

/**
 * Posts a refund that has arrived: out of each wallet that had the money, from where it lies by now, to
 * the account that had paid it in. Stands before the refund leaves its open states, so that it is
 * posted once.
 * @param paidBy the store that paid it outside of the provider, to which the money goes then; its own
 *   part it has paid itself, which is no posting
 */
export function postRefunded(refund: string, paidBy: string | null, now: number): Statement {
  const lies =
    raw(`iif(l.credit LIKE '%:locked' AND o.locked < iif(r.order_id IS NULL, l.amount, r.amount),
    replace(l.credit, ':locked', ':open'), l.credit)`);
  const payer = paidBy === null ? null : `store:${paidBy}:`;
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT 'refunded:' || r.id, l.line, l.network_id, l.currency, ${lies},
      coalesce(${payer} || 'open', ${goesTo}), iif(r.order_id IS NULL, l.amount, r.amount), l.order_id, ${now}
    FROM refund r JOIN ledger_posting l ON l.cause = 'paid:' || r.payment_id
      AND (r.order_id IS NULL OR l.order_id = r.order_id)
    LEFT JOIN purchase_order o ON o.id = l.order_id
    WHERE r.id = ${refund} AND r.state IN ('pending', 'failed')
      AND (${payer} IS NULL OR substr(l.credit, 1, length(${payer})) <> ${payer})`;
}

/** What a refund takes from those who earn, and the store that paid it outside of the provider. */
export interface SharedRefund {
  /** Minor units by wallet. */
  readonly taken: Readonly<Record<string, number>>;
  readonly paidBy: string | null;
}

/**
 * Posts a refund that has arrived of an order with shares: each earner gives back a part, the supplier
 * the rest. Otherwise as `postRefunded`.
 */
export function postSharedRefund(
  refund: string,
  { taken, paidBy }: SharedRefund,
  now: number,
): Statement {
  const payer = paidBy === null ? null : `store:${paidBy}:`;
  const parts = JSON.stringify(taken);
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT cause, line, network_id, currency, lies, goes, amount, order_id, ${now} FROM (
      SELECT 'refunded:' || r.id AS cause, l.line, l.network_id, l.currency, ${liesAt} AS lies,
        coalesce(${payer} || 'open', ${goesTo}) AS goes, l.order_id,
        coalesce(t.value, iif(l.credit = 'store:' || o.supplier_id || ':locked',
          r.amount - (SELECT coalesce(sum(value), 0) FROM json_each(${parts})), 0)) AS amount
      FROM refund r JOIN ledger_posting l
        ON l.cause = 'paid:' || r.payment_id AND l.order_id = r.order_id
      JOIN purchase_order o ON o.id = l.order_id
      LEFT JOIN json_each(${parts}) t ON t.key || ':locked' = l.credit
      WHERE r.id = ${refund} AND r.state IN ('pending', 'failed')
        AND (${payer} IS NULL OR substr(l.credit, 1, length(${payer})) <> ${payer}))
    WHERE amount > 0 AND lies <> goes`;
}

/** An order whose money may leave the locked wallets. */
export interface DueRow {
  id: string;
}

/** An order `o` without an open dispute. */
const isUndisputed =
  raw(`NOT EXISTS (SELECT 1 FROM dispute_part t JOIN dispute d ON d.id = t.dispute_id
  WHERE t.order_id = o.id AND d.state = 'open')`);

/**
 * Orders whose time is over, for which nothing is owed, and of which nothing is contested; the oldest
 * first.
 */
export function listDue(now: number, limit: number): Statement<DueRow> {
  return sql<DueRow>`SELECT id FROM purchase_order o
    WHERE locked > 0 AND owed <= 0 AND unlocks_at IS NOT NULL AND unlocks_at <= ${now}
      AND ${isUndisputed}
    ORDER BY unlocks_at LIMIT ${limit}`;
}

/**
 * Covers what stores owe for orders whose money the platform never held, out of their open wallets: whole
 * orders, the oldest first, as far as the money goes.
 */
export function postCovered(limit: number, now: number): Statement {
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT 'covered:' || id, row_number() OVER (PARTITION BY id ORDER BY debtor), network_id, currency,
      'store:' || debtor || ':open', 'owed:' || debtor, owed, id, ${now}
    FROM (SELECT d.*, a.credits - a.debits AS has,
        sum(d.owed) OVER (PARTITION BY d.network_id, d.currency, d.debtor
          ORDER BY d.created_at, d.id) AS until
      FROM (SELECT o.id, o.created_at, o.owed, l.network_id, l.currency, min(substr(l.debit, 6)) AS debtor
        FROM (SELECT id, created_at, owed FROM purchase_order WHERE owed > 0
          ORDER BY created_at LIMIT ${limit}) o
        JOIN ledger_posting l ON l.order_id = o.id AND l.debit LIKE 'owed:%'
        WHERE NOT EXISTS (SELECT 1 FROM ledger_posting WHERE cause = 'covered:' || o.id)
        GROUP BY o.id, l.network_id, l.currency) d
      JOIN ledger_account a ON a.network_id = d.network_id AND a.currency = d.currency
        AND a.name = 'store:' || d.debtor || ':open')
    WHERE until <= has`;
}

/** Moves what lies locked about these orders into the open wallets, where their time is over. */
export function postUnlocked(orders: readonly string[], now: number): Statement {
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT 'unlocked:' || order_id, row_number() OVER (PARTITION BY order_id ORDER BY wallet),
      network_id, currency, wallet, replace(wallet, ':locked', ':open'), sum(amount), order_id, ${now}
    FROM (
      SELECT l.order_id, l.network_id, l.currency, l.credit AS wallet, l.amount
        FROM purchase_order o JOIN ledger_posting l ON l.order_id = o.id AND l.credit LIKE '%:locked'
        WHERE o.id IN (SELECT value FROM json_each(${JSON.stringify(orders)}))
          AND o.locked > 0 AND o.owed <= 0 AND o.unlocks_at <= ${now} AND ${isUndisputed}
      UNION ALL
      SELECT l.order_id, l.network_id, l.currency, l.debit, -l.amount
        FROM purchase_order o JOIN ledger_posting l ON l.order_id = o.id AND l.debit LIKE '%:locked'
        WHERE o.id IN (SELECT value FROM json_each(${JSON.stringify(orders)}))
          AND o.locked > 0 AND o.owed <= 0 AND o.unlocks_at <= ${now} AND ${isUndisputed})
    GROUP BY order_id, network_id, currency, wallet HAVING sum(amount) > 0`;
}
