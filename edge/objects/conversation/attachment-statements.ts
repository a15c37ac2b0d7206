import { sql, type Statement } from '../../db/conversation-sql.ts';
import type { ConversationTables } from '../../db/conversation-tables.ts';
import type { NewAttachment } from '../../modules/talk/index.ts';

type Row = ConversationTables['attachment'];
export type PictureRow = Pick<Row, 'id' | 'width' | 'height'>;

/** The pictures that an account has attached for a party, and not sent yet. */
export function listUnsent(party: string, author: string): Statement<PictureRow> {
  return sql<PictureRow>`SELECT id, width, height FROM attachment
    WHERE seq IS NULL AND party_id = ${party} AND author_id = ${author} ORDER BY made_at, id`;
}

export function findByKey(author: string, key: string): Statement<Pick<Row, 'id'>> {
  return sql<Pick<Row, 'id'>>`SELECT id FROM attachment
    WHERE author_id = ${author} AND sent_key = ${key}`;
}

export function insertAttachment(row: NewAttachment): Statement {
  return sql`INSERT INTO attachment (id, party_id, author_id, sent_key, type, width, height, made_at)
    VALUES (${row.id}, ${row.mailbox}, ${row.accountId}, ${row.key}, ${row.type}, ${row.width},
      ${row.height}, ${row.now})`;
}

/** Sends what an account has attached for a party with its message. */
export function sendAttachments(seq: number, party: string, author: string): Statement {
  return sql`UPDATE attachment SET seq = ${seq}
    WHERE seq IS NULL AND party_id = ${party} AND author_id = ${author}`;
}

/**
 * A picture that a reader may see: one of a message that their mailbox may see, or one of their own that
 * is not sent.
 */
export function findSeen(
  mailbox: string,
  author: string,
  id: string,
): Statement<Pick<Row, 'type'>> {
  return sql<Pick<Row, 'type'>>`SELECT f.type FROM attachment f LEFT JOIN message m ON m.seq = f.seq
    WHERE f.id = ${id} AND iif(f.seq IS NULL,
      f.party_id = ${mailbox} AND f.author_id = ${author},
      m.deleted_at IS NULL AND (m.only_for IS NULL OR m.only_for = ${mailbox}))`;
}

/** Takes one that is not sent away. */
export function deleteUnsent(
  party: string,
  author: string,
  id: string,
): Statement<Pick<Row, 'id'>> {
  return sql<Pick<Row, 'id'>>`DELETE FROM attachment
    WHERE id = ${id} AND seq IS NULL AND party_id = ${party} AND author_id = ${author}
    RETURNING id`;
}

/** Takes those away that were attached before a moment, and never sent. */
export function deleteForgotten(before: number): Statement<Pick<Row, 'id'>> {
  return sql<Pick<Row, 'id'>>`DELETE FROM attachment WHERE seq IS NULL AND made_at <= ${before}
    RETURNING id`;
}

/** Takes those of a message away. */
export function deleteOfMessage(seq: number): Statement<Pick<Row, 'id'>> {
  return sql<Pick<Row, 'id'>>`DELETE FROM attachment WHERE seq = ${seq} RETURNING id`;
}

/** Takes all of an account away. */
export function deleteOfAuthor(author: string): Statement<Pick<Row, 'id'>> {
  return sql<Pick<Row, 'id'>>`DELETE FROM attachment WHERE author_id = ${author} RETURNING id`;
}
