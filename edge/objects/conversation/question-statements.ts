import { sql, type Statement } from '../../db/conversation-sql.ts';

/** A question to a store: what its customer writes until the store writes. */
export interface QuestionRow {
  /** Of its first message. */
  seq: number;
  asked_at: number;
  answered_at: number | null;
  /** Of the answer. */
  answered_seq: number | null;
}

/** Messages of the store `a` for both, after a message `m`. */
const answerAfter = (store: string): Statement => sql`FROM message a WHERE a.seq > m.seq
    AND a.party_id = ${store} AND a.only_for IS NULL AND a.notice IS NULL ORDER BY a.seq LIMIT 1`;

/** Questions from a message on, the oldest first. */
export function listQuestions(store: string, from: number, limit: number): Statement<QuestionRow> {
  return sql<QuestionRow>`SELECT m.seq, m.created_at AS asked_at,
      (SELECT a.created_at ${answerAfter(store)}) AS answered_at,
      (SELECT a.seq ${answerAfter(store)}) AS answered_seq
    FROM message m WHERE m.seq >= ${from} AND m.party_id <> ${store} AND m.only_for IS NULL
      AND m.notice IS NULL AND coalesce((SELECT p.party_id FROM message p WHERE p.seq < m.seq
        AND p.only_for IS NULL AND p.notice IS NULL ORDER BY p.seq DESC LIMIT 1), ${store}) = ${store}
    ORDER BY m.seq LIMIT ${limit}`;
}

/** DIRECTORY knows of every question before this message. */
export function markQuestionsTold(store: string, next: number): Statement {
  return sql`UPDATE party SET question_seq = ${next} WHERE id = ${store}`;
}
