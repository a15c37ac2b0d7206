import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { assertThat, raw } from '../../db/sql.ts';
import { beginEpoch } from '../../session/index.ts';

/** More than a person has devices. */
const PASSKEYS_MAX = 20;

export type PasskeyRow = DirectoryTables['passkey'];

const COLUMNS =
  raw(`p.id, p.credential_id, p.account_id, p.rp_id, p.public_key, p.counter, p.transports, p.name,
    p.created_at, p.used_at`);

/** An account's passkeys for every host, the oldest first. */
export function listPasskeys(accountId: string): Statement<PasskeyRow> {
  return sql<PasskeyRow>`SELECT ${COLUMNS} FROM passkey p WHERE p.account_id = ${accountId}
    ORDER BY p.created_at, p.id LIMIT ${PASSKEYS_MAX}`;
}

/** The passkey of a host by its authenticator's id, while its account exists. */
export function findPasskey(
  credentialId: string,
  host: string,
): Statement<PasskeyRow & { epoch: number }> {
  return sql<PasskeyRow & { epoch: number }>`SELECT ${COLUMNS}, a.epoch FROM passkey p
    JOIN account a ON a.id = p.account_id AND a.erased_at IS NULL
    WHERE p.credential_id = ${credentialId} AND p.rp_id = ${host}`;
}

/** Adds a passkey, unless the account has the most that are allowed. */
export function insertPasskey(row: Omit<PasskeyRow, 'used_at'>): Statement[] {
  return [
    assertThat(sql`(SELECT count(*) FROM passkey WHERE account_id = ${row.account_id})
      < ${PASSKEYS_MAX}`),
    sql`INSERT INTO passkey
        (id, credential_id, account_id, rp_id, public_key, counter, transports, name, created_at)
      VALUES (${row.id}, ${row.credential_id}, ${row.account_id}, ${row.rp_id}, ${row.public_key},
        ${row.counter}, ${row.transports}, ${row.name}, ${row.created_at})`,
    beginEpoch(row.account_id),
  ];
}

export function renamePasskey(accountId: string, id: string, name: string): Statement[] {
  const own = sql`id = ${id} AND account_id = ${accountId}`;
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM passkey WHERE ${own})`),
    sql`UPDATE passkey SET name = ${name} WHERE ${own}`,
  ];
}

/** Removes a passkey; aborts where the account does not have it. */
export function deletePasskey(accountId: string, id: string): Statement[] {
  const own = sql`id = ${id} AND account_id = ${accountId}`;
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM passkey WHERE ${own})`),
    sql`DELETE FROM passkey WHERE ${own}`,
    beginEpoch(accountId),
  ];
}

/**
 * Records a use. Aborts where the passkey is gone, or its counter has not grown: then there are two
 * copies of it. An authenticator that does not count says 0.
 */
export function noteUse(id: string, counter: number, now: number): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM passkey WHERE id = ${id}
      AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0)))`),
    sql`UPDATE passkey SET counter = ${counter}, used_at = ${now} WHERE id = ${id}`,
  ];
}

/** Records that a challenge was answered; a second answer aborts on its key. */
export function spendChallenge(challenge: string, expiresAt: number): Statement {
  return sql`INSERT INTO ceremony (challenge, expires_at) VALUES (${challenge}, ${expiresAt})`;
}
