import type { OrderView } from '../../../shared/contracts/orders.ts';
import type { ShipmentView } from '../../../shared/contracts/shipment-view.ts';
import type { Reminder } from '../../../shared/rules/authorizations.ts';
import type { HoldReason } from '../../../shared/rules/order-holds.ts';
import { refundWay } from '../../../shared/rules/payment-abilities.ts';
import { isPaidFirst } from '../../../shared/rules/payment-codes.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import {
  alertBody,
  dressOf,
  orderAnsweredMail,
  orderMovedMail,
  stoppable,
  type ToldStage,
} from '../../modules/mail/index.ts';
import { findDeliverer, findOfSeller } from '../../modules/orders/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { mailToBuyer } from '../buyer-mail.ts';
import { orderAlert } from '../order-alert.ts';
import { orderEditedTopic } from './edited-topic.ts';

/** The mail that tells a buyer of the stage of an order; its row names both. */
export const orderMovedTopic: MessageTopic = stoppable({
  name: 'mail.order_moved',
  alert: orderAlert({
    subtype: 'moved',
    buyer({ number }, payload) {
      const { stage } = JSON.parse(payload) as { stage: ToldStage };
      return alertBody((t) => t(`moved.${stage}`, { number }));
    },
  }),
  compose,
});

/** The mail that tells a store of a buyer's answer; its row names both, and the store's address. */
export const orderAnsweredTopic: MessageTopic = {
  name: 'mail.order_answered',
  alert: orderAlert({
    subtype: 'answered',
    seller({ number }, payload) {
      const { answer } = JSON.parse(payload) as Answered;
      return alertBody((t) => t(`answered.${answer}`, { number }));
    },
  }),
  compose: composeAnswered,
};

/** The alert that tells a store's staff of an order that is held, and why. Nobody is mailed. */
export const orderHeldTopic: MessageTopic = {
  name: 'alert.order_held',
  alert: orderAlert({
    subtype: 'held',
    seller({ number }, payload) {
      const { reason, again } = JSON.parse(payload) as HeldOrder;
      return alertBody((t) => t(again ? 'stillHeld' : `held.${reason}`, { number }));
    },
  }),
  compose: () => Promise.resolve('stopped'),
};

/** The alert that tells a store's staff of an order whose payment was looked at. Nobody is mailed. */
export const orderReleasedTopic: MessageTopic = {
  name: 'alert.order_released',
  alert: orderAlert({
    subtype: 'released',
    seller: ({ number }) => alertBody((t) => t('received', { number })),
  }),
  compose: () => Promise.resolve('stopped'),
};

/**
 * The alert that tells a store's staff of an authorised payment that its provider soon vouches for no longer, that is
 * about to end, has ended, or came in another amount. Nobody is mailed.
 */
export const authorizationTopic: MessageTopic = {
  name: 'alert.authorization',
  alert: orderAlert({
    subtype: 'authorization',
    seller({ number }, payload) {
      const { what } = JSON.parse(payload) as { what: Reminder | 'ended' | 'mismatched' };
      return alertBody((t) => t(`authorization.${what}`, { number }));
    },
  }),
  compose: () => Promise.resolve('stopped'),
};

/** The alert that tells a store's staff where to send money back. Nobody is mailed. */
export const refundAccountTopic: MessageTopic = {
  name: 'alert.refund_account',
  alert: orderAlert({
    subtype: 'refund-account',
    seller: ({ number }) => alertBody((t) => t('refundAccount', { number })),
  }),
  compose: () => Promise.resolve('stopped'),
};

export const orderTopics: readonly Topic[] = [
  orderMovedTopic,
  orderAnsweredTopic,
  orderEditedTopic,
  orderHeldTopic,
  orderReleasedTopic,
  refundAccountTopic,
  authorizationTopic,
];

/** An order's new stage; of an order in parcels, the parcel that brought it there. */
interface Moved {
  readonly order: string;
  readonly stage: ToldStage;
  readonly shipment?: string;
}

/** What keeps an order; `again` where its staff is reminded of it. */
interface HeldOrder {
  readonly order: string;
  readonly reason: HoldReason;
  readonly again?: boolean;
}

interface Answered {
  readonly order: string;
  /** Of the store that delivers. */
  readonly address: string;
  readonly answer: 'canceled' | 'confirmed';
}

async function composeAnswered(
  database: Database<DatabaseKind>,
  row: OutboxRow,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const asked = JSON.parse(row.payload) as Answered;
  const { order: id, address, answer } = asked;
  const [store, order] = await Promise.all([
    database.first(findDeliverer(row.store_id)),
    database.first(findOfSeller(row.store_id, id)),
  ]);
  if (!store?.email || !order) return undefined;
  // No account stands behind a store's e-mail: it is written to in the platform's first language.
  const locale = 'es';
  const mail = orderAnsweredMail({
    answer,
    locale,
    storeName: store.name,
    country: store.country,
    color: dressOf(store.profile).color,
    number: order.number,
    name: (JSON.parse(order.contact) as { full_name: string }).full_name,
    isRefunded:
      answer === 'canceled' &&
      order.payment_type !== null &&
      isPaidFirst(order.payment_type) &&
      (order.authorization_state === null || order.authorization_state === 'captured'),
    link: `${address}/admin/ordenes/${id}`,
  });
  const { name: storeName, email: recipient } = store;
  return { ...mail, id: row.id, storeId: row.store_id, storeName, locale, recipient };
}

async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  ports: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const { order: id, stage, shipment } = JSON.parse(row.payload) as Moved;
  const mail = await mailToBuyer(database, row, id, ports);
  if (!mail) return undefined;
  const { order, head, purchaseUrl: link } = mail;
  const parcel = order.shipments?.find((one) => one.id === shipment);
  // One that was called back meanwhile is no news.
  if (shipment !== undefined && parcel?.called_back_on !== null) return undefined;
  const isCollected = order.delivery_type === 'collection';
  const { payment_type: code } = order;
  const isRefunded = code !== null && isPaidFirst(code);
  const isByTransfer = code !== null && refundWay(code) === 'account';
  const isUncharged = mail.payment === 'authorized' || mail.payment === 'voided';
  const charged = stage === 'charged' ? mail.money(chargedOf(order)) : undefined;
  const number = parcel ? parcel.tracking_number : order.tracking?.number;
  const paying = { isRefunded, isByTransfer, isUncharged, charged };
  const moved = { ...head, stage, isCollected, ...paying, trackingNumber: number ?? null, link };
  return mail.to(orderMovedMail({ ...moved, parcel: parcel && toParcel(order, parcel) }));
}

/** What was charged of an order that was authorised: without the rest that its seller let go of. */
function chargedOf({ total, refunds }: OrderView): number {
  const rest = refunds.filter(({ reason }) => reason === 'not_captured');
  return total - rest.reduce((sum, { amount }) => sum + amount, 0);
}

/** What a parcel carries, by the names of its lines. */
function toParcel({ lines }: OrderView, parcel: ShipmentView) {
  const named = (sku: string) => lines.find((line) => line.sku === sku)?.name ?? '';
  return {
    lines: parcel.lines.map(({ sku, units }) => ({ units, name: named(sku) })),
    carrier: parcel.carrier,
  };
}
