import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { alertBody, orderEditedMail, stoppable } from '../../modules/mail/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { mailToBuyer } from '../buyer-mail.ts';
import { orderAlert } from '../order-alert.ts';

/** The mail that tells a buyer of an edit of their order; its row names the order and the number of the edit. */
export const orderEditedTopic: MessageTopic = stoppable({
  name: 'mail.order_edited',
  alert: orderAlert({
    subtype: 'edited',
    buyer: ({ number }) => alertBody((t) => t('edited', { number })),
  }),
  compose,
});

async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  ports: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const { order: id, n } = JSON.parse(row.payload) as { order: string; n: number };
  const mail = await mailToBuyer(database, row, id, ports);
  // The latest edit stands first.
  const edit = mail?.order.edits?.at(-n);
  if (!mail || !edit) return undefined;
  return mail.to(
    orderEditedMail({ ...mail.head, edit, currency: mail.order.currency, link: mail.purchaseUrl }),
  );
}
