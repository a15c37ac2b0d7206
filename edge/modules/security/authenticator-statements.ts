import { CLOCK_SKEW_MS } from '../../../shared/kernel/clock.ts';
import { insertRows, sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { assertThat } from '../../db/sql.ts';
import { beginEpoch } from '../../session/index.ts';
import { PERIOD_S } from './app-code.ts';

/** Time steps that a clock may be apart. */
const STEPS_AHEAD = CLOCK_SKEW_MS / (PERIOD_S * 1000);

export type AuthenticatorRow = Pick<
  DirectoryTables['authenticator'],
  'secret' | 'confirmed_at' | 'last_step'
>;

/** The app of an account, whether it is confirmed or not. */
export function findAuthenticator(accountId: string): Statement<AuthenticatorRow> {
  return sql<AuthenticatorRow>`SELECT secret, confirmed_at, last_step FROM authenticator
    WHERE account_id = ${accountId}`;
}

/** SQL that is true while an app guards an account. */
export function guards(accountId: string): Statement {
  return sql`EXISTS (SELECT 1 FROM authenticator WHERE account_id = ${accountId}
    AND confirmed_at IS NOT NULL)`;
}

/**
 * Aborts the batch where an account needs a second factor. Every sign-in by one factor includes it.
 */
export function assertOneFactor(accountId: string): Statement {
  return assertThat(sql`NOT ${guards(accountId)}`);
}

/** Begins a set-up with a new secret; aborts where an app already guards the account. */
export function beginAuthenticator(accountId: string, secret: string, now: number): Statement[] {
  return [
    assertOneFactor(accountId),
    sql`INSERT INTO authenticator (account_id, secret, created_at)
      VALUES (${accountId}, ${secret}, ${now})
      ON CONFLICT (account_id) DO UPDATE SET secret = excluded.secret, last_step = 0,
        created_at = excluded.created_at`,
  ];
}

/**
 * Confirms the app, which guards the account from then on. Aborts where an app already does, or the
 * secret was replaced meanwhile.
 */
export function confirmAuthenticator(
  accountId: string,
  { secret, step, now }: { readonly secret: string; readonly step: number; readonly now: number },
): Statement[] {
  const waiting = sql`account_id = ${accountId} AND secret = ${secret} AND confirmed_at IS NULL`;
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM authenticator WHERE ${waiting})`),
    sql`UPDATE authenticator SET confirmed_at = ${now}, last_step = ${step} WHERE ${waiting}`,
    beginEpoch(accountId),
  ];
}

/** Removes app and recovery codes; aborts where no app guards the account. */
export function deleteAuthenticator(accountId: string): Statement[] {
  return [
    assertThat(guards(accountId)),
    sql`DELETE FROM authenticator WHERE account_id = ${accountId}`,
    sql`DELETE FROM recovery_code WHERE account_id = ${accountId}`,
    beginEpoch(accountId),
  ];
}

/**
 * Uses up the code of a time step; aborts where this step, or a later one, was used. A step far ahead
 * was used while the clock was ahead: it does not keep its person out until the clock is there again.
 */
export function spendStep(accountId: string, step: number): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM authenticator WHERE account_id = ${accountId}
      AND confirmed_at IS NOT NULL AND (last_step < ${step} OR last_step > ${step + STEPS_AHEAD}))`),
    sql`UPDATE authenticator SET last_step = ${step} WHERE account_id = ${accountId}`,
  ];
}

/** Replaces the recovery codes; aborts where no app guards the account. */
export function replaceRecoveryCodes(accountId: string, hashes: readonly string[]): Statement[] {
  return [
    assertThat(guards(accountId)),
    beginEpoch(accountId),
    sql`DELETE FROM recovery_code WHERE account_id = ${accountId}`,
    ...insertRows(
      'recovery_code',
      hashes.map((hash) => ({ account_id: accountId, hash })),
    ),
  ];
}

/** Uses up a recovery code; aborts where the code does not exist or was used. */
export function spendRecoveryCode(accountId: string, hash: string, now: number): Statement[] {
  const unused = sql`account_id = ${accountId} AND hash = ${hash} AND used_at IS NULL`;
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM recovery_code WHERE ${unused})`),
    sql`UPDATE recovery_code SET used_at = ${now} WHERE ${unused}`,
  ];
}

/** The factors that guard an account besides passkeys. */
export function findGuards(
  accountId: string,
): Statement<{ confirmed_at: number | null; codes_left: number }> {
  return sql<{ confirmed_at: number | null; codes_left: number }>`SELECT
      (SELECT confirmed_at FROM authenticator WHERE account_id = ${accountId}) AS confirmed_at,
      (SELECT count(*) FROM recovery_code WHERE account_id = ${accountId} AND used_at IS NULL)
        AS codes_left`;
}
