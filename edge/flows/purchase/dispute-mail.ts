import { newId } from '../../../shared/kernel/ids.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { canonicalUrl } from '../../http/store-address.ts';
import { disputes } from '../../modules/disputes/index.ts';
import { alertBody, disputedMail, dressOf, findSender } from '../../modules/mail/index.ts';
import { findDeliverer, findOfSeller } from '../../modules/orders/index.ts';
import { insertOutbox, type MessageTopic, type OutboxRow } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { orderAlert } from '../order-alert.ts';

type Event = 'opened' | 'lost' | 'won';

/** The payload of a message about a dispute. */
interface DisputeNews {
  readonly dispute: string;
  readonly order: string;
  readonly event: Event;
  /** Where the store's staff reads of it. */
  readonly link: string;
}

/** The mail that tells a seller of a dispute; its row names the store that delivers. */
export const disputedTopic: MessageTopic = {
  name: 'mail.disputed',
  alert: orderAlert({
    subtype: 'dispute',
    seller({ number }, payload) {
      const { event } = JSON.parse(payload) as DisputeNews;
      return alertBody((t) => t(`disputed.${event}`, { number }));
    },
  }),
  compose,
};

/** Asks for the mails to the sellers of a dispute's orders, in the batch that notes what became of it. */
export async function tellDisputed(
  work: CellScope,
  payment: {
    readonly id: string;
    readonly store_id: string;
    readonly checkout_id: string;
    readonly is_test: number;
  },
  {
    id: dispute,
    event,
    parts,
  }: {
    readonly id: string;
    readonly event: Event;
    readonly parts: readonly { readonly order: string }[];
  },
  now: number,
): Promise<{ readonly outbox: string[]; readonly statements: Statement[] }> {
  const [sender, sellers] = await Promise.all([
    work.cell.first(findSender(payment.checkout_id)),
    work.cell.read(disputes.listSellers(parts.map(({ order }) => order))),
  ]);
  // No seller is told of a test.
  if (!sender || payment.is_test === 1) return { outbox: [], statements: [] };
  const url = new URL(sender.address);
  const at = {
    scheme: url.protocol,
    port: url.port ? `:${url.port}` : '',
    platformDomain: work.env.PLATFORM_DOMAIN,
  };
  const messages = sellers.map(({ order_id: order, supplier_id: storeId, ...store }) => {
    const isSeller = storeId === payment.store_id;
    const path = isSeller ? `/admin/pagos/${payment.id}` : `/admin/ordenes/${order}`;
    const link = (isSeller ? sender.address : canonicalUrl(store, at)) + path;
    const payload: DisputeNews = { dispute, order, event, link };
    return { id: newId('message'), storeId, payload };
  });
  return {
    outbox: messages.map(({ id }) => id),
    statements: messages.map((message) => insertOutbox(disputedTopic, message, now)),
  };
}

async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const { dispute, order: id, event, link } = JSON.parse(row.payload) as DisputeNews;
  const [store, order, contested] = await Promise.all([
    database.first(findDeliverer(row.store_id)),
    database.first(findOfSeller(row.store_id, id)),
    database.first(disputes.findPart(dispute, id)),
  ]);
  if (!store?.email || !order || !contested) return undefined;
  // No account stands behind a store's e-mail: it is written to in the platform's first language.
  const locale = 'es';
  const { name: storeName, email: recipient } = store;
  const mail = disputedMail({
    locale,
    event,
    number: order.number,
    name: (JSON.parse(order.contact) as { full_name: string }).full_name,
    money: { amount: contested.amount, currency: contested.currency },
    until: contested.respond_by,
    storeName,
    country: store.country,
    color: dressOf(store.profile).color,
    link,
  });
  return { ...mail, id: row.id, storeId: row.store_id, storeName, locale, recipient };
}
