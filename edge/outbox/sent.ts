import { sql, type Statement } from '../db/common-sql.ts';
import type { CellTables } from '../db/cell-tables.ts';

/** A message that the demo's provider keeps; one by SMS has neither subject nor markup. */
export interface SentMailRow extends Pick<
  CellTables['sent_mail'],
  'id' | 'recipient' | 'subject' | 'text' | 'html' | 'sent_at'
> {
  channel: 'mail' | 'sms';
}

/** Keeps a message; one that is kept already stays as it is. */
export function insertSent(
  message: Omit<SentMailRow, 'sent_at' | 'subject' | 'html'> & {
    readonly storeId: string;
    readonly subject?: string;
    readonly html?: string;
  },
  now: number,
): Statement {
  return sql`INSERT OR IGNORE INTO sent_mail
      (id, store_id, channel, recipient, subject, text, html, sent_at)
    VALUES (${message.id}, ${message.storeId}, ${message.channel}, ${message.recipient},
      ${message.subject ?? ''}, ${message.text}, ${message.html ?? ''}, ${now})`;
}

/** A store's messages, the latest first. */
export function listSent(storeId: string, limit: number): Statement<SentMailRow> {
  return sql<SentMailRow>`SELECT id, channel, recipient, subject, text, html, sent_at FROM sent_mail
    WHERE store_id = ${storeId} ORDER BY sent_at DESC, id DESC LIMIT ${limit}`;
}

export function findSent(storeId: string, id: string): Statement<SentMailRow> {
  return sql<SentMailRow>`SELECT id, channel, recipient, subject, text, html, sent_at FROM sent_mail
    WHERE store_id = ${storeId} AND id = ${id}`;
}
