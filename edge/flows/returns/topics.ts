import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import {
  alertBody,
  dressOf,
  returnToldMail,
  stoppable,
  type ReturnTold,
} from '../../modules/mail/index.ts';
import { findDeliverer, findOfSeller } from '../../modules/orders/index.ts';
import { decisions, exchanges } from '../../modules/returns/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { mailToBuyer } from '../buyer-mail.ts';
import { orderAlert } from '../order-alert.ts';

/** What has become of a return; the payload of its messages. */
export interface ReturnNews {
  readonly return: string;
  readonly order: string;
  readonly event: ReturnTold['event'];
  /** The code of a withdrawal. */
  readonly code?: string;
}

/** What tells a buyer of a decision, in the seller's words. */
const DECIDED: readonly ReturnNews['event'][] = [
  'accepted',
  'exchange_kept',
  'exchange_money',
  'declined',
];

/** The mail that tells a buyer of a return. */
export const returnOfBuyerTopic: MessageTopic = stoppable({
  name: 'mail.return_of_buyer',
  alert: orderAlert({
    subtype: 'return',
    buyer({ number }, payload) {
      const { event } = JSON.parse(payload) as ReturnNews;
      return alertBody((t) => t(`returned.buyer.${event}`, { number }));
    },
  }),
  compose: composeForBuyer,
});

/** The mail that tells a store of a return; its row names the store's address, too. */
export const returnOfStoreTopic: MessageTopic = {
  name: 'mail.return_of_store',
  alert: orderAlert({
    subtype: 'return',
    seller({ number }, payload) {
      const { event } = JSON.parse(payload) as ReturnNews;
      return alertBody((t) => t(`returned.store.${event}`, { number }));
    },
  }),
  compose: composeForStore,
};

export const returnTopics: readonly Topic[] = [returnOfBuyerTopic, returnOfStoreTopic];

async function composeForBuyer(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  ports: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const { return: about, order: id, event, code } = JSON.parse(row.payload) as ReturnNews;
  const mail = await mailToBuyer(database, row, id, ports);
  if (!mail) return undefined;
  const link = mail.orderUrl('/devolucion');
  const words = await wordsOf(database, about, event);
  return mail.to(returnToldMail({ ...mail.head, side: 'buyer', event, code, words, link }));
}

/** The seller's own words beside what a mail tells; of a parcel its courier and number, and no link that a seller typed. */
async function wordsOf(
  database: Database<'cell'>,
  about: string,
  event: ReturnNews['event'],
): Promise<string | undefined> {
  if (event === 'exchange_refused' || event === 'exchange_sent') {
    const told = await database.first(exchanges.findTold(about));
    const parcel = [told?.carrier, told?.tracking_number].filter(Boolean).join(' · ');
    return (event === 'exchange_sent' ? parcel : told?.exchange_refusal) ?? undefined;
  }
  if (!DECIDED.includes(event)) return undefined;
  return (await database.first(decisions.findWords(about)))?.text ?? undefined;
}

async function composeForStore(
  database: Database<DatabaseKind>,
  row: OutboxRow,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const asked = JSON.parse(row.payload) as ReturnNews & { readonly address: string };
  const { order: id, event, code, address } = asked;
  const [store, order] = await Promise.all([
    database.first(findDeliverer(row.store_id)),
    database.first(findOfSeller(row.store_id, id)),
  ]);
  if (!store?.email || !order) return undefined;
  // No account stands behind a store's e-mail: it is written to in the platform's first language.
  const locale = 'es';
  const { name: storeName, email: recipient } = store;
  const mail = returnToldMail({
    locale,
    region: null,
    side: 'store',
    event,
    code,
    number: order.number,
    name: (JSON.parse(order.contact) as { full_name: string }).full_name,
    seller: storeName,
    storeName,
    country: store.country,
    color: dressOf(store.profile).color,
    link: `${address}/admin/devoluciones/${asked.return}`,
  });
  return { ...mail, id: row.id, storeId: row.store_id, storeName, locale, recipient };
}
