import type { Cell } from '../db/cell.ts';
import {
  dressOf,
  findSender,
  orderConfirmation,
  type MessageTopic,
  type OutboxRow,
  type WrittenMessage,
  type WrittenTo,
} from '../modules/mail/index.ts';
import { readPurchase } from '../modules/orders/index.ts';
import type { OutgoingMessage } from '../providers/message/port.ts';

type Composer = (cell: Cell, row: OutboxRow) => Promise<OutgoingMessage | undefined>;

const COMPOSERS: Readonly<Record<MessageTopic, Composer>> = {
  'mail.order_confirmation': composeConfirmation,
  'message.written': composeWritten,
};

/** The message that a row asks for; undefined when what it is about is not there. */
export async function compose(cell: Cell, row: OutboxRow): Promise<OutgoingMessage | undefined> {
  return isMessage(row.topic) ? COMPOSERS[row.topic](cell, row) : undefined;
}

function isMessage(topic: string): topic is MessageTopic {
  return Object.hasOwn(COMPOSERS, topic);
}

async function composeConfirmation(
  cell: Cell,
  row: OutboxRow,
): Promise<OutgoingMessage | undefined> {
  const { checkout } = JSON.parse(row.payload) as { checkout: string };
  const [purchase, sender] = await Promise.all([
    readPurchase(cell, row.store_id, checkout),
    cell.first(findSender(checkout)),
  ]);
  if (!purchase.ok || !sender) return undefined;
  const mail = orderConfirmation(purchase.value, {
    storeName: sender.store_name,
    country: sender.country,
    color: dressOf(sender.profile).color,
    locale: sender.locale,
    link: `${sender.address}/mis-compras/${checkout}`,
  });
  return {
    channel: 'mail',
    id: row.id,
    storeId: row.store_id,
    storeName: sender.store_name,
    locale: sender.locale,
    recipient: purchase.value.contact.email,
    ...mail,
  };
}

async function composeWritten(_cell: Cell, row: OutboxRow): Promise<OutgoingMessage | undefined> {
  if (row.body === null) return undefined;
  const { storeName, locale, recipient } = JSON.parse(row.payload) as WrittenTo;
  const words = JSON.parse(row.body) as WrittenMessage['words'];
  return { id: row.id, storeId: row.store_id, storeName, locale, recipient, ...words };
}
