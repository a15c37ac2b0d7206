import type { OwnBalance } from '../../../shared/contracts/own-payments.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** What a store reads of the books: its own wallets, and what it owes. */

/** Its balances in the books of its network, by currency. */
export function listBalances(network: string, store: string): Statement<OwnBalance> {
  const [locked, open, owed] = [`store:${store}:locked`, `store:${store}:open`, `owed:${store}`];
  return sql<OwnBalance>`SELECT currency,
      coalesce(sum(iif(name = ${locked}, credits - debits, NULL)), 0) AS locked,
      coalesce(sum(iif(name = ${open}, credits - debits, NULL)), 0) AS open,
      coalesce(sum(iif(name = ${owed}, debits - credits, NULL)), 0) AS owed
    FROM ledger_account
    WHERE network_id = ${network}
      AND name IN (SELECT value FROM json_each(${JSON.stringify([locked, open, owed])}))
    GROUP BY currency ORDER BY currency`;
}

/** An entry in one of a store's wallets. */
export interface OwnEntry extends Pick<CellTables['ledger_posting'], 'cause' | 'posted_at'> {
  /** Minor units into its wallets, or out of them; what moves between them counts whole. */
  amount: number;
}

/** The entries of a payment and its orders that touch a store's wallets, the latest first. */
export function listEntriesOf(
  payment: string,
  orders: readonly string[],
  store: string,
): Statement<OwnEntry> {
  const own = `store:${store}:`;
  const isOwn = (column: 'debit' | 'credit') =>
    column === 'debit'
      ? sql`substr(debit, 1, ${own.length}) = ${own}`
      : sql`substr(credit, 1, ${own.length}) = ${own}`;
  return sql<OwnEntry>`SELECT cause, posted_at,
      sum(iif(${isOwn('credit')}, amount, -amount)) AS amount
    FROM ledger_posting
    WHERE (cause = ${`paid:${payment}`}
        OR cause IN (SELECT 'refunded:' || id FROM refund WHERE payment_id = ${payment})
        OR cause IN (SELECT 'lost:' || id FROM dispute WHERE payment_id = ${payment})
        OR cause IN (SELECT 'won:' || id FROM dispute WHERE payment_id = ${payment})
        OR cause IN (SELECT 'fee:' || settlement_id || '-' || position FROM settlement_line
          WHERE payment_id = ${payment})
        OR cause IN (SELECT 'unlocked:' || value FROM json_each(${JSON.stringify(orders)})))
      AND (${isOwn('debit')} OR ${isOwn('credit')})
    GROUP BY cause ORDER BY max(n) DESC`;
}
