import { readLanguage } from '../../../shared/kernel/locale.ts';
import { paragraphsOf } from '../../../shared/rules/event-messages.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { cancellations } from '../../modules/event-cancellations/index.ts';
import { dressOf, eventCanceledMail } from '../../modules/mail/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { boughtUrl } from '../buyer-mail.ts';

/** What an address is told of an experience that was called off; the row's id names the address. */
export const eventCanceledTopic: MessageTopic = {
  name: 'mail.event_canceled',
  alert: { none: 'An account is told of its order, and of the money that goes back.' },
  compose,
};

export const eventCancellationTopics: readonly Topic[] = [eventCanceledTopic];

async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  { env }: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const mail = await database.first(cancellations.findMail(row.id));
  const language = mail && readLanguage(mail.language);
  if (!mail || !language) return undefined;
  const { store_name: storeName, country, profile, recipient, order_id: id } = mail;
  const { checkout_id: checkout, sold_in: storeId, bought_at: address } = mail;
  const isBuyer = id !== null && checkout !== null && storeId !== null && address !== null;
  const { locale } = language;
  const words = eventCanceledMail({
    ...language,
    storeName,
    country,
    color: dressOf(profile).color,
    event: (locale === 'en' ? mail.event_name_en : null) ?? mail.event_name,
    reason: paragraphsOf(mail.reason),
    isBuyer,
    link: isBuyer
      ? await boughtUrl(
          env,
          { id, address, storeId, checkout, email: recipient },
          '',
          row.expires_at,
        )
      : null,
  });
  return { ...words, id: row.id, storeId: row.store_id, storeName, locale, recipient };
}
