import { sql, type Statement } from '../../db/cell-sql.ts';
import { raw } from '../../db/sql.ts';

/**
 * What the ledger writes, each for the batch of what it is about. They select what they post from the rows as
 * the batch finds them, so that no read before can be outdated; an event that was posted before posts nothing.
 */

/**
 * Posts a payment whose orders are about to be sent: to the locked wallet of each supplier. Stands before the
 * orders leave `awaiting_payment`. Money that a store's own account takes was never held by the platform: that
 * store owes the other suppliers theirs, and its own part is no posting at all.
 */
export function postPaid(payment: string, now: number): Statement {
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT 'paid:' || p.id, row_number() OVER (ORDER BY o.rowid), coalesce(s.root_id, s.id),
      p.currency, iif(p.account = 'platform', 'clearing:' || p.provider, 'owed:' || p.account),
      'store:' || o.supplier_id || ':locked', o.total, o.id, ${now}
    FROM payment p JOIN store s ON s.id = p.store_id
    JOIN purchase_order o ON o.checkout_id = p.checkout_id
    WHERE p.id = ${payment} AND o.state = 'awaiting_payment' AND o.supplier_id <> p.account
      AND o.total > 0`;
}

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
    WHERE p.id = ${payment} AND p.account = 'platform'`;
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
      coalesce(${payer} || 'open', l.debit), iif(r.order_id IS NULL, l.amount, r.amount), l.order_id, ${now}
    FROM refund r JOIN ledger_posting l ON l.cause = 'paid:' || r.payment_id
      AND (r.order_id IS NULL OR l.order_id = r.order_id)
    LEFT JOIN purchase_order o ON o.id = l.order_id
    WHERE r.id = ${refund} AND r.state IN ('pending', 'failed')
      AND (${payer} IS NULL OR substr(l.credit, 1, length(${payer})) <> ${payer})`;
}

/** An order whose money may leave the locked wallets. */
export interface DueRow {
  id: string;
}

/** Orders whose time is over, the oldest first. */
export function listDue(now: number, limit: number): Statement<DueRow> {
  return sql<DueRow>`SELECT id FROM purchase_order
    WHERE locked > 0 AND unlocks_at IS NOT NULL AND unlocks_at <= ${now}
    ORDER BY unlocks_at LIMIT ${limit}`;
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
          AND o.locked > 0 AND o.unlocks_at <= ${now}
      UNION ALL
      SELECT l.order_id, l.network_id, l.currency, l.debit, -l.amount
        FROM purchase_order o JOIN ledger_posting l ON l.order_id = o.id AND l.debit LIKE '%:locked'
        WHERE o.id IN (SELECT value FROM json_each(${JSON.stringify(orders)}))
          AND o.locked > 0 AND o.unlocks_at <= ${now})
    GROUP BY order_id, network_id, currency, wallet HAVING sum(amount) > 0`;
}
