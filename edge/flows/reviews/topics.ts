import type { Database } from '../../db/database.ts';
import type { Statement } from '../../db/directory-sql.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { alertBody, reviewAskMail, stoppable } from '../../modules/mail/index.ts';
import { findToReview } from '../../modules/reviews/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { mailToBuyer } from '../buyer-mail.ts';
import { orderAlert } from '../order-alert.ts';

const asked = orderAlert({
  subtype: 'review',
  buyer: ({ number }) => alertBody((t) => t('review', { number })),
});

/** What a row of the topic names; `again` in the one reminder. */
export interface ReviewAskPayload {
  readonly order: string;
  readonly again: boolean;
}

/** The mail that asks a buyer for a review. */
export const reviewAskTopic: MessageTopic = stoppable({
  name: 'mail.review_ask',
  alert: { ...asked, tell: tellUnreviewed },
  compose,
});

export const reviewTopics: readonly Topic[] = [reviewAskTopic];

/** No alert is told of an order that its buyer has reviewed by then; a reminder is a mail alone. */
async function tellUnreviewed(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  now: number,
): Promise<Statement[]> {
  if (!database.isCell()) return [];
  const { order, again } = JSON.parse(row.payload) as ReviewAskPayload;
  const due = again ? undefined : await database.first(findToReview(order));
  return due ? asked.tell(database, row, now) : [];
}

/** No mail goes out for an order that its buyer has reviewed by then, or has returned. */
async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  ports: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const { order: id, again } = JSON.parse(row.payload) as ReviewAskPayload;
  const [due, mail] = await Promise.all([
    database.first(findToReview(id)),
    mailToBuyer(database, row, id, ports),
  ]);
  if (!due || !mail) return undefined;
  const mayRemind = due.review_reminder_days !== null;
  if (again && !mayRemind) return undefined;
  const part = again ? 'reminder' : mayRemind ? 'first' : 'only';
  return mail.to(reviewAskMail({ ...mail.head, part, link: mail.orderUrl('/resenas') }));
}
