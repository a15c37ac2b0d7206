import { readLanguage } from '../../../shared/kernel/locale.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import {
  dressOf,
  findSender,
  orderConfirmation,
  stoppable,
  stopPath,
} from '../../modules/mail/index.ts';
import { readPurchase } from '../../modules/orders/index.ts';
import { insertBoughtIn } from '../../modules/profiles/index.ts';
import type {
  ComposePorts,
  MessageTopic,
  OutboxRow,
  TellTopic,
  Topic,
} from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';

/** The mail that confirms a purchase; its row names the checkout. */
export const orderConfirmationMail: MessageTopic = stoppable({
  name: 'mail.order_confirmation',
  alert: { app: 'store', params: ['type', 'checkout_aggregation'] },
  compose: composeConfirmation,
});

/** Tells DIRECTORY in which store an account has bought, so that its orders are found again. */
export const boughtInStore: TellTopic = {
  name: 'directory.bought',
  alert: { none: 'It keeps an index; the purchase itself is confirmed by a mail.' },
  tell: (row, { directory, clock }) => {
    const { account } = JSON.parse(row.payload) as { account: string };
    return directory.write([insertBoughtIn(account, row.store_id, clock.now())]);
  },
};

export const purchaseTopics: readonly Topic[] = [orderConfirmationMail, boughtInStore];

async function composeConfirmation(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  { env }: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const { checkout } = JSON.parse(row.payload) as { checkout: string };
  const [purchase, sender] = await Promise.all([
    readPurchase(database, row.store_id, { checkout }),
    database.first(findSender(checkout)),
  ]);
  const language = sender && readLanguage(sender.language);
  if (!purchase.ok || !language) return undefined;
  const { email } = purchase.value.contact;
  const mail = orderConfirmation(purchase.value, {
    storeName: sender.store_name,
    country: sender.country,
    color: dressOf(sender.profile).color,
    ...language,
    link: `${sender.address}/mis-compras/${checkout}`,
    stop: sender.address + (await stopPath(env, row.store_id, email)),
  });
  return {
    channel: 'mail',
    id: row.id,
    storeId: row.store_id,
    storeName: sender.store_name,
    locale: language.locale,
    recipient: email,
    ...mail,
  };
}
