import { sql, type Statement } from '../db/directory-sql.ts';
import { assertThat, nothing } from '../db/sql.ts';
import type { Identity } from '../work/scope.ts';

/** Who proved to be an account's person, and what that proof rests on. */
export interface Verified {
  readonly accountId: string;
  /** The account's, as it was read together with what was verified. */
  readonly epoch: number;
  /** The very hash that a password was compared with; left out where none was asked for. */
  readonly password?: string | null;
}

/**
 * Aborts the batch where what verified is not so any more: looking at a password takes its time, and the
 * account may have got another meanwhile.
 */
export function assertVerified({ accountId, epoch, password }: Verified): Statement {
  const same = password === undefined ? nothing : sql` AND password IS ${password}`;
  return assertThat(sql`EXISTS (SELECT 1 FROM account
    WHERE id = ${accountId} AND epoch = ${epoch} AND erased_at IS NULL${same})`);
}

/** Aborts the batch where the session that asks for it was ended meanwhile. */
export function assertSession({ accountId, sessionId }: Pick<Identity, 'accountId' | 'sessionId'>) {
  return assertThat(sql`EXISTS (SELECT 1 FROM session
    WHERE id = ${sessionId} AND account_id = ${accountId})`);
}

/**
 * Begins another epoch of an account; stands in every batch that changes what opens it. Sign-ins that are
 * under way, half ones, and resets that were asked for before come to nothing.
 */
export function beginEpoch(accountId: string): Statement {
  return sql`UPDATE account SET epoch = epoch + 1 WHERE id = ${accountId}`;
}
