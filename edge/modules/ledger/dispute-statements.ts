import { sql, type Statement } from '../../db/cell-sql.ts';
import { goesTo, liesAt } from './statements.ts';

/** What a lost dispute takes, by order. */
export interface Lost {
  /** Of those who earn by an order's lines, minor units by wallet; the rest of its part is the supplier's. */
  readonly taken: readonly {
    readonly order: string;
    readonly wallet: string;
    readonly amount: number;
  }[];
  /** What it costs each order's supplier beside its part, by order: the fee. */
  readonly costs: Readonly<Record<string, number>>;
  /** What no order's supplier bears, since its payment became no order; minor units. */
  readonly unborne: number;
}

/**
 * Posts a dispute that is lost: out of each wallet that had the money, from where it lies by now, to the
 * account that had paid it in; and what it costs out of the open wallets of the suppliers. Of a payment
 * without orders it is the platform's loss. Stands before the dispute is closed, so that it is posted
 * once.
 */
export function postLost(dispute: string, { taken, costs, unborne }: Lost, now: number): Statement {
  const parts = JSON.stringify(taken);
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT cause, row_number() OVER (ORDER BY kind, line), network_id, currency, debit, credit, amount,
      order_id, ${now} FROM (
      SELECT 0 AS kind, l.line, 'lost:' || d.id AS cause, l.network_id, l.currency, ${liesAt} AS debit,
        ${goesTo} AS credit, l.order_id,
        coalesce(e.value ->> 'amount', iif(l.credit = 'store:' || o.supplier_id || ':locked',
          t.amount - (SELECT coalesce(sum(value ->> 'amount'), 0) FROM json_each(${parts})
            WHERE value ->> 'order' = t.order_id), 0)) AS amount
      FROM dispute d JOIN dispute_part t ON t.dispute_id = d.id
      JOIN purchase_order o ON o.id = t.order_id
      JOIN ledger_posting l ON l.cause = 'paid:' || d.payment_id AND l.order_id = t.order_id
      LEFT JOIN json_each(${parts}) e ON e.value ->> 'order' = t.order_id
        AND e.value ->> 'wallet' || ':locked' = l.credit
      WHERE d.id = ${dispute} AND d.state = 'open'
      UNION ALL
      SELECT 1, row_number() OVER (ORDER BY o.rowid), 'lost:' || d.id, coalesce(s.root_id, s.id),
        d.currency, 'store:' || o.supplier_id || ':open', 'clearing:' || p.provider, o.id, c.value
      FROM dispute d JOIN payment p ON p.id = d.payment_id JOIN store s ON s.id = p.store_id
      JOIN json_each(${JSON.stringify(costs)}) c JOIN purchase_order o ON o.id = c.key
      WHERE d.id = ${dispute} AND d.state = 'open' AND p.is_test = 0 AND p.account = 'platform'
      UNION ALL
      SELECT 2, 1, 'lost:' || d.id, coalesce(s.root_id, s.id), d.currency, 'loss',
        'clearing:' || p.provider, NULL, ${unborne}
      FROM dispute d JOIN payment p ON p.id = d.payment_id JOIN store s ON s.id = p.store_id
      WHERE d.id = ${dispute} AND d.state = 'open' AND p.is_test = 0 AND p.account = 'platform')
    WHERE amount > 0 AND debit <> credit`;
}

/**
 * Posts a dispute that is won after it was lost: each posting of the loss the other way round, into the
 * wallet where the order's money lies by now.
 */
export function postWon(dispute: string, now: number): Statement {
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT 'won:' || d.id, l.line, l.network_id, l.currency,
      iif(l.credit LIKE 'owed:%'
        AND EXISTS (SELECT 1 FROM ledger_posting WHERE cause = 'covered:' || l.order_id),
        'store:' || substr(l.credit, 6) || ':open', l.credit),
      iif(EXISTS (SELECT 1 FROM ledger_posting WHERE cause = 'unlocked:' || l.order_id),
        replace(l.debit, ':locked', ':open'), l.debit),
      l.amount, l.order_id, ${now}
    FROM dispute d JOIN ledger_posting l ON l.cause = 'lost:' || d.id
    WHERE d.id = ${dispute} AND d.state = 'lost'`;
}
