import type { ReviewWaits } from '../../../shared/rules/payment-review.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { alertBody, paymentReviewMail, stoppable } from '../../modules/mail/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { orderAlert } from '../order-alert.ts';
import { addressed, dressed, markedMail, readAbout } from './about-purchase.ts';

/** The payload of a message about a payment in review. */
export interface ReviewNews {
  readonly checkout: string;
  readonly event: 'begun' | 'declined';
  readonly waits_for?: ReviewWaits;
  /** True where the store's own account takes the payment. */
  readonly is_own: boolean;
}

/**
 * The mail that tells a buyer of a payment that its provider takes days to decide about, and once more where it is
 * refused; of an accepted one the order's confirmation tells. A seller whose account has to act is told by an alert.
 */
export const paymentReviewTopic: MessageTopic = stoppable({
  name: 'mail.payment_review',
  alert: orderAlert({
    subtype: 'payment_review',
    buyer({ number }, payload) {
      const { event } = JSON.parse(payload) as ReviewNews;
      return alertBody((t) => t(`paymentReview.${event}`, { number }));
    },
    seller({ number }, payload) {
      const { waits_for: waitsFor, is_own: isOwn } = JSON.parse(payload) as ReviewNews;
      if (waitsFor !== 'seller' || !isOwn) return undefined;
      return alertBody((t) => t('paymentReview.seller', { number }));
    },
  }),
  compose,
});

/** Nothing is sent of a review that is over, nor of a refusal after which the purchase was paid or ended. */
async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  ports: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  const { event } = JSON.parse(row.payload) as ReviewNews;
  const about = await readAbout(database, row);
  if (!about) return undefined;
  const { payment_state: state, review, total, currency, orders, contact } = about.purchase;
  if (state !== (event === 'begun' ? 'in_review' : 'declined')) return undefined;
  const mail = paymentReviewMail({
    ...(await dressed(about, row, ports)),
    review: event === 'begun' ? (review ?? null) : null,
    code: orders[0]?.payment_type ?? null,
    isHeld: about.purchase.is_held,
    total,
    currency,
    number: orders[0]?.number ?? '',
    name: contact.full_name,
  });
  return { channel: 'mail', ...addressed(about, row), ...markedMail(about, mail) };
}
