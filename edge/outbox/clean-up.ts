import { sql, type Statement } from '../db/common-sql.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A delivered row is kept this long, and so is the demo's copy of the message. */
export const SENT_LIFE_MS = 30 * DAY_MS;
/** A dead letter waits this long for a person. */
export const DEAD_LIFE_MS = 90 * DAY_MS;
/** Rows that one run takes of each kind, so that it ends however many there are. */
const ROWS = 1000;

/** Deletes messages whose time is over, a bounded number at a time. */
export function cleanUpMessages(now: number): Statement[] {
  return [
    sql`UPDATE outbox SET dead_at = ${now}, last_error = coalesce(last_error, 'nobody tried in time')
      WHERE id IN (SELECT id FROM outbox WHERE delivered_at IS NULL AND dead_at IS NULL
        AND expires_at <= ${now} AND next_at <= ${now} LIMIT ${ROWS})`,
    sql`UPDATE outbox SET body = NULL WHERE id IN (SELECT id FROM outbox
      WHERE body IS NOT NULL AND expires_at <= ${now} LIMIT ${ROWS})`,
    sql`DELETE FROM outbox WHERE id IN (SELECT id FROM outbox
      WHERE delivered_at < ${now - SENT_LIFE_MS} LIMIT ${ROWS})`,
    sql`DELETE FROM outbox WHERE id IN (SELECT id FROM outbox
      WHERE dead_at < ${now - DEAD_LIFE_MS} LIMIT ${ROWS})`,
    sql`DELETE FROM sent_mail WHERE id IN (SELECT id FROM sent_mail
      WHERE sent_at < ${now - SENT_LIFE_MS} LIMIT ${ROWS})`,
  ];
}
