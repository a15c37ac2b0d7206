import { sql, type Statement } from '../../db/cell-sql.ts';
import type { WalletKey } from './wallet-statements.ts';

/** What the ledger writes about money that leaves: each event of a cash-out is posted once. */

/** True while so much may leave a wallet: what was open by the last cut-off, less what went since. */
export function mayLeave(
  { network, owner, currency }: WalletKey,
  { amount, cutoff }: { readonly amount: number; readonly cutoff: number },
): Statement {
  return sql`coalesce((SELECT credits - debits FROM ledger_account WHERE network_id = ${network}
      AND currency = ${currency} AND name = ${`${owner}:open`}), 0)
    - coalesce((SELECT sum(amount) FROM ledger_posting WHERE credit = ${`${owner}:open`}
      AND network_id = ${network} AND currency = ${currency} AND posted_at > ${cutoff}
      AND cause NOT LIKE 'cashout%'), 0) >= ${amount}`;
}

/** Posts a cash-out that was asked for. */
export function postCashout(id: string, now: number): Statement {
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT 'cashout:' || id, 1, network_id, currency, owner || ':open', owner || ':paying', amount,
      NULL, ${now} FROM cashout WHERE id = ${id}`;
}

/** Posts that cash-outs will not be sent. Stands before they leave their state. */
export function postCashoutCanceled(ids: readonly string[], now: number): Statement {
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT 'cashout-canceled:' || id, 1, network_id, currency, owner || ':paying', owner || ':open',
      amount, NULL, ${now} FROM cashout
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
      AND state IN ('requested', 'approved')`;
}

/** Posts the cash-outs of a batch that was made: what the bank gets, and the tax of it. */
export function postCashoutsSent(batch: string, now: number): Statement {
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT 'cashout-sent:' || c.id, p.line, c.network_id, c.currency, c.owner || ':paying',
      iif(p.line = 1, 'bank', 'withheld'), iif(p.line = 1, c.amount - c.withheld, c.withheld), NULL,
      ${now}
    FROM cashout c JOIN (SELECT 1 AS line UNION ALL SELECT 2) p
    WHERE c.batch_id = ${batch} AND iif(p.line = 1, c.amount - c.withheld, c.withheld) > 0`;
}

/** Posts that sent cash-outs failed or came back. Stands before they leave their state. */
export function postCashoutsReturned(ids: readonly string[], now: number): Statement {
  return sql`INSERT INTO ledger_posting
      (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
    SELECT 'cashout-returned:' || c.id, l.line, l.network_id, l.currency, l.credit,
      c.owner || ':open', l.amount, NULL, ${now}
    FROM cashout c JOIN ledger_posting l ON l.cause = 'cashout-sent:' || c.id
    WHERE c.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
      AND c.state IN ('sent', 'paid')`;
}
