import type { Locale } from '../../../shared/kernel/locale.ts';
import { QUESTIONS_MAX } from '../../../shared/rules/chat-texts.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { inLanguage } from '../../db/sql.ts';

export type ChatTextRow = DirectoryTables['chat_text'];
export type ChatQuestionRow = DirectoryTables['chat_question'];

/** The texts of a store's chat, in both languages. */
export function findTexts(storeId: string): Statement<ChatTextRow> {
  return sql<ChatTextRow>`SELECT store_id, greeting, greeting_en, away, away_en, changed_at
    FROM chat_text WHERE store_id = ${storeId}`;
}

/** The texts of a store's chat in one language. */
export function findTextsIn(
  storeId: string,
  locale: Locale,
): Statement<Pick<ChatTextRow, 'greeting' | 'away'>> {
  return sql<Pick<ChatTextRow, 'greeting' | 'away'>>`SELECT
      ${inLanguage('greeting', locale)} AS greeting, ${inLanguage('away', locale)} AS away
    FROM chat_text WHERE store_id = ${storeId}`;
}

export function putTexts(row: ChatTextRow): Statement {
  return sql`INSERT INTO chat_text (store_id, greeting, greeting_en, away, away_en, changed_at)
    VALUES (${row.store_id}, ${row.greeting}, ${row.greeting_en}, ${row.away}, ${row.away_en},
      ${row.changed_at})
    ON CONFLICT (store_id) DO UPDATE SET greeting = excluded.greeting,
      greeting_en = excluded.greeting_en, away = excluded.away, away_en = excluded.away_en,
      changed_at = excluded.changed_at`;
}

/** The frequent questions of a store in both languages, in the order in which they were added. */
export function listQuestions(storeId: string): Statement<ChatQuestionRow> {
  return sql<ChatQuestionRow>`SELECT id, store_id, question, question_en, answer, answer_en, added_at
    FROM chat_question WHERE store_id = ${storeId}
    ORDER BY added_at, id LIMIT ${QUESTIONS_MAX} + 0`;
}

/** The same in one language. */
export function listQuestionsIn(
  storeId: string,
  locale: Locale,
): Statement<Pick<ChatQuestionRow, 'id' | 'question' | 'answer'>> {
  return sql<Pick<ChatQuestionRow, 'id' | 'question' | 'answer'>>`SELECT id,
      ${inLanguage('question', locale)} AS question, ${inLanguage('answer', locale)} AS answer
    FROM chat_question WHERE store_id = ${storeId}
    ORDER BY added_at, id LIMIT ${QUESTIONS_MAX} + 0`;
}

/** True while a store has room for one more. */
export function hasRoomForQuestion(storeId: string): Statement {
  return sql`(SELECT count(*) FROM chat_question WHERE store_id = ${storeId}) < ${QUESTIONS_MAX}`;
}

/** True while a store has this one. */
export function isQuestionOf(storeId: string, id: string): Statement {
  return sql`EXISTS (SELECT 1 FROM chat_question WHERE id = ${id} AND store_id = ${storeId})`;
}

export function insertQuestion(row: ChatQuestionRow): Statement {
  return sql`INSERT INTO chat_question (id, store_id, question, question_en, answer, answer_en,
      added_at)
    VALUES (${row.id}, ${row.store_id}, ${row.question}, ${row.question_en}, ${row.answer},
      ${row.answer_en}, ${row.added_at})`;
}

export function updateQuestion(row: ChatQuestionRow): Statement {
  return sql`UPDATE chat_question SET question = ${row.question}, question_en = ${row.question_en},
      answer = ${row.answer}, answer_en = ${row.answer_en}
    WHERE id = ${row.id} AND store_id = ${row.store_id}`;
}

export function deleteQuestion(storeId: string, id: string): Statement {
  return sql`DELETE FROM chat_question WHERE id = ${id} AND store_id = ${storeId}`;
}
