import { readLanguage } from '../../../shared/kernel/locale.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import {
  alertBody,
  dressOf,
  findSender,
  orderConfirmation,
  paymentSlipMail as writePaymentSlip,
  stoppable,
  stopPath,
} from '../../modules/mail/index.ts';
import { MAIL_KEY, mailKey, readPurchase } from '../../modules/orders/index.ts';
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
import { disputedTopic } from './dispute-mail.ts';
import { refundedTopic } from './refund-mail.ts';

/** The mail that confirms a purchase; its row names the checkout. */
export const orderConfirmationMail: MessageTopic = stoppable({
  name: 'mail.order_confirmation',
  alert: orderAlert({
    subtype: 'placed',
    buyer: ({ number }) => alertBody((t) => t('placed', { number })),
    seller: ({ number }) => alertBody((t) => t('received', { number })),
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
  boughtInStore,
  refundedTopic,
  disputedTopic,
];

/** The purchase of a row's checkout, and the store that writes about it. */
async function readAbout(database: Database<DatabaseKind>, row: OutboxRow) {
  if (!database.isCell()) return undefined;
  const { checkout } = JSON.parse(row.payload) as { checkout: string };
  const [purchase, sender] = await Promise.all([
    readPurchase(database, row.store_id, { checkout }),
    database.first(findSender(checkout)),
  ]);
  const language = sender && readLanguage(sender.language);
  return purchase.ok && language
    ? { checkout, purchase: purchase.value, sender, language }
    : undefined;
}

type About = NonNullable<Awaited<ReturnType<typeof readAbout>>>;

/** What every mail about a purchase says of its store. */
async function dressed(
  { checkout, purchase, sender, language }: About,
  row: OutboxRow,
  { env }: ComposePorts,
) {
  return {
    storeName: sender.store_name,
    country: sender.country,
    color: dressOf(sender.profile).color,
    ...language,
    link: `${sender.address}/mis-compras/${checkout}?${MAIL_KEY}=${await mailKey(
      env,
      { storeId: row.store_id, checkout, email: purchase.contact.email },
      row.expires_at,
    )}`,
    stop: sender.address + (await stopPath(env, row.store_id, purchase.contact.email)),
  };
}

function addressed(
  { purchase, sender, language }: About,
  row: OutboxRow,
): Pick<OutgoingMessage, 'id' | 'storeId' | 'storeName' | 'locale' | 'recipient'> {
  return {
    id: row.id,
    storeId: row.store_id,
    storeName: sender.store_name,
    locale: language.locale,
    recipient: purchase.contact.email,
  };
}

async function composeConfirmation(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  ports: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  const about = await readAbout(database, row);
  if (!about) return undefined;
  const mail = orderConfirmation(about.purchase, await dressed(about, row, ports));
  return { channel: 'mail', ...addressed(about, row), ...mail };
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
  return { ...addressed(about, row), ...mail };
}
