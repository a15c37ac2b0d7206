import type { Address } from '../../../shared/contracts/place-order.ts';
import { ADDRESSES_MAX } from '../../../shared/kernel/constants/limits.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { assertThat } from '../../db/sql.ts';
import { accountLives } from './statements.ts';

export type AddressRow = Pick<DirectoryTables['account_address'], 'id' | 'address'>;

/** The addresses of an account; the first fills checkouts. */
export function listAddresses(accountId: string): Statement<AddressRow> {
  return sql<AddressRow>`SELECT id, address FROM account_address
    WHERE account_id = ${accountId} AND removed_at IS NULL
    ORDER BY chosen_at DESC, rowid`;
}

/** True while the account's book has room for one more. */
function hasRoom(accountId: string): Statement {
  return sql`(SELECT count(*) FROM account_address
    WHERE account_id = ${accountId} AND removed_at IS NULL) < ${ADDRESSES_MAX}`;
}

/** True for an address that stands in the account's book. */
function stands(accountId: string, id: string): Statement {
  return sql`EXISTS (SELECT 1 FROM account_address
    WHERE account_id = ${accountId} AND id = ${id} AND removed_at IS NULL)`;
}

/** True for an address that was taken out, and can be put back. */
export function findRemoved(accountId: string, id: string): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM account_address
    WHERE account_id = ${accountId} AND id = ${id} AND removed_at IS NOT NULL`;
}

/** Adds an address; aborts for a book that is full, and for an erased account. */
export function insertAddress(
  id: string,
  accountId: string,
  given: { readonly address: Address; readonly isDefault: boolean },
  now: number,
): Statement[] {
  return [
    assertThat(accountLives(accountId), hasRoom(accountId)),
    sql`INSERT INTO account_address (id, account_id, address, chosen_at, created_at, updated_at)
      VALUES (${id}, ${accountId}, ${JSON.stringify(given.address)}, ${given.isDefault ? now : 0},
        ${now}, ${now})`,
  ];
}

/** Writes an address anew; aborts for one that is not in the account's book. */
export function updateAddress(
  accountId: string,
  id: string,
  address: Address,
  now: number,
): Statement[] {
  return [
    assertThat(stands(accountId, id)),
    sql`UPDATE account_address SET address = ${JSON.stringify(address)}, updated_at = ${now}
      WHERE account_id = ${accountId} AND id = ${id}`,
  ];
}

/** Puts an address first. */
export function chooseAddress(accountId: string, id: string, now: number): Statement[] {
  return [
    assertThat(stands(accountId, id)),
    sql`UPDATE account_address SET chosen_at = ${now}, updated_at = ${now}
      WHERE account_id = ${accountId} AND id = ${id}`,
  ];
}

/** Takes an address out of the book; only the last one that was taken out can be put back. */
export function removeAddress(accountId: string, id: string, now: number): Statement[] {
  return [
    assertThat(stands(accountId, id)),
    sql`DELETE FROM account_address WHERE account_id = ${accountId} AND removed_at IS NOT NULL`,
    sql`UPDATE account_address SET removed_at = ${now} WHERE account_id = ${accountId} AND id = ${id}`,
  ];
}

/** Puts an address back where it stood; aborts for a book that is full by now. */
export function restoreAddress(accountId: string, id: string): Statement[] {
  return [
    assertThat(hasRoom(accountId)),
    sql`UPDATE account_address SET removed_at = NULL WHERE account_id = ${accountId} AND id = ${id}`,
  ];
}

/** Deletes the addresses that were taken out before this time. */
export function deleteAddressesBefore(time: number): Statement {
  return sql`DELETE FROM account_address WHERE id IN
    (SELECT id FROM account_address WHERE removed_at < ${time} LIMIT 1000)`;
}
