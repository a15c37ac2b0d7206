import { readLanguage } from '../../../shared/kernel/locale.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import {
  dressOf,
  findSender,
  markedIfTest,
  stopPath,
  type MailWords,
} from '../../modules/mail/index.ts';
import { MAIL_KEY, mailKey, readPurchase } from '../../modules/orders/index.ts';
import type { ComposePorts, OutboxRow } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';

/** The purchase of a row's checkout, and the store that writes about it. */
export async function readAbout(database: Database<DatabaseKind>, row: OutboxRow) {
  if (!database.isCell()) return undefined;
  const { checkout } = JSON.parse(row.payload) as { checkout: string };
  const [purchase, sender] = await Promise.all([
    readPurchase(database, row.store_id, { checkout }),
    database.first(findSender(checkout)),
  ]);
  const language = sender && readLanguage(sender.language);
  return purchase.ok && language
    ? { checkout, purchase: purchase.value, sender, language }
    : undefined;
}

export type About = NonNullable<Awaited<ReturnType<typeof readAbout>>>;

/** What every mail about a purchase says of its store. */
export async function dressed(
  { checkout, purchase, sender, language }: About,
  row: OutboxRow,
  { env }: ComposePorts,
) {
  return {
    storeName: sender.store_name,
    country: sender.country,
    color: dressOf(sender.profile).color,
    ...language,
    link: `${sender.address}/mis-compras/${checkout}?${MAIL_KEY}=${await mailKey(
      env,
      { storeId: row.store_id, checkout, email: purchase.contact.email },
      row.expires_at,
    )}`,
    stop: sender.address + (await stopPath(env, row.store_id, purchase.contact.email)),
  };
}

/** The recipient of a mail about a purchase, and the store that it is from. */
export function addressed(
  { purchase, sender, language }: About,
  row: OutboxRow,
): Pick<OutgoingMessage, 'id' | 'storeId' | 'storeName' | 'locale' | 'recipient'> {
  return {
    id: row.id,
    storeId: row.store_id,
    storeName: sender.store_name,
    locale: language.locale,
    recipient: purchase.contact.email,
  };
}

/** The words of a mail about a purchase, marked where it is a test. */
export function markedMail(
  { purchase, language }: About,
  words: Pick<MailWords, 'subject' | 'text' | 'html'>,
): Pick<MailWords, 'subject' | 'text' | 'html'> {
  return markedIfTest(purchase.orders[0]?.is_test, language.locale, words);
}
