import type { OrderState } from '../../../shared/rules/order-states.ts';
import { writeTag } from '../../../shared/rules/talk-tags.ts';
import { partiesOf } from '../../../shared/rules/talk.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { Cell, Database, Written } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { notes } from '../../modules/orders/index.ts';
import {
  findNoticedOrder,
  listWaitingNotices,
  type Noticing,
  type NoticedOrderRow,
} from '../../modules/talk/index.ts';
import type { WorkTopic } from '../../outbox/index.ts';
import { conversationIdOf, conversationObject } from './mailbox.ts';

const done: Written = { ok: true };

/** What has happened to an order: a stage that it has reached, or a note beside it that has changed. */
type Event = { readonly order: string } & (
  | { readonly state: OrderState; readonly at: number }
  | { readonly note: string }
);

/**
 * Tells the conversation in which an order's buyer has asked about it. A trigger asks for it in the
 * batch that moves the order, the calls of notes in theirs. Where nobody asked, nothing is written.
 */
export const orderNoticeTopic: WorkTopic = {
  name: 'talk.order',
  alert: { none: 'The mails about an order tell of it; the conversation only records it.' },
  async work(database: Database<DatabaseKind>, { store_id: by, payload }, { env }) {
    if (!database.isCell()) return done;
    const event = JSON.parse(payload) as Event;
    const order = await database.first(findNoticedOrder(by, event.order));
    const buyer = order?.account_id;
    if (!order || !buyer) return done;
    const said =
      'note' in event ? await readNote(database, event) : { key: event.state, body: '', ...event };
    if (!said) return done;
    // One order may be two stores': that sold it, and that delivers it.
    for (const store of new Set([order.store_id, order.supplier_id])) {
      const parties = partiesOf(store, buyer);
      if (!parties) continue;
      const object = conversationObject(env, await conversationIdOf(parties));
      await object.notice(noticeFor(order, store, said));
    }
    return done;
  },
};

interface Said extends Pick<Noticing, 'body' | 'at'> {
  readonly key: Noticing['notice']['key'];
  readonly note?: string;
}

/** A note as it stands now; its words are gone where the buyer may not read it any more. */
async function readNote(
  database: Cell,
  { order, note }: { readonly order: string; readonly note: string },
): Promise<Said | undefined> {
  const row = await database.first(notes.findNote(order, note));
  if (!row) return undefined;
  const isShown = row.deleted_at === null && row.audience === 'client';
  return { key: 'note', note, body: isShown ? row.text : null, at: row.created_at };
}

function noticeFor(
  { id, number }: NoticedOrderRow,
  store: string,
  { key, note, body, at }: Said,
): Noticing {
  return {
    store,
    key: note ?? `${id}:${key}:${at}`,
    link: {
      tag: writeTag({ kind: 'order', business: store, id }),
      kind: 'order',
      label: number,
      path: id,
    },
    notice: { key, params: { number } },
    body,
    at,
  };
}

/** The notices that a change of an order has asked for, and of which the queue is to be told. */
export function noticesOf(order: string): Statement<{ id: string }> {
  return listWaitingNotices(orderNoticeTopic.name, order);
}
