import { sql, type Statement } from '../db/common-sql.ts';
import type { CellTables } from '../db/cell-tables.ts';
import { MAX_AGE_MS } from './retry.ts';

/** A message that was given up, as an operator sees it in a list. */
export interface DeadLetterRow extends Pick<
  CellTables['outbox'],
  'id' | 'store_id' | 'topic' | 'attempts' | 'created_at' | 'last_error'
> {
  /** When it was given up; null while it is tried. */
  dead_at: number | null;
}

/** Any message, with all its columns but its words. */
export interface LetterRow
  extends
    DeadLetterRow,
    Pick<
      CellTables['outbox'],
      'payload' | 'next_at' | 'expires_at' | 'delivered_at' | 'provider_id'
    > {
  has_body: number;
}

/** Dead letters, the latest first. */
export function listDead(limit: number): Statement<DeadLetterRow> {
  return sql<DeadLetterRow>`SELECT id, store_id, topic, attempts, created_at, dead_at, last_error
    FROM outbox WHERE dead_at IS NOT NULL ORDER BY dead_at DESC, id LIMIT ${limit}`;
}

export function countDead(): Statement<{ count: number }> {
  return sql<{ count: number }>`SELECT count(*) AS count FROM outbox WHERE dead_at IS NOT NULL`;
}

export function findLetter(id: string): Statement<LetterRow> {
  return sql<LetterRow>`SELECT id, store_id, topic, payload, attempts, created_at, next_at,
      expires_at, delivered_at, dead_at, last_error, provider_id, body IS NOT NULL AS has_body
    FROM outbox WHERE id = ${id}`;
}

/** Dead letters that one statement revives. */
export const REVIVED = 500;

/**
 * Makes dead letters be tried again from the start, a bounded number at a time; the cron tells the
 * queue of them. A letter whose words are deleted stays dead: its recipient has to ask for a new
 * one. A second call changes nothing more.
 * @param id one of them; without it any
 */
export function reviveDead(now: number, id?: string): Statement<{ id: string }> {
  const which = id === undefined ? sql`` : sql`AND id = ${id}`;
  return sql<{ id: string }>`UPDATE outbox
    SET dead_at = NULL, attempts = 0, next_at = ${now},
      expires_at = CASE WHEN body IS NULL THEN ${now + MAX_AGE_MS} ELSE expires_at END
    WHERE id IN (SELECT id FROM outbox WHERE dead_at IS NOT NULL ${which}
      AND ((topic <> 'message.written' AND topic NOT LIKE 'written.%')
        OR (body IS NOT NULL AND expires_at > ${now}))
      LIMIT ${REVIVED})
    RETURNING id`;
}
