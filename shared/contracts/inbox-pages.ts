import { z } from 'zod';
import { orderId, storeId } from './fields.ts';
import { conversationId, party, talkMessage } from './inbox.ts';
import { TAG_MAX } from '../rules/talk.ts';
import { pageRead } from './page-read.ts';

/** What pages alone read of conversations. */

/** The number beside the messages, of a mailbox that the caller may read. */
export const readUnread = pageRead({
  id: 'inbox.unread',
  params: z.object({ key: party }),
  answer: z.object({ pending: z.number().int() }),
});

/** The last messages about an order between its buyer and a store, in the mailbox of one of them. */
export const readOrderThread = pageRead({
  id: 'inbox.order_thread',
  params: z.object({ key: party, business: storeId, order: orderId }),
  answer: z.object({
    /** The conversation of the two; null where there is none yet. */
    id: conversationId.nullable(),
    peer: party,
    peer_name: z.string(),
    /** The tag of the order. */
    tag: z.string(),
    /** The oldest first. */
    messages: z.array(talkMessage),
  }),
});

/** What a page knows of somebody who is to be written to, and of what it is about. */
export const readTarget = pageRead({
  id: 'inbox.target',
  params: z.object({ key: party, peer: party, tag: z.string().max(TAG_MAX) }),
  answer: z.object({
    /** The conversation with the party; null where there is none yet. */
    id: conversationId.nullable(),
    name: z.string(),
    /** The name of what the tag is about; null for a tag that may not be used. */
    label: z.string().nullable(),
  }),
});
