import type { Failure } from '../../../shared/contracts/errors.ts';
import { limits, type LimitName } from '../../../shared/contracts/limits.ts';
import { minutesUntil } from '../../../shared/rules/minutes-until.ts';
import { countedAgain } from '../../db/attempt-window.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import { keyedHash } from '../../session/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** A limit, and the key whose tries it counts. */
export interface Counted {
  readonly limit: LimitName;
  readonly key: string;
}

/**
 * The key under which tries at a subject are counted. It is a keyed hash: the subject cannot be
 * read from it.
 */
export async function counted(
  env: Pick<RequestScope['env'], 'IDENTITY_SECRET'>,
  limit: LimitName,
  subject: string,
): Promise<Counted> {
  return { limit, key: `${limit}:${await keyedHash(env, subject)}` };
}

/** True when a count, this try included, is over the limit. */
function isTooMany({ limit }: Counted, row: { readonly count: number } | undefined): boolean {
  return (row?.count ?? 0) > limits[limit].times;
}

/** The count under a key: the tries of its window, and the window's end. */
export interface TriesRow {
  readonly key: string;
  readonly count: number;
  /** Milliseconds, UTC. */
  readonly ends_at: number;
}

/**
 * Counts one try at each of several limits, in one statement, before a secret is compared, so that
 * parallel tries are each counted. A window that is over begins anew.
 */
export function countTries(tries: readonly Counted[], now: number): Statement<TriesRow> {
  const ends = tries.map(({ limit, key }) => ({ key, end: now + limits[limit].seconds * 1000 }));
  return sql<TriesRow>`INSERT INTO attempt (key, count, ends_at)
    SELECT value ->> 'key', 1, value ->> 'end' FROM json_each(${JSON.stringify(ends)}) WHERE true
    ${countedAgain(now)}
    RETURNING key, count, ends_at`;
}

/**
 * The failure where any of several counts, these tries included, is over its limit, with the time
 * until the last of them ends; undefined where none is.
 */
export function whyTooMany(
  tries: readonly Counted[],
  rows: readonly TriesRow[],
  now: number,
): Failure | undefined {
  const ends = tries.flatMap((one) => {
    const row = rows.find(({ key }) => key === one.key);
    return row && isTooMany(one, row) ? [row.ends_at] : [];
  });
  return ends.length === 0 ? undefined : waitUntil('too_many_requests', Math.max(...ends), now);
}

/** The counts under some keys, without counting a try. */
export function findTries(tries: readonly Counted[]): Statement<TriesRow> {
  const keys = JSON.stringify(tries.map(({ key }) => key));
  return sql<TriesRow>`SELECT key, count, ends_at FROM attempt
    WHERE key IN (SELECT value FROM json_each(${keys}))`;
}

/** A failure that tells for how many minutes its caller has to wait. */
export function waitUntil(
  code: 'too_many_requests' | 'pin_locked',
  end: number,
  now: number,
): Failure {
  return { code, values: { minutes: minutesUntil(end, now) } };
}

/** A failure that tells for how many seconds its caller waits for the next PIN. */
export function pinJustSent(waitMs: number): Failure {
  return { code: 'pin_just_sent', values: { seconds: Math.ceil(waitMs / 1000) } };
}

/** Takes back tries that turned out to be right: only wrong tries count. */
export function forgiveTries(tries: readonly Counted[]): Statement {
  const keys = JSON.stringify(tries.map(({ key }) => key));
  return sql`UPDATE attempt SET count = count - 1
    WHERE key IN (SELECT value FROM json_each(${keys})) AND count > 0`;
}

/** Forgets all tries of one subject, once its person has signed in. */
export function forgetTries({ key }: Counted): Statement {
  return sql`DELETE FROM attempt WHERE key = ${key}`;
}

/** Deletes windows that are over, a bounded number at a time. */
export function deleteAttemptsBefore(now: number): Statement {
  return sql`DELETE FROM attempt WHERE key IN
    (SELECT key FROM attempt WHERE ends_at <= ${now} LIMIT 1000)`;
}
