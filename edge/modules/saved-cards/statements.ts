import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { raw } from '../../db/sql.ts';

export interface SavedCardRow extends Omit<
  DirectoryTables['saved_card'],
  'account_id' | 'network_id' | 'cell' | 'code' | 'dropped_at'
> {
  code: PaymentCode;
}

const columns = raw(
  `id, code, taker, customer, source, brand, last4, exp_month, exp_year, created_at`,
);

/** The cards of an account in a network, the latest first. */
export function listCards(account: string, network: string): Statement<SavedCardRow> {
  return sql<SavedCardRow>`SELECT ${columns} FROM saved_card
    WHERE account_id = ${account} AND network_id = ${network} ORDER BY created_at DESC, id LIMIT 50`;
}

/** One card of an account in a network. */
export function findCard(account: string, network: string, id: string): Statement<SavedCardRow> {
  return sql<SavedCardRow>`SELECT ${columns} FROM saved_card
    WHERE id = ${id} AND account_id = ${account} AND network_id = ${network}`;
}

/** A card that a payment has left in its provider's vault. */
export interface KeptInVault extends Pick<
  SavedCardRow,
  'code' | 'taker' | 'customer' | 'source' | 'brand' | 'last4' | 'exp_month' | 'exp_year'
> {
  readonly account: string;
  readonly network: string;
  readonly cell: string;
}

/**
 * Keeps a card once; the same card of an earlier payment goes. For an account that is erased meanwhile the
 * vault has to let go of it.
 */
export function keepCard(id: string, card: KeptInVault, now: number): Statement[] {
  const { account, network, cell, code, taker, customer, source } = card;
  const alive = sql`(SELECT id FROM account WHERE id = ${account} AND erased_at IS NULL)`;
  return [
    sql`UPDATE saved_card SET account_id = NULL, dropped_at = ${now}
      WHERE account_id = ${account} AND network_id = ${network} AND code = ${code}
        AND taker = ${taker} AND source <> ${source} AND brand = ${card.brand}
        AND last4 = ${card.last4} AND exp_month = ${card.exp_month} AND exp_year = ${card.exp_year}`,
    sql`INSERT INTO saved_card (id, account_id, network_id, cell, code, taker, customer, source, brand,
        last4, exp_month, exp_year, created_at, dropped_at)
      VALUES (${id}, ${alive}, ${network}, ${cell}, ${code}, ${taker}, ${customer}, ${source},
        ${card.brand}, ${card.last4}, ${card.exp_month}, ${card.exp_year}, ${now},
        CASE WHEN ${alive} IS NULL THEN ${now} END)
      ON CONFLICT (code, taker, source) DO NOTHING`,
  ];
}

/** A card that is in a vault without an account: the purchase that asked for it was given back. */
export type LeftInVault = Omit<KeptInVault, 'account'>;

/** Notes a card that its vault has to let go of; one that an account has kept stays as it is. */
export function leaveCard(id: string, card: LeftInVault, now: number): Statement {
  const { network, cell, code, taker, customer, source } = card;
  return sql`INSERT INTO saved_card (id, account_id, network_id, cell, code, taker, customer, source,
      brand, last4, exp_month, exp_year, created_at, dropped_at)
    VALUES (${id}, NULL, ${network}, ${cell}, ${code}, ${taker}, ${customer}, ${source}, ${card.brand},
      ${card.last4}, ${card.exp_month}, ${card.exp_year}, ${now}, ${now})
    ON CONFLICT (code, taker, source) DO NOTHING`;
}

/** Takes a card from its account; one that was taken before stays as it is. */
export function dropCard(account: string, network: string, id: string, now: number): Statement {
  return sql`UPDATE saved_card SET account_id = NULL, dropped_at = ${now}
    WHERE id = ${id} AND account_id = ${account} AND network_id = ${network}`;
}

/** Cards of a cell's networks that their vaults have to let go of, the longest waiting first. */
export function listDropped(
  cell: string,
  limit: number,
): Statement<Pick<SavedCardRow, 'id' | 'code' | 'taker' | 'source' | 'customer'>> {
  return sql`SELECT id, code, taker, source, customer FROM saved_card
    WHERE cell = ${cell} AND dropped_at IS NOT NULL ORDER BY dropped_at LIMIT ${limit}`;
}

/** A row where an account still has a card of a provider's customer. */
export function isCustomerKept(
  code: string,
  taker: string,
  customer: string,
): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM saved_card WHERE code = ${code} AND taker = ${taker}
    AND customer = ${customer} AND account_id IS NOT NULL LIMIT 1`;
}

/** Deletes the row of a card that its vault has let go of. */
export function forgetCard(id: string): Statement {
  return sql`DELETE FROM saved_card WHERE id = ${id} AND dropped_at IS NOT NULL`;
}

/** Puts a card that its vault has not let go of behind the others. */
export function postpone(id: string, now: number): Statement {
  return sql`UPDATE saved_card SET dropped_at = ${now} WHERE id = ${id} AND dropped_at IS NOT NULL`;
}
