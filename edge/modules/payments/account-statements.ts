import type { AccountCode, AccountMode } from '../../../shared/contracts/payment-accounts.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** The account that takes a payment where the store has none of its own. */
export const PLATFORM = 'platform';
/** Before a store's id in the name of its account for tests. */
const TEST_PREFIX = 'test:';

/** The name of a store's account for tests, which is never that of its own. */
export function testAccountOf(storeId: string): string {
  return TEST_PREFIX + storeId;
}

/** The store of an account for tests; undefined for any other account. */
export function storeOfTests(account: string): string | undefined {
  return account.startsWith(TEST_PREFIX) ? account.slice(TEST_PREFIX.length) : undefined;
}

/** A store's keys at a provider, for its sales or for its tests. */
export interface AccountKey {
  readonly storeId: string;
  readonly code: AccountCode;
  readonly mode: AccountMode;
}

export interface AccountRow extends Pick<
  CellTables['payment_account'],
  'store_id' | 'sealed' | 'is_used' | 'version' | 'tested_at'
> {
  code: AccountCode;
  test: 'passed' | 'refused' | 'unreachable' | null;
}

/** Where the keys of a mode are kept. */
function kept(mode: AccountMode): Statement {
  return mode === 'test' ? sql`payment_test_account` : sql`payment_account`;
}

export function listAccounts(storeId: string, mode: AccountMode = 'live'): Statement<AccountRow> {
  return sql<AccountRow>`SELECT store_id, code, sealed, is_used, version, test, tested_at
    FROM ${kept(mode)} WHERE store_id = ${storeId}`;
}

export function findAccount(
  storeId: string,
  code: AccountCode,
  mode: AccountMode = 'live',
): Statement<AccountRow> {
  return sql<AccountRow>`SELECT store_id, code, sealed, is_used, version, test, tested_at
    FROM ${kept(mode)} WHERE store_id = ${storeId} AND code = ${code}`;
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
export function hasVersion({ storeId, code, mode }: AccountKey, version: number): Statement {
  return sql`${version} = coalesce((SELECT version FROM ${kept(mode)}
    WHERE store_id = ${storeId} AND code = ${code}), 0)`;
}

/** Sets a store's keys in place of those that it had; what was tested is tested no more. */
export function putAccount(
  { storeId, code, mode }: AccountKey,
  sealed: string,
  now: number,
): Statement {
  return sql`INSERT INTO ${kept(mode)} (store_id, code, sealed, updated_at)
    VALUES (${storeId}, ${code}, ${sealed}, ${now})
    ON CONFLICT (store_id, code) DO UPDATE SET sealed = excluded.sealed, is_used = 1,
      version = version + 1, test = NULL, tested_at = NULL, updated_at = excluded.updated_at`;
}

/** Takes a store's keys out of use. */
export function dropAccount({ storeId, code, mode }: AccountKey, now: number): Statement {
  return sql`UPDATE ${kept(mode)} SET is_used = 0, version = version + 1, updated_at = ${now}
    WHERE store_id = ${storeId} AND code = ${code}`;
}

/** Notes how the provider answered to the keys of a version. */
export function noteTest(
  { storeId, code, mode }: AccountKey,
  row: Pick<AccountRow, 'version' | 'test'>,
  now: number,
): Statement {
  return sql`UPDATE ${kept(mode)} SET test = ${row.test}, tested_at = ${now}
    WHERE store_id = ${storeId} AND code = ${code} AND version = ${row.version}`;
}

/** What decides which account takes a payment. */
export interface Taking {
  readonly checkout: string;
  readonly provider: PaymentCode;
  /** The store whose own account takes it, where that store has one for the code. */
  readonly taker: string;
}

/**
 * The account that takes a payment by a code: the taker's own while it is in use, else the platform's. Of a
 * test it is the selling store's own for tests, else the platform's.
 */
export function takerOf({ checkout, taker, provider }: Taking): Statement {
  return sql`coalesce((SELECT iif(c.is_test = 1,
      (SELECT ${TEST_PREFIX} || store_id FROM payment_test_account
        WHERE store_id = c.store_id AND code = ${provider} AND is_used = 1),
      (SELECT store_id FROM payment_account
        WHERE store_id = ${taker} AND code = ${provider} AND is_used = 1))
    FROM checkout c WHERE c.id = ${checkout}), ${PLATFORM})`;
}
