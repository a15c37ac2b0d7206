import { ask } from '../../fragments/shop/ask/server.ts';
import { orderTalk } from '../../fragments/shop/order-talk/server.ts';
import type { OrderTalkProps } from '../../fragments/shop/order-talk/props.ts';
import { readOrderThread } from '../../shared/contracts/inbox-pages.ts';
import { writeTag } from '../../shared/rules/talk-tags.ts';
import type { PageContext } from './page.ts';
import { slot, type Slot } from './slot.ts';
import { OWN, STORE, type Side } from './talk-forms.ts';

interface Sold {
  readonly id: string;
  readonly number: string;
  readonly supplier: string;
}

/**
 * A purchase's orders as their buyer's account talks of them: the last messages about each, with a
 * form. Whoever else reads the page finds the way to ask.
 */
export function talkSlots(context: PageContext, orders: readonly Sold[]): Slot[] {
  const { env } = context;
  const threads = readThreads(context, orders);
  const about = threads.then(({ found }) =>
    orders
      .filter((_order, index) => !found[index])
      .map(({ id, number, supplier }) => ({
        peer: supplier,
        tag: writeTag({ kind: 'order', business: supplier, id }),
        name: orders.length > 1 ? number : null,
      })),
  );
  return [
    slot(orderTalk, { class: 'regular', props: threads.then(({ props }) => props) }),
    slot(ask, { class: 'regular', props: about.then((asked) => ({ env, about: asked })) }),
  ];
}

async function readThreads(context: PageContext, orders: readonly Sold[]) {
  const mailbox = (await context.person)?.id ?? '';
  const found = await Promise.all(orders.map((order) => readThread(context, mailbox, order)));
  const threads = found.flatMap((thread, index) =>
    thread
      ? [{ ...thread, number: orders.length > 1 ? (orders[index]?.number ?? null) : null }]
      : [],
  );
  return { found, props: propsOf(context, mailbox, OWN, threads) };
}

/** An order as its store talks of it; nothing for staff that reads no conversations. */
export function storeTalkSlot(context: PageContext, order: Pick<Sold, 'id' | 'number'>): Slot {
  const { id: mailbox } = context.store;
  const thread = readThread(context, mailbox, { ...order, supplier: mailbox });
  return slot(orderTalk, {
    class: 'regular',
    props: thread.then((one) =>
      propsOf(context, mailbox, STORE, one ? [{ ...one, number: null }] : []),
    ),
  });
}

/** The thread of an order; undefined for whoever may not read it, and for a visitor, whose key is empty. */
async function readThread({ read }: PageContext, key: string, { id, supplier }: Sold) {
  if (key === '') return undefined;
  const answer = await read(readOrderThread, { params: { key, business: supplier, order: id } });
  return answer.ok ? answer.value : undefined;
}

function propsOf(
  { env, idempotencyKey }: PageContext,
  mailbox: string,
  { list, one }: Pick<Side, 'list' | 'one'>,
  threads: OrderTalkProps['threads'],
): OrderTalkProps {
  return { env, mailbox, paths: { list, one }, threads, idempotencyKey };
}
