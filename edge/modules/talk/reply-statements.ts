import { QUICK_REPLIES_MAX } from '../../../shared/rules/quick-replies.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';

export type ReplyRow = DirectoryTables['quick_reply'];

/** The quick replies of a store, by shortcut. */
export function listReplies(storeId: string): Statement<ReplyRow> {
  return sql<ReplyRow>`SELECT id, store_id, locale, shortcut, text, changed_at FROM quick_reply
    WHERE store_id = ${storeId} ORDER BY shortcut, locale LIMIT ${QUICK_REPLIES_MAX}`;
}

/** True while a store has room for one more. */
export function hasRoomForReply(storeId: string): Statement {
  return sql`(SELECT count(*) FROM quick_reply WHERE store_id = ${storeId}) < ${QUICK_REPLIES_MAX}`;
}

/** True while a store has this one. */
export function isReplyOf(storeId: string, id: string): Statement {
  return sql`EXISTS (SELECT 1 FROM quick_reply WHERE id = ${id} AND store_id = ${storeId})`;
}

export function insertReply(row: ReplyRow): Statement {
  return sql`INSERT INTO quick_reply (id, store_id, locale, shortcut, text, changed_at)
    VALUES (${row.id}, ${row.store_id}, ${row.locale}, ${row.shortcut}, ${row.text},
      ${row.changed_at})`;
}

export function updateReply(row: ReplyRow): Statement {
  return sql`UPDATE quick_reply SET locale = ${row.locale}, shortcut = ${row.shortcut},
      text = ${row.text}, changed_at = ${row.changed_at}
    WHERE id = ${row.id} AND store_id = ${row.store_id}`;
}

export function deleteReply(storeId: string, id: string): Statement {
  return sql`DELETE FROM quick_reply WHERE id = ${id} AND store_id = ${storeId}`;
}
