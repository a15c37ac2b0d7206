import { readLanguage } from '../../../shared/kernel/locale.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import {
  dressOf,
  findSender,
  reviewAskMail,
  stoppable,
  stopPath,
} from '../../modules/mail/index.ts';
import { readPurchase } from '../../modules/orders/index.ts';
import { isToReview } from '../../modules/reviews/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';

/** The mail that asks a buyer for a review; its row names the order. */
export const reviewAskTopic: MessageTopic = stoppable({
  name: 'mail.review_ask',
  alert: { app: 'store', params: ['type', 'subtype', 'order'] },
  compose,
});

export const reviewTopics: readonly Topic[] = [reviewAskTopic];

/** No mail goes out for an order that its buyer has reviewed by then. */
async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  { env }: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const { order: id } = JSON.parse(row.payload) as { order: string };
  const [due, found] = await Promise.all([
    database.first(isToReview(id)),
    readPurchase(database, row.store_id, { order: id }),
  ]);
  const order = found.ok ? found.value.orders[0] : undefined;
  if (!due || !found.ok || !order) return undefined;
  const { contact } = found.value;
  const sender = await database.first(findSender(due.checkout_id));
  const language = sender && readLanguage(sender.language);
  if (!language) return undefined;
  const mail = reviewAskMail({
    ...language,
    number: order.number,
    seller: order.supplier_name,
    storeName: sender.store_name,
    country: sender.country,
    color: dressOf(sender.profile).color,
    name: contact.full_name,
    stop: sender.address + (await stopPath(env, row.store_id, contact.email)),
    link: `${sender.address}/mis-compras/${id}/resenas`,
  });
  return {
    ...mail,
    id: row.id,
    storeId: row.store_id,
    storeName: sender.store_name,
    locale: language.locale,
    recipient: contact.email,
  };
}
