import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';

export type QuestionRow = DirectoryTables['conversation_question'];

/** Tells of a question, and once of its answer. */
export function tellQuestion(row: QuestionRow): Statement {
  return sql`INSERT INTO conversation_question (mailbox_id, conversation_id, seq, asked_at,
      answered_at)
    VALUES (${row.mailbox_id}, ${row.conversation_id}, ${row.seq}, ${row.asked_at},
      ${row.answered_at})
    ON CONFLICT (mailbox_id, conversation_id, seq) DO UPDATE SET answered_at = excluded.answered_at
      WHERE answered_at IS NULL AND excluded.answered_at IS NOT NULL`;
}

/** How a store answers: how many questions it got since a moment, and how long answers took, in ms. */
export interface AnsweringRow {
  questions: number;
  conversations: number;
  answered: number;
  in_hour: number;
  half: number | null;
  most: number | null;
}

/** Within this time an answer counts as quick, in ms. */
const QUICK_MS = 60 * 60_000;

/** The times that half of the answers, and nine of ten, kept to. */
export function countQuestions(store: string, since: number): Statement<AnsweringRow> {
  return sql<AnsweringRow>`WITH q AS (SELECT conversation_id, answered_at - asked_at AS took
      FROM conversation_question WHERE mailbox_id = ${store} AND asked_at >= ${since})
    SELECT count(*) AS questions, count(DISTINCT conversation_id) AS conversations,
      count(took) AS answered, count(CASE WHEN took <= ${QUICK_MS} THEN 1 END) AS in_hour,
      (SELECT took FROM q WHERE took IS NOT NULL ORDER BY took
        LIMIT 1 OFFSET (SELECT (count(took) - 1) / 2 FROM q)) AS half,
      (SELECT took FROM q WHERE took IS NOT NULL ORDER BY took
        LIMIT 1 OFFSET (SELECT (count(took) * 9 - 1) / 10 FROM q)) AS most
    FROM q`;
}

/** The last questions of one conversation with a store. */
export function listQuestions(
  store: string,
  conversation: string,
  limit: number,
): Statement<Pick<QuestionRow, 'seq' | 'asked_at' | 'answered_at'>> {
  return sql<
    Pick<QuestionRow, 'seq' | 'asked_at' | 'answered_at'>
  >`SELECT seq, asked_at, answered_at
    FROM conversation_question WHERE mailbox_id = ${store} AND conversation_id = ${conversation}
    ORDER BY seq DESC LIMIT ${limit} + 0`;
}
