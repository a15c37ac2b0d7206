import type { Database } from '../../db/database.ts';
import type { Statement } from '../../db/directory-sql.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { alertBody, reviewAskMail, stoppable } from '../../modules/mail/index.ts';
import { isToReview } from '../../modules/reviews/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { mailToBuyer } from '../buyer-mail.ts';
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
  ports: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const { order: id } = JSON.parse(row.payload) as { order: string };
  const [due, mail] = await Promise.all([
    database.first(isToReview(id)),
    mailToBuyer(database, row, id, ports),
  ]);
  if (!due || !mail) return undefined;
  return mail.to(reviewAskMail({ ...mail.head, link: mail.orderUrl('/resenas') }));
}
