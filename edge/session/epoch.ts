import { sql, type Statement } from '../db/directory-sql.ts';
import { assertThat, nothing } from '../db/sql.ts';
import type { Identity } from '../unit-of-work/scope.ts';

/** A proved person of an account, and the facts that the proof rests on. */
export interface Verified {
  readonly accountId: string;
  /** The account's epoch, read together with the verified facts. */
  readonly epoch: number;
  /** The hash that the password was compared with; left out where no password was asked for. */
  readonly password?: string | null;
}

/**
 * Aborts the batch where the verified facts have changed: comparing a password takes time, and the
 * account may have got another one meanwhile.
 */
export function assertVerified({ accountId, epoch, password }: Verified): Statement {
  const same = password === undefined ? nothing : sql` AND password IS ${password}`;
  return assertThat(sql`EXISTS (SELECT 1 FROM account
    WHERE id = ${accountId} AND epoch = ${epoch} AND erased_at IS NULL${same})`);
}

/** Aborts the batch where the caller's session was ended meanwhile. */
export function assertSession({ accountId, sessionId }: Pick<Identity, 'accountId' | 'sessionId'>) {
  return assertThat(sql`EXISTS (SELECT 1 FROM session
    WHERE id = ${sessionId} AND account_id = ${accountId})`);
}

/**
 * Begins another epoch of an account. It stands in every batch that changes the account's
 * credentials. Sign-ins under way, those that wait for a second factor, and resets that were asked
 * for before then fail.
 */
export function beginEpoch(accountId: string): Statement {
  return sql`UPDATE account SET epoch = epoch + 1 WHERE id = ${accountId}`;
}
