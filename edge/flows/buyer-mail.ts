import type { BoughtOrder } from '../../shared/contracts/orders.ts';
import { localeTag, readLanguage } from '../../shared/kernel/locale.ts';
import { formatMoney } from '../../shared/kernel/money.ts';
import type { PaymentState } from '../../shared/rules/payment-states.ts';
import type { Cell } from '../db/database.ts';
import {
  dressOf,
  findSender,
  markedIfTest,
  stopPath,
  type BuyerHead,
  type MailWords,
} from '../modules/mail/index.ts';
import { MAIL_KEY, mailKey, readPurchase } from '../modules/orders/index.ts';
import type { ComposePorts, OutboxRow } from '../outbox/index.ts';
import type { OutgoingMessage } from '../providers/message/port.ts';

/** A mail to the buyer of an order that is about to be written. */
export interface BuyerMail {
  readonly order: BoughtOrder;
  /** How its payment stands. */
  readonly payment: PaymentState;
  /** An amount of its currency, in the language of the mail. */
  readonly money: (amount: number) => string;
  readonly head: BuyerHead;
  /** Address of the purchase's page, with the key that lets its guest in. */
  readonly purchaseUrl: string;
  /**
   * The same of one of the order's pages.
   * @example orderUrl('/factura')
   */
  readonly orderUrl: (path?: string) => string;
  /** The mail as it goes out, from its words; of a test it is marked. */
  to(words: MailWords): OutgoingMessage;
}

/**
 * Address of a page of an order, with the key that lets a reader of the buyer's mailbox in.
 * @param path of the page below the order's own
 * @param until when the mail is given up, milliseconds
 */
export async function boughtUrl(
  env: ComposePorts['env'],
  order: { readonly id: string; readonly address: string } & Parameters<typeof mailKey>[1],
  path: string,
  until: number,
): Promise<string> {
  const key = await mailKey(env, order, until);
  return `${order.address}/mis-compras/${order.id}${path}?${MAIL_KEY}=${key}`;
}

/**
 * Reads what a mail to an order's buyer is made of. Two round trips.
 * @returns undefined where the order, or the store that writes, is gone, and where its buyer has named no address
 */
export async function mailToBuyer(
  cell: Cell,
  row: OutboxRow,
  orderId: string,
  { env }: Pick<ComposePorts, 'env'>,
): Promise<BuyerMail | undefined> {
  const found = await readPurchase(cell, row.store_id, { order: orderId });
  const order = found.ok ? found.value.orders[0] : undefined;
  if (!found.ok || !order) return undefined;
  const { contact, checkout_aggregation: checkout } = found.value;
  if (contact.email === '') return undefined;
  const sender = await cell.first(findSender(checkout));
  const language = sender && readLanguage(sender.language);
  if (!language) return undefined;
  const { store_name: storeName, country, profile, address } = sender;
  const of = { storeId: row.store_id, checkout, email: contact.email };
  const key = `?${MAIL_KEY}=${await mailKey(env, of, row.expires_at)}`;
  return {
    order,
    payment: found.value.payment_state,
    money: (amount) =>
      formatMoney(amount, order.currency, localeTag(language.locale, country, language.region)),
    head: {
      ...language,
      number: order.number,
      name: contact.full_name,
      seller: order.supplier_name,
      storeName,
      country,
      color: dressOf(profile).color,
      stop: address + (await stopPath(env, row.store_id, contact.email)),
    },
    purchaseUrl: `${address}/mis-compras/${checkout}${key}`,
    orderUrl: (path = '') => `${address}/mis-compras/${orderId}${path}${key}`,
    to: (words) => ({
      ...words,
      ...markedIfTest(order.is_test, language.locale, words),
      id: row.id,
      storeId: row.store_id,
      storeName,
      locale: language.locale,
      recipient: contact.email,
    }),
  };
}
