import { readLanguage } from '../../../shared/kernel/locale.ts';
import type { Database } from '../../db/database.ts';
import type { Statement } from '../../db/directory-sql.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import {
  alertBody,
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
import { orderAlert } from '../order-alert.ts';

const asked = orderAlert({
  subtype: 'review',
  buyer: ({ number }) => alertBody((t) => t('review', { number })),
});

/** The mail that asks a buyer for a review; its row names the order. */
export const reviewAskTopic: MessageTopic = stoppable({
  name: 'mail.review_ask',
  alert: { ...asked, tell: tellUnreviewed },
  compose,
});

export const reviewTopics: readonly Topic[] = [reviewAskTopic];

/** No alert is told of an order that its buyer has reviewed by then. */
async function tellUnreviewed(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  now: number,
): Promise<Statement[]> {
  if (!database.isCell()) return [];
  const { order } = JSON.parse(row.payload) as { order: string };
  const due = await database.first(isToReview(order));
  return due ? asked.tell(database, row, now) : [];
}

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
