import type { Locale } from '../../shared/kernel/locale.ts';
import { sql, type Statement } from '../db/common-sql.ts';
import type { CellTables } from '../db/cell-tables.ts';
import type { DirectoryTables } from '../db/directory-tables.ts';
import * as directory from '../db/directory-sql.ts';
import { assertThat, raw } from '../db/sql.ts';
import { MAX_AGE_MS } from './retry.ts';

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

/** A message in its words, for what cannot be written again later: a PIN, a link. */
export interface WrittenMessage {
  readonly id: string;
  readonly storeId: string;
  /** What people call the store. */
  readonly storeName: string;
  readonly locale: Locale;
  /** Mail address, or number in E.164. */
  readonly recipient: string;
  readonly words:
    | { readonly channel: 'mail'; readonly subject: string; readonly text: string; html: string }
    | { readonly channel: 'sms'; readonly text: string };
  /** From then on it is not sent any more, and its words are gone. */
  readonly expiresAt: number;
}

/** What of a written message stays when its words are gone. */
export type WrittenTo = Pick<WrittenMessage, 'storeName' | 'locale' | 'recipient'> & {
  readonly channel: WrittenMessage['words']['channel'];
};

const WAITS = raw('delivered_at IS NULL AND dead_at IS NULL');

/** What a row asks for: its topic's name alone counts here. */
type Named = { readonly name: string };

/** Asks for something outside; it stands in the batch of what it is about. */
export function insertOutbox(
  { name }: Named,
  row: { readonly id: string; readonly storeId: string; readonly payload: object },
  now: number,
): Statement {
  return sql`INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    VALUES (${row.id}, ${row.storeId}, ${name}, ${JSON.stringify(row.payload)}, ${now}, ${now},
      ${now + MAX_AGE_MS})`;
}

/** Asks for a message in its words; they stay only until it is sent, or its time is over. */
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
 * Counts a try and keeps others away until it has ended; aborts when somebody else was first. Who
 * dies while he tries has the row tried again after that.
 */
export function claim(row: OutboxRow, now: number, until: number): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM outbox WHERE id = ${row.id} AND ${WAITS}
      AND attempts = ${row.attempts} AND next_at <= ${now})`),
    sql`UPDATE outbox SET attempts = attempts + 1, next_at = ${until} WHERE id = ${row.id}`,
  ];
}

/** It went out: whoever thought otherwise was wrong. */
export function markDelivered(id: string, providerId: string | null, now: number): Statement {
  return sql`UPDATE outbox SET delivered_at = ${now}, provider_id = ${providerId}, body = NULL,
      dead_at = NULL, last_error = NULL
    WHERE id = ${id} AND delivered_at IS NULL`;
}

/** Has it tried again; only the last try says so. */
export function postpone(
  id: string,
  attempts: number,
  next: { readonly at: number; readonly error: string },
): Statement {
  return sql`UPDATE outbox SET next_at = ${next.at}, last_error = ${next.error}
    WHERE id = ${id} AND attempts = ${attempts} AND ${WAITS}`;
}

/** Leaves it to a person; only the last try says so. */
export function bury(id: string, attempts: number, error: string, now: number): Statement {
  return sql`UPDATE outbox SET dead_at = ${now}, last_error = ${error}
    WHERE id = ${id} AND attempts = ${attempts} AND ${WAITS}`;
}

/** Rows that wait although the queue was told of them a while ago. */
export function listForgotten(before: number, limit: number): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM outbox WHERE ${WAITS} AND next_at < ${before}
    ORDER BY next_at LIMIT ${limit}`;
}

/** What became of a message so far. */
export type MessageState = Pick<
  DirectoryTables['outbox'],
  'delivered_at' | 'dead_at' | 'last_error'
>;

/**
 * What became of a message.
 * @param id SQL that gives its id, such as a subquery
 */
export function findMessageState(id: directory.Statement): directory.Statement<MessageState> {
  return directory.sql<MessageState>`SELECT delivered_at, dead_at, last_error FROM outbox WHERE id = (${id})`;
}
