import { CLOCK_SKEW_MS } from '../../shared/kernel/clock.ts';
import { sql, type Statement } from './directory-sql.ts';

/**
 * The end of an insert into `attempt`: counts one more try of the same key, or begins anew where the
 * window of the earlier ones is over. So it is where it ends later than a window that begins now: the
 * clock was ahead then, and its limit would last as long as it was.
 * @param now milliseconds, UTC; the inserted row has the end of a window that begins then
 */
export function countedAgain(now: number): Statement {
  const isOver = sql`(ends_at <= ${now} OR ends_at > excluded.ends_at + ${CLOCK_SKEW_MS})`;
  return sql`ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN ${isOver} THEN 1 ELSE count + 1 END,
    ends_at = CASE WHEN ${isOver} THEN excluded.ends_at ELSE ends_at END`;
}
