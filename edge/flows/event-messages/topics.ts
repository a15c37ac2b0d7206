import { readLanguage } from '../../../shared/kernel/locale.ts';
import { paragraphsOf } from '../../../shared/rules/event-messages.ts';
import type { Cell, Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { mails, type MailRow } from '../../modules/event-messages/index.ts';
import { dressOf, eventMessageMail, stoppable, stopPath } from '../../modules/mail/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { boughtUrl } from '../buyer-mail.ts';

/** What a store writes to one attendant; the row's id names the address. */
export const eventMessageTopic: MessageTopic = stoppable({
  name: 'mail.event_message',
  alert: { none: 'A ticket may belong to somebody without an account.' },
  compose,
});

export const eventMessageTopics: readonly Topic[] = [eventMessageTopic];

/** No mail goes out to an address whose tickets were cancelled, refunded or passed on by then. */
async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  ports: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const mail = await findMail(database, row.id);
  const language = mail && readLanguage(mail.language);
  if (!mail || !language) return undefined;
  const { store_name: storeName, country, profile, recipient } = mail;
  const event = (language.locale === 'en' ? mail.event_name_en : null) ?? mail.event_name;
  const words = eventMessageMail({
    ...language,
    storeName,
    country,
    color: dressOf(profile).color,
    event,
    subject: mail.subject,
    paragraphs: paragraphsOf(mail.text),
    link: await linkOf(mail, row, ports),
    stop: mail.address + (await stopPath(ports.env, row.store_id, recipient)),
  });
  const { locale } = language;
  return { ...words, id: row.id, storeId: row.store_id, storeName, locale, recipient };
}

/** The ticket that it was written for is not looked for among all tickets of the experience. */
async function findMail(cell: Cell, id: string): Promise<MailRow | undefined> {
  return (await cell.first(mails.findMail(id, 'first'))) ?? cell.first(mails.findMail(id, 'other'));
}

/** The page of the reader's tickets: a buyer's shows all of the order, another holder's the ticket alone. */
async function linkOf(
  mail: MailRow,
  row: OutboxRow,
  { env }: Pick<ComposePorts, 'env'>,
): Promise<string> {
  const { order_id: id, checkout_id: checkout, sold_in: storeId, bought_at: address } = mail;
  if (mail.is_own === 1 || id === null || checkout === null || !storeId || address === null) {
    return `${mail.address}/boletos/${mail.ticket}/${mail.code}`;
  }
  const order = { id, address, storeId, checkout, email: mail.recipient };
  return boughtUrl(env, order, '/boletos', row.expires_at);
}
