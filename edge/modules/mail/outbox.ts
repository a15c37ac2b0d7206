import { sql, type Statement } from '../../db/sql.ts';

/** What an outbox row can ask for. */
export type OutboxTopic = 'mail.order_confirmation';

export interface OutboxRow {
  id: string;
  store_id: string;
  topic: string;
  payload: string;
  attempts: number;
  delivered_at: number | null;
}

/** A row is tried this often before a person has to look at it. */
export const MAX_ATTEMPTS = 8;

/** Asks for something outside; it stands in the batch of what it is about. */
export function insertOutbox(
  row: {
    readonly id: string;
    readonly storeId: string;
    readonly topic: OutboxTopic;
    readonly payload: object;
  },
  now: number,
): Statement {
  return sql`INSERT INTO outbox (id, store_id, topic, payload, created_at)
    VALUES (${row.id}, ${row.storeId}, ${row.topic}, ${JSON.stringify(row.payload)}, ${now})`;
}

export function findOutbox(id: string): Statement<OutboxRow> {
  return sql<OutboxRow>`SELECT id, store_id, topic, payload, attempts, delivered_at FROM outbox
    WHERE id = ${id}`;
}

export function countAttempt(id: string): Statement {
  return sql`UPDATE outbox SET attempts = attempts + 1 WHERE id = ${id}`;
}

export function markDelivered(id: string, now: number): Statement {
  return sql`UPDATE outbox SET delivered_at = ${now} WHERE id = ${id} AND delivered_at IS NULL`;
}

/** Rows that wait although the queue was told of them a while ago. */
export function listForgotten(before: number, limit: number): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM outbox WHERE delivered_at IS NULL
    AND created_at < ${before} AND attempts < ${MAX_ATTEMPTS} ORDER BY created_at LIMIT ${limit}`;
}
