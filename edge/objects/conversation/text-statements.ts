import { sql, type Statement } from '../../db/conversation-sql.ts';
import type { ConversationTables } from '../../db/conversation-tables.ts';

export type DueText = Pick<ConversationTables['message'], 'seq' | 'body' | 'folded' | 'only_for'> &
  Pick<ConversationTables['text_due'], 'changes'>;

/** Messages of whose words DIRECTORY is to be told, the newest first. */
export function listDueTexts(limit: number): Statement<DueText> {
  return sql<DueText>`SELECT d.seq, d.changes, m.body, m.folded, m.only_for
    FROM text_due d JOIN message m ON m.seq = d.seq ORDER BY d.seq DESC LIMIT ${limit} + 0`;
}

/** It is told, unless it has changed since. */
export function forgetDueText({ seq, changes }: Pick<DueText, 'seq' | 'changes'>): Statement {
  return sql`DELETE FROM text_due WHERE seq = ${seq} AND changes = ${changes}`;
}
