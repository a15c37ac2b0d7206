import { limits } from '../../../shared/contracts/limits.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { countedAgain } from '../../db/attempt-window.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { assertThat } from '../../db/sql.ts';
import { assertVerified, type Verified } from '../../session/index.ts';
import { guards } from './authenticator-statements.ts';

const MINUTE_MS = 60_000;

/** How long a sign-in waits for its second factor. */
export const PENDING_MS = 10 * MINUTE_MS;
/** Guesses of one sign-in that are compared. */
export const GUESSES_MAX = 5;

export type FirstFactor = 'password' | 'pin' | 'link';

export interface PendingRow extends Pick<
  DirectoryTables['pending_sign_in'],
  'account_id' | 'method'
> {
  /** The epoch in which the first factor was right. */
  epoch: number;
  secret: string | null;
}

/**
 * A sign-in that waits for its second factor, on the host where it began. Aborts where the account
 * needs none, or where the facts that were verified have changed.
 */
export function insertPendingSignIn(
  pending: { readonly verified: Verified; readonly host: string; readonly method: FirstFactor },
  now: number,
): { readonly id: string; readonly statements: readonly Statement[] } {
  const id = newId('proof');
  const { verified } = pending;
  return {
    id,
    statements: [
      assertThat(guards(verified.accountId)),
      assertVerified(verified),
      sql`INSERT INTO pending_sign_in (id, account_id, epoch, host, method, expires_at)
        VALUES (${id}, ${verified.accountId}, ${verified.epoch}, ${pending.host}, ${pending.method},
          ${now + PENDING_MS})`,
    ],
  };
}

/** A waiting sign-in ends with the epoch in which it began. */
function isOpen(id: string, host: string, now: number): Statement {
  return sql`id = ${id} AND host = ${host} AND used_at IS NULL AND expires_at > ${now}
    AND epoch = (SELECT a.epoch FROM account a WHERE a.id = pending_sign_in.account_id)`;
}

/** What the key of an account's guesses begins with; its id follows. */
const GUESSES = 'secondFactor:';

/** An account's guesses at its second factor, as the limits count them. */
export function guessesOf(accountId: string): { limit: 'codeOfAccount'; key: string } {
  return { limit: 'codeOfAccount', key: GUESSES + accountId };
}

/** The key under which an account's guesses are counted: see `guessesOf`. */
function keyOf(id: string): Statement {
  return sql`(SELECT ${GUESSES} || account_id FROM pending_sign_in WHERE id = ${id})`;
}

/**
 * Takes one of a sign-in's guesses before it is compared. Of any number of simultaneous guesses,
 * five get a row and the others get none; an account has no more than ten in an hour. Both
 * statements stand in one batch, in this order.
 */
export function claimGuess(
  id: string,
  host: string,
  now: number,
): readonly [Statement, Statement<PendingRow>] {
  const end = now + limits.codeOfAccount.seconds * 1000;
  const open = sql`${isOpen(id, host, now)} AND tries < ${GUESSES_MAX}`;
  return [
    sql`INSERT INTO attempt (key, count, ends_at)
      SELECT ${GUESSES} || account_id, 1, ${end} FROM pending_sign_in WHERE ${open}
      ${countedAgain(now)}`,
    sql<PendingRow>`UPDATE pending_sign_in SET tries = tries + 1 WHERE ${open}
        AND coalesce((SELECT count FROM attempt WHERE key = ${keyOf(id)}), 0)
          <= ${limits.codeOfAccount.times}
      RETURNING account_id, epoch, method, (SELECT secret FROM authenticator
        WHERE authenticator.account_id = pending_sign_in.account_id AND confirmed_at IS NOT NULL)
        AS secret`,
  ];
}

/** The account of a waiting sign-in, and whether the sign-in's own guesses are used up. */
export function findPending(
  id: string,
  host: string,
  now: number,
): Statement<{ account_id: string; isSpent: number }> {
  return sql<{
    account_id: string;
    isSpent: number;
  }>`SELECT account_id, tries >= ${GUESSES_MAX} AS isSpent FROM pending_sign_in
    WHERE ${isOpen(id, host, now)}`;
}

/**
 * Ends a sign-in that succeeded, and forgets its account's guesses; aborts where the sign-in was
 * over.
 */
export function finishPending(id: string, host: string, now: number): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM pending_sign_in WHERE ${isOpen(id, host, now)})`),
    sql`DELETE FROM attempt WHERE key = ${keyOf(id)}`,
    sql`UPDATE pending_sign_in SET used_at = ${now} WHERE id = ${id}`,
  ];
}

/** Deletes sign-ins and challenges whose time is over, a bounded number at a time. */
export function deleteCeremoniesBefore(instant: number): Statement[] {
  return [
    sql`DELETE FROM pending_sign_in WHERE id IN
      (SELECT id FROM pending_sign_in WHERE expires_at <= ${instant} LIMIT 1000)`,
    sql`DELETE FROM ceremony WHERE challenge IN
      (SELECT challenge FROM ceremony WHERE expires_at <= ${instant} LIMIT 1000)`,
  ];
}
