import { newId } from '../../../shared/kernel/ids.ts';
import { askedReasons } from '../../../shared/rules/refunds.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { alertBody, refundedMail, stoppable } from '../../modules/mail/index.ts';
import { refunds, type RefundRow } from '../../modules/refunds/index.ts';
import {
  insertOutbox,
  type ComposePorts,
  type MessageTopic,
  type OutboxRow,
} from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { mailToBuyer } from '../buyer-mail.ts';
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
  ports: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const { refund: id } = JSON.parse(row.payload) as { refund: string };
  const refund = await database.first(refunds.findRefund(id));
  if (refund?.order_id == null) return undefined;
  const mail = await mailToBuyer(database, row, refund.order_id, ports);
  if (!mail) return undefined;
  const { amount, currency } = refund;
  return mail.to(
    refundedMail({ ...mail.head, money: { amount, currency }, link: mail.purchaseUrl }),
  );
}
