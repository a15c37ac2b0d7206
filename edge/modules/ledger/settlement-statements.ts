import { sql, type Statement } from '../../db/cell-sql.ts';

/**
 * Posts lines of a settlement that were just matched: what the provider keeps of a payment leaves the open
 * wallets of its suppliers, in proportion to their parts, since the sale may still be locked; what it
 * paid out is in the bank. Of a payment that became no order the fee is the platform's loss. The fee of a
 * dispute is posted as the dispute is lost. What a store's own account takes was never held, and is no
 * posting.
 */
export function postSettled(
  settlement: string,
  positions: readonly number[],
  now: number,
): Statement {
  const matched = sql`(SELECT l.*, s.provider, s.currency, coalesce(t.root_id, t.id) AS network_id
    FROM settlement s JOIN settlement_line l ON l.settlement_id = s.id JOIN store t ON t.id = s.store_id
    WHERE s.id = ${settlement} AND s.account = 'platform' AND l.problem IS NULL
      AND l.position IN (SELECT value FROM json_each(${JSON.stringify(positions)})))`;
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT cause, line, network_id, currency, iif(amount > 0, one, other), iif(amount > 0, other, one),
      abs(amount), order_id, ${now} FROM (
      SELECT l.position, 'settled:' || l.settlement_id || '-' || l.position AS cause, 1 AS line,
        l.network_id, l.currency, 'bank' AS one, 'clearing:' || l.provider AS other, l.net AS amount,
        NULL AS order_id
      FROM ${matched} l
      UNION ALL
      SELECT f.position, 'fee:' || f.settlement_id || '-' || f.position,
        row_number() OVER (PARTITION BY f.position ORDER BY f.n), f.network_id, f.currency,
        coalesce('store:' || o.supplier_id || ':open', 'loss'), 'clearing:' || f.provider,
        f.fee * f.until / f.sold - f.fee * (f.until - f.part) / f.sold, f.order_id
      FROM (SELECT l.*, g.order_id, g.n, g.part,
          sum(g.part) OVER (PARTITION BY l.position ORDER BY g.n) AS until,
          sum(g.part) OVER (PARTITION BY l.position) AS sold
        FROM ${matched} l JOIN (SELECT cause, order_id, min(n) AS n, sum(amount) AS part
          FROM ledger_posting
          WHERE cause IN (SELECT 'paid:' || payment_id FROM settlement_line
            WHERE settlement_id = ${settlement})
          GROUP BY cause, order_id) g ON g.cause = 'paid:' || l.payment_id
        WHERE l.kind <> 'dispute') f
      LEFT JOIN purchase_order o ON o.id = f.order_id)
    WHERE amount <> 0 ORDER BY position`;
}

/**
 * Posts a line that a person has closed since it is of no payment: what the bank got less, or more, is the
 * network's loss. `clearing` never held it. Of a store's own account nothing is posted.
 */
export function postClosed(settlement: string, position: number, now: number): Statement {
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT 'closed:' || l.settlement_id || '-' || l.position, 1, coalesce(t.root_id, t.id), s.currency,
      iif(l.net > 0, 'bank', 'loss'), iif(l.net > 0, 'loss', 'bank'), abs(l.net), NULL, ${now}
    FROM settlement s JOIN settlement_line l ON l.settlement_id = s.id
    JOIN store t ON t.id = s.store_id
    WHERE s.id = ${settlement} AND l.position = ${position} AND s.account = 'platform' AND l.net <> 0`;
}

/** What a network's providers hold by its books: what they took, less what they gave back and paid out. */
export interface ClearingRow {
  provider: string;
  currency: string;
  /** Minor units. */
  amount: number;
}

/** The clearing accounts of a network that are not empty. */
export function listClearing(network: string): Statement<ClearingRow> {
  return sql<ClearingRow>`SELECT substr(name, 10) AS provider, currency, debits - credits AS amount
    FROM ledger_account
    WHERE network_id = ${network} AND name >= 'clearing:' AND name < 'clearing;' AND debits <> credits
    ORDER BY name, currency`;
}
