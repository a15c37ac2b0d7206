import type { AccountCode } from '../../../shared/contracts/payment-accounts.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** The account that takes a payment where the store has none of its own. */
export const PLATFORM = 'platform';

export interface AccountRow extends Pick<
  CellTables['payment_account'],
  'store_id' | 'sealed' | 'is_used' | 'version' | 'tested_at'
> {
  code: AccountCode;
  test: 'passed' | 'refused' | 'unreachable' | null;
}

export function listAccounts(storeId: string): Statement<AccountRow> {
  return sql<AccountRow>`SELECT store_id, code, sealed, is_used, version, test, tested_at
    FROM payment_account WHERE store_id = ${storeId}`;
}

export function findAccount(storeId: string, code: AccountCode): Statement<AccountRow> {
  return sql<AccountRow>`SELECT store_id, code, sealed, is_used, version, test, tested_at
    FROM payment_account WHERE store_id = ${storeId} AND code = ${code}`;
}

/** The country of a store, by which its bank accounts are numbered. */
export function findCountry(storeId: string): Statement<{ country: string }> {
  return sql<{ country: string }>`SELECT country FROM store WHERE id = ${storeId}`;
}

/** The ways to pay that a store offers, as JSON. */
export function findOffered(storeId: string): Statement<{ payment_types: string }> {
  return sql<{ payment_types: string }>`SELECT payment_types FROM store WHERE id = ${storeId}`;
}

/** True while a store's keys have the version; 0 where it has none. */
export function hasVersion(storeId: string, code: AccountCode, version: number): Statement {
  return sql`${version} = coalesce((SELECT version FROM payment_account
    WHERE store_id = ${storeId} AND code = ${code}), 0)`;
}

/** Sets a store's keys in place of those that it had; what was tested is tested no more. */
export function putAccount(
  { store_id, code, sealed }: Pick<AccountRow, 'store_id' | 'code' | 'sealed'>,
  now: number,
): Statement {
  return sql`INSERT INTO payment_account (store_id, code, sealed, updated_at)
    VALUES (${store_id}, ${code}, ${sealed}, ${now})
    ON CONFLICT (store_id, code) DO UPDATE SET sealed = excluded.sealed, is_used = 1,
      version = version + 1, test = NULL, tested_at = NULL, updated_at = excluded.updated_at`;
}

/** Takes a store's keys out of use. */
export function dropAccount(storeId: string, code: AccountCode, now: number): Statement {
  return sql`UPDATE payment_account SET is_used = 0, version = version + 1, updated_at = ${now}
    WHERE store_id = ${storeId} AND code = ${code}`;
}

/** Notes how the provider answered to the keys of a version. */
export function noteTest(
  row: Pick<AccountRow, 'store_id' | 'code' | 'version' | 'test'>,
  now: number,
): Statement {
  return sql`UPDATE payment_account SET test = ${row.test}, tested_at = ${now}
    WHERE store_id = ${row.store_id} AND code = ${row.code} AND version = ${row.version}`;
}

/** The account that takes a payment by a code: the store's own while it is in use, else the platform's. */
export function takerOf(storeId: string, code: PaymentCode): Statement {
  return sql`coalesce((SELECT store_id FROM payment_account
    WHERE store_id = ${storeId} AND code = ${code} AND is_used = 1), ${PLATFORM})`;
}
