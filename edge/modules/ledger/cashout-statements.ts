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
