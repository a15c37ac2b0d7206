import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { textMatch } from './text-match.ts';

export type TextRow = Omit<DirectoryTables['message_text'], 'id'>;

/** Tells the words of a conversation's messages, all in one statement; a repeat changes nothing. */
export function putTexts(
  conversation: string,
  rows: readonly Omit<TextRow, 'conversation_id'>[],
): Statement {
  return sql`INSERT INTO message_text (conversation_id, seq, readers, folded, teaser)
    SELECT ${conversation}, t.value ->> 'seq', t.value ->> 'readers', t.value ->> 'folded',
      t.value ->> 'teaser' FROM json_each(${JSON.stringify(rows)}) t WHERE true
    ON CONFLICT (conversation_id, seq) DO NOTHING`;
}

/** Messages have no words any more. */
export function dropTexts(conversation: string, seqs: readonly number[]): Statement {
  return sql`DELETE FROM message_text WHERE conversation_id = ${conversation}
    AND seq IN (SELECT value FROM json_each(${JSON.stringify(seqs)}))`;
}

/** The newest messages that a search looks at. */
const LOOKED_AT = 1_000;

/**
 * The conversations with a message that has all words and that a mailbox may see, each with the newest of them; none
 * without words. Every reader is compared whole once more: the index knows the parts of ids alone.
 */
export function hits(mailbox: string, words: readonly string[]): Statement {
  const match = textMatch(mailbox, words);
  return match === undefined
    ? sql`SELECT NULL AS conversation_id, NULL AS teaser, NULL AS seq WHERE 0`
    : sql`SELECT t.conversation_id, t.teaser, max(t.seq) AS seq
        FROM (SELECT rowid FROM message_words WHERE message_words MATCH ${match}
          ORDER BY rowid DESC LIMIT ${LOOKED_AT} + 0) w
        JOIN message_text t ON t.id = w.rowid
        WHERE instr(' ' || t.readers || ' ', ' ' || ${mailbox} || ' ') > 0
        GROUP BY t.conversation_id`;
}
