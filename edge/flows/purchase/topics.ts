import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import {
  alertBody,
  orderConfirmation,
  paymentSlipMail as writePaymentSlip,
  stoppable,
} from '../../modules/mail/index.ts';
import { insertBoughtIn } from '../../modules/profiles/index.ts';
import type {
  ComposePorts,
  MessageTopic,
  OutboxRow,
  TellTopic,
  Topic,
} from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { orderAlert } from '../order-alert.ts';
import { addressed, dressed, markedMail, readAbout } from './about-purchase.ts';
import { disputedTopic } from './dispute-mail.ts';
import { cardLeft, cardSaved } from './keep-card.ts';
import { orderAccountMail } from './order-account-mail.ts';
import { refundedTopic } from './refund-mail.ts';
import { paymentReviewTopic } from './review-mail.ts';

/** The mail that confirms a purchase; its row names the checkout. */
export const orderConfirmationMail: MessageTopic = stoppable({
  name: 'mail.order_confirmation',
  alert: orderAlert({
    subtype: 'placed',
    buyer: ({ number }) => alertBody((t) => t('placed', { number })),
    // While its payment is being looked at, the hold is told instead, and the order with its release.
    seller: ({ number, in_review: inReview }) =>
      inReview ? undefined : alertBody((t) => t('received', { number })),
  }),
  compose: composeConfirmation,
});

/** The receipt of a sale in person, where its buyer has named an address; its row names the checkout. */
export const inStoreReceiptTopic: MessageTopic = stoppable({
  name: 'mail.in_store_receipt',
  alert: { none: 'Its buyer stood before the seller, who has sold it.' },
  compose: composeConfirmation,
});

/** The confirmation once more, where somebody has asked for it; its row names the checkout. */
export const orderAgainTopic: MessageTopic = {
  name: 'mail.order_again',
  alert: { none: 'Whoever asked for it knows, and the first one has told of the order.' },
  compose: composeConfirmation,
};

/** The mail with the number by which a purchase is paid elsewhere; its row names the checkout. */
export const paymentSlipMail: MessageTopic = stoppable({
  name: 'mail.payment_slip',
  alert: orderAlert({
    subtype: 'slip',
    buyer: ({ number }) => alertBody((t) => t('slip', { number })),
  }),
  compose: composeSlip,
});

/** The number once more, where its buyer has asked for it; its row names the checkout. */
export const slipAgainTopic: MessageTopic = {
  name: 'mail.payment_slip_again',
  alert: { none: 'Whoever asked for it knows, and the first one has told of the number.' },
  compose: composeSlip,
};

/** Tells DIRECTORY in which store an account has bought, so that its orders are found again. */
export const boughtInStore: TellTopic = {
  name: 'directory.bought',
  alert: { none: 'It keeps an index; the purchase itself is confirmed by a mail.' },
  tell: (row, { directory, clock }) => {
    const { account } = JSON.parse(row.payload) as { account: string };
    return directory.write([insertBoughtIn(account, row.store_id, clock.now())]);
  },
};

export const purchaseTopics: readonly Topic[] = [
  orderConfirmationMail,
  inStoreReceiptTopic,
  orderAgainTopic,
  paymentSlipMail,
  slipAgainTopic,
  paymentReviewTopic,
  boughtInStore,
  cardSaved,
  cardLeft,
  orderAccountMail,
  refundedTopic,
  disputedTopic,
];

async function composeConfirmation(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  ports: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  const about = await readAbout(database, row);
  if (!about) return undefined;
  const mail = orderConfirmation(about.purchase, await dressed(about, row, ports));
  return { channel: 'mail', ...addressed(about, row), ...markedMail(about, mail) };
}

/** Nothing is sent of a number that is paid, has ended or was given up meanwhile. */
async function composeSlip(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  ports: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  const about = await readAbout(database, row);
  if (!about?.purchase.slip || about.purchase.slip.is_over) return undefined;
  const { slip, total, currency, orders, contact } = about.purchase;
  const mail = writePaymentSlip({
    ...(await dressed(about, row, ports)),
    slip,
    total,
    currency,
    number: orders[0]?.number ?? '',
    name: contact.full_name,
  });
  return { channel: 'mail', ...addressed(about, row), ...markedMail(about, mail) };
}
