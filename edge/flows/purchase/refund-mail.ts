import { newId } from '../../../shared/kernel/ids.ts';
import { readLanguage } from '../../../shared/kernel/locale.ts';
import { askedReasons } from '../../../shared/rules/refunds.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import {
  alertBody,
  dressOf,
  findSender,
  refundedMail,
  stoppable,
  stopPath,
} from '../../modules/mail/index.ts';
import { readPurchase } from '../../modules/orders/index.ts';
import { refunds, type RefundRow } from '../../modules/refunds/index.ts';
import {
  insertOutbox,
  type ComposePorts,
  type MessageTopic,
  type OutboxRow,
} from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { orderAlert } from '../order-alert.ts';

/** The mail that tells a buyer of a refund; its row names it. */
export const refundedTopic: MessageTopic = stoppable({
  name: 'mail.refunded',
  alert: orderAlert({
    subtype: 'refund',
    buyer: ({ number }) => alertBody((t) => t('refunded', { number })),
  }),
  compose,
});

/**
 * Asks for the mail about a refund that has arrived, in the batch that notes it. A cancellation says
 * itself that the money goes back; so only what a person gave back is told.
 */
export function tellRefunded(
  { id, reason, order_id: order }: Pick<RefundRow, 'id' | 'reason' | 'order_id'>,
  storeId: string,
  now: number,
): { readonly outbox: string[]; readonly statements: Statement[] } {
  if (order === null || !askedReasons.some((one) => one === reason)) {
    return { outbox: [], statements: [] };
  }
  const message = { id: newId('message'), storeId, payload: { refund: id, order } };
  return { outbox: [message.id], statements: [insertOutbox(refundedTopic, message, now)] };
}

async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  { env }: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const { refund: id } = JSON.parse(row.payload) as { refund: string };
  const refund = await database.first(refunds.findRefund(id));
  if (refund?.order_id == null) return undefined;
  const found = await readPurchase(database, row.store_id, { order: refund.order_id });
  const order = found.ok ? found.value.orders[0] : undefined;
  if (!found.ok || !order) return undefined;
  const { contact, checkout_aggregation: checkout } = found.value;
  const sender = await database.first(findSender(checkout));
  const language = sender && readLanguage(sender.language);
  if (!language) return undefined;
  const { amount, currency } = refund;
  const mail = refundedMail({
    ...language,
    money: { amount, currency },
    number: order.number,
    name: contact.full_name,
    seller: order.supplier_name,
    storeName: sender.store_name,
    country: sender.country,
    color: dressOf(sender.profile).color,
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
