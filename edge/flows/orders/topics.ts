import { isPaidFirst } from '../../../shared/rules/payment-codes.ts';
import { readLanguage } from '../../../shared/kernel/locale.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import {
  dressOf,
  findSender,
  orderMovedMail,
  stoppable,
  stopPath,
  type ToldStage,
} from '../../modules/mail/index.ts';
import { readPurchase } from '../../modules/orders/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';

/** The mail that tells a buyer of the stage of an order; its row names both. */
export const orderMovedTopic: MessageTopic = stoppable({
  name: 'mail.order_moved',
  alert: { app: 'store', params: ['type', 'subtype', 'order', 'checkout_aggregation'] },
  compose,
});

export const orderTopics: readonly Topic[] = [orderMovedTopic];

async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  { env }: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const { order: id, stage } = JSON.parse(row.payload) as { order: string; stage: ToldStage };
  const found = await readPurchase(database, row.store_id, { order: id });
  const order = found.ok ? found.value.orders[0] : undefined;
  if (!found.ok || !order) return undefined;
  const { contact, checkout_aggregation: checkout } = found.value;
  const sender = await database.first(findSender(checkout));
  const language = sender && readLanguage(sender.language);
  if (!language) return undefined;
  const mail = orderMovedMail({
    ...language,
    stage,
    number: order.number,
    isCollected: order.delivery_type === 'collection',
    isRefunded: order.payment_type !== null && isPaidFirst(order.payment_type),
    seller: order.supplier_name,
    storeName: sender.store_name,
    country: sender.country,
    color: dressOf(sender.profile).color,
    name: contact.full_name,
    stop: sender.address + (await stopPath(env, row.store_id, contact.email)),
    link: `${sender.address}/mis-compras/${checkout}`,
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
