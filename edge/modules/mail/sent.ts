import { sql, type Statement } from '../../db/sql.ts';

/** A mail that the demo's provider keeps. */
export interface SentMailRow {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  sent_at: number;
}

/** Keeps a mail; one that is kept already stays as it is. */
export function insertSent(
  mail: Omit<SentMailRow, 'sent_at'> & { readonly storeId: string },
  now: number,
): Statement {
  return sql`INSERT OR IGNORE INTO sent_mail (id, store_id, recipient, subject, text, html, sent_at)
    VALUES (${mail.id}, ${mail.storeId}, ${mail.recipient}, ${mail.subject}, ${mail.text},
      ${mail.html}, ${now})`;
}

/** A store's mails, the latest first. */
export function listSent(storeId: string, limit: number): Statement<SentMailRow> {
  return sql<SentMailRow>`SELECT id, recipient, subject, text, html, sent_at FROM sent_mail
    WHERE store_id = ${storeId} ORDER BY sent_at DESC, id DESC LIMIT ${limit}`;
}

export function findSent(storeId: string, id: string): Statement<SentMailRow> {
  return sql<SentMailRow>`SELECT id, recipient, subject, text, html, sent_at FROM sent_mail
    WHERE store_id = ${storeId} AND id = ${id}`;
}
