import { sql, type Statement } from '../../db/conversation-sql.ts';
import { columnsFor, seenBy, type MessageRow } from './statements.ts';

/** A message that has tags is about them. */
export function insertOwnThreads(seq: number): Statement {
  return sql`INSERT INTO thread (tag, seq)
    SELECT DISTINCT t.value ->> 'tag', m.seq FROM message m, json_each(m.tags) t
    WHERE m.seq = ${seq}`;
}

/** A message without tags is about what the message before it is about. */
export function inheritThreads(seq: number): Statement {
  return sql`INSERT INTO thread (tag, seq)
    SELECT t.tag, m.seq FROM message m JOIN thread t ON t.seq =
      (SELECT max(p.seq) FROM message p WHERE p.seq < m.seq AND p.notice IS NULL)
    WHERE m.seq = ${seq}`;
}

/** A message is about nothing any more. */
export function deleteThreads(seq: number): Statement {
  return sql`DELETE FROM thread WHERE seq = ${seq}`;
}

/** Whether there is a message about a tag. */
export function findThread(tag: string): Statement<{ seq: number }> {
  return sql<{ seq: number }>`SELECT seq FROM thread WHERE tag = ${tag} LIMIT 1`;
}

/** The last messages about a tag that a party may see, the newest first. */
export function listThread(party: string, tag: string, limit: number): Statement<MessageRow> {
  return sql<MessageRow>`SELECT ${columnsFor(party)} FROM thread t JOIN message m ON m.seq = t.seq
    WHERE t.tag = ${tag} AND ${seenBy(party)} ORDER BY t.seq DESC LIMIT ${limit}`;
}

/** The newest message that the parties may see is a notice: nobody who had read all has to open it. */
export function countNotice(seq: number): Statement {
  return sql`UPDATE party SET read_seq = iif(pending = 0, ${seq}, read_seq), last_seq = ${seq}`;
}

/** Changes the words that a notice repeats, or takes them away. */
export function setNotice(
  seq: number,
  { body, folded, deletedAt }: { body: string; folded: string; deletedAt: number | null },
): Statement {
  return sql`UPDATE message SET body = ${body}, folded = ${folded}, deleted_at = ${deletedAt}
    WHERE seq = ${seq}`;
}

/** An erased account's messages are about nothing any more. */
export function eraseThreads(author: string): Statement {
  return sql`DELETE FROM thread WHERE seq IN (SELECT seq FROM message WHERE author_id = ${author})`;
}
