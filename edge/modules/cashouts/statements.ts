import {
  CASHOUT_BURST,
  CASHOUT_BURST_MS,
  type CashoutHold,
} from '../../../shared/rules/cashouts.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** A wallet of a network in a currency, as the ledger names it. */
export interface CashoutKey {
  readonly network: string;
  readonly owner: string;
  readonly currency: string;
}

export type AccountRow = CellTables['payout_account'];

/** The bank account that a wallet is paid out to. */
export function findAccount({ network, owner, currency }: CashoutKey): Statement<AccountRow> {
  return sql<AccountRow>`SELECT * FROM payout_account WHERE network_id = ${network}
    AND owner = ${owner} AND currency = ${currency} AND replaced_at IS NULL`;
}

/** Puts an account in the place of the one before, which stays for the cash-outs it got. */
export function putAccount(row: AccountRow): Statement[] {
  return [
    sql`UPDATE payout_account SET replaced_at = ${row.created_at}
      WHERE network_id = ${row.network_id} AND owner = ${row.owner} AND currency = ${row.currency}
        AND replaced_at IS NULL`,
    ...insertRows('payout_account', [row]),
  ];
}

export type CashoutRow = CellTables['cashout'] & Pick<AccountRow, 'last_four'>;

/** A page of a wallet's cash-outs, the latest first. */
export function listCashouts(
  { network, owner, currency }: CashoutKey,
  page: { readonly offset: number; readonly limit: number },
): Statement<CashoutRow> {
  return sql<CashoutRow>`SELECT c.*, a.last_four FROM cashout c
    JOIN payout_account a ON a.id = c.account_id
    WHERE c.network_id = ${network} AND c.owner = ${owner} AND c.currency = ${currency}
    ORDER BY c.created_at DESC, c.id LIMIT ${page.limit} OFFSET ${page.offset}`;
}

export function countCashouts({ network, owner, currency }: CashoutKey): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM cashout WHERE network_id = ${network}
    AND owner = ${owner} AND currency = ${currency}`;
}

export function findCashout(
  { network, owner, currency }: CashoutKey,
  id: string,
): Statement<CashoutRow> {
  return sql<CashoutRow>`SELECT c.*, a.last_four FROM cashout c
    JOIN payout_account a ON a.id = c.account_id
    WHERE c.id = ${id} AND c.network_id = ${network} AND c.owner = ${owner}
      AND c.currency = ${currency}`;
}

/**
 * What makes a new cash-out wait for a decision: another wallet of the network is paid out to the same
 * account, or the wallet has asked often within a day.
 */
export function findSigns(
  { network, owner, currency }: CashoutKey,
  print: string,
  now: number,
): Statement<{ hold: CashoutHold | null }> {
  return sql<{ hold: CashoutHold | null }>`SELECT CASE
      WHEN EXISTS (SELECT 1 FROM payout_account WHERE print = ${print}
        AND network_id = ${network} AND owner <> ${owner}) THEN 'shared_account'
      WHEN (SELECT count(*) FROM cashout WHERE network_id = ${network} AND owner = ${owner}
        AND currency = ${currency} AND created_at > ${now - CASHOUT_BURST_MS})
        >= ${CASHOUT_BURST - 1} THEN 'burst' END AS hold`;
}

export function insertCashout(row: CellTables['cashout']): Statement[] {
  return insertRows('cashout', [row]);
}

/** True while an account is the one that its wallet is paid out to, and has rested. */
export function isReady(account: string, now: number): Statement {
  return sql`EXISTS (SELECT 1 FROM payout_account WHERE id = ${account} AND replaced_at IS NULL
    AND rests_until <= ${now})`;
}

/** True while a cash-out stands as it was read. */
export function isInState(id: string, state: string): Statement {
  return sql`(SELECT state FROM cashout WHERE id = ${id}) = ${state}`;
}

/** Ends a cash-out before it was sent. */
export function cancelCashout(id: string, reason: string | null, now: number): Statement {
  return sql`UPDATE cashout SET state = 'cancelled', reason = ${reason}, updated_at = ${now}
    WHERE id = ${id} AND state IN ('requested', 'approved')`;
}
