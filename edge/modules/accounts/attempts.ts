import { sql, type Statement } from '../../db/sql.ts';
import { keyedHash } from '../../session/index.ts';
import type { RequestScope } from '../../work/scope.ts';

/** So many of one thing in so long a time. */
export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How often one address, one contact or one account may try what could be guessed or would disturb. */
export const LIMITS = {
  existsByAddress: { most: 30, windowMs: MINUTE_MS },
  registerByAddress: { most: 60, windowMs: HOUR_MS },
  sendToContact: { most: 5, windowMs: 15 * MINUTE_MS },
  /** Of the issue: ten PINs an hour for what is one account's. */
  pinBySubject: { most: 10, windowMs: HOUR_MS },
  resetByAddress: { most: 20, windowMs: HOUR_MS },
  /** One address at one account; others can still sign in there. */
  signInAtAccountByAddress: { most: 10, windowMs: 15 * MINUTE_MS },
  signInAtAccount: { most: 50, windowMs: 15 * MINUTE_MS },
  signInByAddress: { most: 100, windowMs: 15 * MINUTE_MS },
  /** Asked for again of who is signed in: a session that was stolen must not find it out. */
  passwordOfAccount: { most: 10, windowMs: 15 * MINUTE_MS },
  /** Contacts that one account asks to have: each is written to, and may be anybody's. */
  contactOfAccount: { most: 10, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** A limit and whose tries it counts. */
export interface Counted {
  readonly limit: LimitName;
  readonly key: string;
}

/** The key under which tries at a subject are counted; it does not tell the subject. */
export async function counted(
  env: Pick<RequestScope['env'], 'IDENTITY_SECRET'>,
  limit: LimitName,
  subject: string,
): Promise<Counted> {
  return { limit, key: `${limit}:${await keyedHash(env, subject)}` };
}

/**
 * Counts a try before it is looked at, so that parallel ones count each; a window that is over begins
 * anew.
 */
export function countTry({ limit, key }: Counted, now: number): Statement<{ count: number }> {
  const end = now + LIMITS[limit].windowMs;
  return sql<{ count: number }>`INSERT INTO attempt (key, count, ends_at) VALUES (${key}, 1, ${end})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN ends_at <= ${now} THEN 1 ELSE count + 1 END,
      ends_at = CASE WHEN ends_at <= ${now} THEN ${end} ELSE ends_at END
    RETURNING count`;
}

/** Whether a count, this try included, is too many. */
export function isTooMany(
  { limit }: Counted,
  row: { readonly count: number } | undefined,
): boolean {
  return (row?.count ?? 0) > LIMITS[limit].most;
}

/** The same for several limits of one window, in one statement. */
export function countTries(
  limits: readonly Counted[],
  now: number,
): Statement<{ key: string; count: number }> {
  const windowMs = Math.max(...limits.map(({ limit }) => LIMITS[limit].windowMs));
  const end = now + windowMs;
  const keys = JSON.stringify(limits.map(({ key }) => key));
  return sql<{ key: string; count: number }>`INSERT INTO attempt (key, count, ends_at)
    SELECT value, 1, ${end} FROM json_each(${keys}) WHERE true
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN ends_at <= ${now} THEN 1 ELSE count + 1 END,
      ends_at = CASE WHEN ends_at <= ${now} THEN ${end} ELSE ends_at END
    RETURNING key, count`;
}

/** Takes back tries that turned out to be right: only wrong ones count. */
export function forgiveTries(limits: readonly Counted[]): Statement {
  const keys = JSON.stringify(limits.map(({ key }) => key));
  return sql`UPDATE attempt SET count = count - 1
    WHERE key IN (SELECT value FROM json_each(${keys})) AND count > 0`;
}

/** Forgets all that one subject tried, once its person has come in. */
export function forgetTries({ key }: Counted): Statement {
  return sql`DELETE FROM attempt WHERE key = ${key}`;
}

/** Windows that are over; a bounded piece at a time. */
export function deleteAttemptsBefore(now: number): Statement {
  return sql`DELETE FROM attempt WHERE key IN
    (SELECT key FROM attempt WHERE ends_at <= ${now} LIMIT 1000)`;
}
