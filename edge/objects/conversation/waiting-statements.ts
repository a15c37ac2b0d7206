import { sql, type Statement } from '../../db/conversation-sql.ts';
import type { MessageRow } from './statements.ts';

/** Messages `m` of the other party, after the last that a store has written for both. */
const unanswered = (store: string): Statement => sql`m.party_id <> ${store} AND m.only_for IS NULL
  AND m.notice IS NULL AND m.deleted_at IS NULL
  AND m.seq > coalesce((SELECT max(a.seq) FROM message a WHERE a.party_id = ${store}
    AND a.only_for IS NULL AND a.notice IS NULL), 0)
  AND NOT EXISTS (SELECT 1 FROM party e WHERE e.id = m.party_id AND e.erased_at IS NOT NULL)`;

/** The first message that a store has not answered. */
export function findUnanswered(store: string): Statement<Pick<MessageRow, 'id' | 'created_at'>> {
  return sql<Pick<MessageRow, 'id' | 'created_at'>>`SELECT m.id, m.created_at FROM message m
    WHERE ${unanswered(store)} ORDER BY m.seq LIMIT 1`;
}

/** How many they are; none while the store has closed the conversation. */
export function countUnanswered(store: string): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM message m WHERE ${unanswered(store)}
    AND NOT EXISTS (SELECT 1 FROM party p WHERE p.id = ${store} AND p.closed_at IS NOT NULL)`;
}

/** Sets when a store is written a mail about a customer, where none is awaited or was written. */
export function askForAnswer(store: string, at: number): Statement {
  return sql`UPDATE party SET mail_at = ${at}
    WHERE id = ${store} AND mail_at IS NULL AND waiting_told = 0`;
}

/** The store has answered: no mail is awaited, and the next question begins anew. */
export function markAnswered(store: string): Statement {
  return sql`UPDATE party SET mail_at = NULL, waiting_told = 0 WHERE id = ${store}`;
}

/** The store's mail is looked at again later. */
export function waitForMail(store: string, at: number): Statement {
  return sql`UPDATE party SET mail_at = ${at} WHERE id = ${store}`;
}

/** Counts a mail to the store, and sets when the next is written; null for none. */
export function markAsked(store: string, next: number | null): Statement {
  return sql`UPDATE party SET mail_at = ${next}, waiting_told = waiting_told + 1
    WHERE id = ${store}`;
}

/** DIRECTORY does not answer: mails that are due wait. */
export function postponeMails(now: number, at: number): Statement {
  return sql`UPDATE party SET mail_at = ${at} WHERE mail_at <= ${now}`;
}
