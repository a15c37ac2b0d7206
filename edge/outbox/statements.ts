import type { Locale } from '../../shared/kernel/locale.ts';
import { sql, type Statement } from '../db/common-sql.ts';
import type { CellTables } from '../db/cell-tables.ts';
import type { DirectoryTables } from '../db/directory-tables.ts';
import * as directory from '../db/directory-sql.ts';
import { raw } from '../db/sql.ts';
import { MAX_AGE_MS, MAX_ATTEMPTS } from './retry.ts';

export interface OutboxRow extends Pick<
  CellTables['outbox'],
  | 'id'
  | 'store_id'
  | 'payload'
  | 'body'
  | 'attempts'
  | 'next_at'
  | 'expires_at'
  | 'delivered_at'
  | 'dead_at'
  | 'last_error'
> {
  /** Name of a wing's topic (`topic.ts`). */
  topic: string;
}

/** A message in its words, for secrets that cannot be written again later: a PIN, a link. */
export interface WrittenMessage {
  readonly id: string;
  readonly storeId: string;
  /** The public name of the store. */
  readonly storeName: string;
  readonly locale: Locale;
  /** Mail address, or number in E.164. */
  readonly recipient: string;
  readonly words:
    | { readonly channel: 'mail'; readonly subject: string; readonly text: string; html: string }
    | { readonly channel: 'sms'; readonly text: string };
  /** From then on the message is not sent any more, and its words are deleted. */
  readonly expiresAt: number;
}

/** The part of a written message that stays when its words are deleted. */
export type WrittenTo = Pick<WrittenMessage, 'storeName' | 'locale' | 'recipient'> & {
  readonly channel: WrittenMessage['words']['channel'];
};

const WAITS = raw('delivered_at IS NULL AND dead_at IS NULL');

/** A row's topic, of which only the name is needed here. */
type Named = { readonly name: string };

/**
 * Asks for a message; the statement stands in the batch of the change that the message is about.
 */
export function insertOutbox(
  { name }: Named,
  row: { readonly id: string; readonly storeId: string; readonly payload: object },
  now: number,
): Statement {
  return sql`INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    VALUES (${row.id}, ${row.storeId}, ${name}, ${JSON.stringify(row.payload)}, ${now}, ${now},
      ${now + MAX_AGE_MS})`;
}

/** Asks for a message in its words, which stay only until it is sent, or its time is over. */
export function insertWritten(
  { name }: { readonly name: `written.${string}` },
  message: WrittenMessage,
  now: number,
): Statement {
  const { storeName, locale, recipient, words } = message;
  const to: WrittenTo = { storeName, locale, recipient, channel: words.channel };
  return sql`INSERT INTO outbox
      (id, store_id, topic, payload, body, created_at, next_at, expires_at)
    VALUES (${message.id}, ${message.storeId}, ${name}, ${JSON.stringify(to)},
      ${JSON.stringify(words)}, ${now}, ${now}, ${Math.min(message.expiresAt, now + MAX_AGE_MS)})`;
}

export function findOutbox(id: string): Statement<OutboxRow> {
  return sql<OutboxRow>`SELECT id, store_id, topic, payload, body, attempts, next_at, expires_at,
      delivered_at, dead_at, last_error FROM outbox
    WHERE id = ${id}`;
}

/**
 * Counts a try of a row whose time has come and keeps other workers away until it has ended. The row
 * of a worker that died is tried again after `until`.
 * @returns the row as the try finds it; none where it is done, dead, later, too old, tried too
 * often, or another worker's
 */
export function claim(id: string, now: number, until: number): Statement<OutboxRow> {
  return sql<OutboxRow>`UPDATE outbox SET attempts = attempts + 1, next_at = ${until}
    WHERE id = ${id} AND ${WAITS} AND next_at <= ${now} AND expires_at > ${now}
      AND attempts < ${MAX_ATTEMPTS}
    RETURNING id, store_id, topic, payload, body, attempts, next_at, expires_at, delivered_at,
      dead_at, last_error`;
}

/** The message went out, so this overrides any other worker's outcome. */
export function markDelivered(id: string, providerId: string | null, now: number): Statement {
  return sql`UPDATE outbox SET delivered_at = ${now}, provider_id = ${providerId}, body = NULL,
      dead_at = NULL, last_error = NULL
    WHERE id = ${id} AND delivered_at IS NULL`;
}

/** Schedules another try; only the worker of the last try may do so. */
export function postpone(
  id: string,
  attempts: number,
  next: { readonly at: number; readonly error: string },
): Statement {
  return sql`UPDATE outbox SET next_at = ${next.at}, last_error = ${next.error}
    WHERE id = ${id} AND attempts = ${attempts} AND ${WAITS}`;
}

/** Makes the row a dead letter, for an operator; only the worker of the last try may do so. */
export function bury(id: string, attempts: number, error: string, now: number): Statement {
  return sql`UPDATE outbox SET dead_at = ${now}, last_error = ${error}
    WHERE id = ${id} AND attempts = ${attempts} AND ${WAITS}`;
}

/** Rows that wait although the queue was told of them a while ago. */
export function listForgotten(before: number, limit: number): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM outbox WHERE ${WAITS} AND next_at < ${before}
    ORDER BY next_at LIMIT ${limit}`;
}

/** The state of a message. */
export type MessageState = Pick<
  DirectoryTables['outbox'],
  'delivered_at' | 'dead_at' | 'last_error'
>;

/**
 * Reads the state of a message.
 * @param id SQL that gives its id, such as a subquery
 */
export function findMessageState(id: directory.Statement): directory.Statement<MessageState> {
  return directory.sql<MessageState>`SELECT delivered_at, dead_at, last_error FROM outbox WHERE id = (${id})`;
}
