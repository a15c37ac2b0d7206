import type { Database } from '../../db/database.ts';
import type { Statement } from '../../db/directory-sql.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { findAddressee } from '../../modules/contact/index.ts';
import { tellStaff } from '../../modules/alerts/index.ts';
import {
  alertBody,
  contactEntryMail as letterOf,
  dressOf,
  plainName,
} from '../../modules/mail/index.ts';
import type { MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';

/** The mail that tells a store of a message in its inbox; its row names the message. */
export const contactEntryMail: MessageTopic = {
  name: 'mail.contact_entry',
  alert: { app: 'inbox', params: ['type', 'contact_id'], tell: tellInbox },
  compose: composeNotice,
};

export const contactTopics: readonly Topic[] = [contactEntryMail];

/** Tells the staff that reads the store's inbox. */
async function tellInbox(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  now: number,
): Promise<Statement[]> {
  if (!database.isCell()) return [];
  const { entry } = JSON.parse(row.payload) as { entry: string };
  const store = await database.first(findAddressee(row.store_id, entry));
  if (!store) return [];
  const name = plainName(store.writer);
  const draft = {
    about: row.id,
    storeId: row.store_id,
    storeName: store.name,
    app: 'inbox',
    params: { type: 'contact', contact_id: entry },
    body: alertBody((t) => (name === '' ? t('contactPlain') : t('contact', { name }))),
  } as const;
  return tellStaff(draft, { storeId: row.store_id, grant: 'contact-admin' }, now);
}

async function composeNotice(
  database: Database<DatabaseKind>,
  row: OutboxRow,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const { entry, address } = JSON.parse(row.payload) as { entry: string; address: string };
  const store = await database.first(findAddressee(row.store_id, entry));
  const { contact_email: recipient } = JSON.parse(store?.profile ?? '{}') as {
    contact_email?: string | null;
  };
  if (!store || !recipient) return undefined;
  // No account stands behind a store's e-mail: it is written to in the platform's first language.
  const locale = 'es';
  const mail = letterOf({
    locale,
    storeName: store.name,
    country: store.country,
    color: dressOf(store.profile).color,
    name: store.writer,
    link: `${address}/me/inbox/${entry}`,
  });
  return { ...mail, id: row.id, storeId: row.store_id, storeName: store.name, locale, recipient };
}
