import { z } from 'zod';
import { EDGE_PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { itemKinds } from '../kernel/item-kinds.ts';
import { MESSAGE_MAX, SEARCH_MAX } from '../rules/talk-line.ts';
import { HISTORY_PAGE, saysSomething, TAG_MAX, TAGS_MAX, takenFilters } from '../rules/talk.ts';
import { noticeKeys } from '../rules/talk-notices.ts';
import { statusFilters, talkStatuses } from '../rules/talk-status.ts';
import { contract, listOf, paging } from './contract.ts';
import { mashup, storeId } from './fields.ts';
import { limits } from './limits.ts';
import { accountId } from './people.ts';
import { sampleIds } from './samples.ts';

/**
 * Conversations (spec [3], [7]) between two accounts, or an account and a store. They are read in a
 * *mailbox*: the caller's own account, or the store that is asked, where the caller holds `inbox`. A
 * mailbox that is not the caller's to read, and a conversation that is not in it, are `not_found`.
 */

const base = { service: 'inbox', access: 'account' } as const;

export const conversationId = z.string().regex(/^cv_[a-z0-9]{26}$/);
/** A party, or a mailbox: an account, or a store. */
export const party = z.union([accountId, storeId]);
const seq = z.number().int().min(0);

export const labelId = z.string().regex(/^lb_[a-z0-9]{26}$/);
/** A label of a store. */
export const talkLabel = z.object({ id: labelId, name: z.string() }).meta({ id: 'TalkLabel' });
export type TalkLabel = z.infer<typeof talkLabel>;

/** The other party, as the conversation's own parties may see it. */
export const peerProfile = z.object({
  id: party,
  name: z.string(),
  photo: z.string().nullable(),
  /** ISO 8601; null where it is not known, or not told. A store's is that of its staff. */
  heartbeat: z.string().nullable(),
  is_online: z.boolean(),
  /** False once its account is closed, or its store has nobody who answers. */
  answers: z.boolean(),
  /** Whether the mailbox takes no messages of it. */
  is_blocked: z.boolean(),
});

export const conversation = z
  .object({
    id: conversationId,
    /** The mailbox that it is read in. */
    key: party,
    /** Messages of the other party that this mailbox has not opened yet. */
    pending: z.number().int(),
    peer: party,
    peer_name: z.string(),
    /** Only where one conversation is asked for. */
    profile: peerProfile.nullable(),
    last_message_teaser: z.string(),
    /** The party that wrote the last message. */
    last_message_sender: party,
    /** In a list that is narrowed by words: the beginning of the newest message that has all of them. */
    found: z.string().nullable(),
    /** The place of that message. */
    found_seq: z.number().int().nullable(),
    /** Those who may see the last message; empty means both. */
    visibility_ids: z.array(party),
    last_message_date: z.string(),
    updated_at: z.string(),
    /** The member of staff who answers it; null for nobody, and in an account's own mailbox. */
    taken_by: z.object({ id: accountId, name: z.string() }).nullable(),
    /** The labels that a store has put on it, by name; none in an account's own mailbox. */
    labels: z.array(talkLabel),
    /** How this mailbox has put it away; a message of the other party opens it again. */
    status: z.enum(talkStatuses),
    /** ISO 8601; when a snoozed one comes back. */
    snoozed_until: z.string().nullable(),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof conversation>;

export const attachmentId = z.string().regex(/^tp_[a-z0-9]{26}$/);

/** A picture of a message; sizes in pixels. */
export const picture = z.object({
  id: attachmentId,
  width: z.number().int(),
  height: z.number().int(),
});

export const talkMessage = z
  .object({
    id: z.string(),
    /** Its place in the conversation. */
    seq,
    /** The place of the message before it that this mailbox may see; 0 for its first. */
    after: seq,
    /** The party that wrote it. */
    owner: party,
    /** The name of the writer; of a store's staff only their own side sees it. */
    peer_name: z.string(),
    /** Empty once it is deleted. */
    body: z.string(),
    is_deleted: z.boolean(),
    created_at: z.string(),
    tags: z.array(z.string()),
    /** The pages that the tags lead to, within the store of the tag. */
    links: z.array(
      z.object({
        tag: z.string(),
        kind: z.enum([...itemKinds, 'order', 'page']),
        label: z.string(),
        path: z.string(),
      }),
    ),
    /** Its pictures, which `GET {base}/me/inbox/adjuntos/{conversation}/{id}?key=` answers. */
    attachments: z.array(picture),
    visibility_ids: z.array(party),
    /** What the platform says of an order, in words of the reader's page; null for a message. */
    notice: z
      .object({ key: z.enum(noticeKeys), params: z.object({ number: z.string() }) })
      .nullable(),
    /** The key that its writer sent it under; null for everybody else. */
    key: z.string().nullable(),
  })
  .meta({ id: 'TalkMessage' });
export type TalkMessage = z.infer<typeof talkMessage>;

const mailbox = z.object({ mashup });
const text = z.string().trim().max(SEARCH_MAX).default('');
/** Comes as one text, with commas between tags. */
const tag = z.string().max(TAG_MAX).default('');

const written = {
  body: z.string().trim().min(1).max(MESSAGE_MAX).refine(saysSomething),
  tags: z.array(z.string().max(TAG_MAX)).max(TAGS_MAX).default([]),
  visibility_ids: z.array(party).max(2).default([]),
};

const sampleMailbox = `${sampleIds.account}:${sampleIds.account}`;
const refusals = [
  'not_found',
  'supplier_not_found',
  'conversation_blocked',
  'answer_awaited',
  'too_many_messages',
  'tag_refused',
  'invalid_request',
] as const;

export const listConversations = contract({
  ...base,
  id: 'inbox.list',
  method: 'get',
  path: '/{mashup}/conversation',
  summary: {
    en: 'The conversations of a mailbox, the newest first: `{mashup}` is the caller and the mailbox; `filter` is words joined by `and` that a name or a message contains',
    es: 'Las conversaciones de un buzón, primero la más nueva: `{mashup}` es quien llama y el buzón; `filter` son palabras unidas por `and` que contiene un nombre o un mensaje',
  },
  params: mailbox,
  query: z.object({
    ...paging(EDGE_PAGE_SIZE.conversations),
    sort: z.literal('-updated_at').default('-updated_at'),
    filter: text,
    /** In a store's mailbox: the caller's own, those that nobody has taken, or all. */
    taken: z.enum(takenFilters).default('all'),
    status: z.enum(statusFilters).default('all'),
    /** In a store's mailbox: those with this label. */
    label: labelId.optional(),
  }),
  sample: { params: { mashup: sampleMailbox } },
  answer: listOf(conversation).extend({
    /** Conversations with messages that the mailbox has not opened. */
    pending: z.number().int(),
  }),
  errors: ['not_found'],
});

export const getConversation = contract({
  ...base,
  id: 'inbox.get',
  method: 'get',
  path: '/conversation/{id}',
  summary: {
    en: 'One conversation, with the profile and the presence of the other party',
    es: 'Una conversación, con el perfil y la presencia de la otra parte',
  },
  params: z.object({ id: conversationId }),
  /** The mailbox; the caller's own by default. */
  query: z.object({ key: party.optional() }),
  sample: { params: { id: sampleIds.conversation } },
  answer: conversation,
  errors: ['not_found'],
});

export const openConversation = contract({
  ...base,
  id: 'inbox.open',
  method: 'patch',
  path: '/conversation/{id}',
  summary: {
    en: 'Says that a mailbox has opened a conversation, up to a message: nothing is pending there any more',
    es: 'Avisa que un buzón abrió una conversación, hasta un mensaje: ahí ya no queda nada pendiente',
  },
  params: z.object({ id: conversationId }),
  body: z.object({
    pending: z.literal(0),
    /** The mailbox; the caller's own by default. */
    key: party.optional(),
    /** The newest message that was shown; the newest of all by default. */
    until: seq.optional(),
  }),
  sample: { params: { id: sampleIds.conversation }, body: { pending: 0 } },
  // A mark only grows: a repeat changes nothing.
  idempotency: 'none',
  answer: conversation,
  errors: ['not_found'],
});

export const startConversation = contract({
  ...base,
  id: 'inbox.start',
  method: 'put',
  path: '/{mashup}/conversation',
  summary: {
    en: 'Writes to a party: finds the one conversation with it, or makes it',
    es: 'Escribe a alguien: encuentra la conversación que tiene con esa parte, o la crea',
  },
  params: mailbox,
  body: z.object({ peer: party, ...written }),
  sample: {
    params: { mashup: sampleMailbox },
    body: { peer: sampleIds.store, body: '¿Tienen la falda en talla grande?' },
  },
  limits: [limits.talkByAccount],
  answer: z.object({ conversation, message: talkMessage }),
  errors: [...refusals],
});

export const listMessages = contract({
  ...base,
  id: 'inbox.messages',
  method: 'get',
  path: '/messages/{conversation}/{x}',
  summary: {
    en: 'Messages of a conversation, the newest first, as the mailbox `{x}` may see them: `offset` counts from the message `until`; with `since`, those after it, the oldest first',
    es: 'Mensajes de una conversación, primero el más nuevo, como los puede ver el buzón `{x}`: `offset` cuenta desde el mensaje `until`; con `since`, los que le siguen, primero el más viejo',
  },
  params: z.object({ conversation: conversationId, x: party }),
  query: z.object({
    ...paging(HISTORY_PAGE),
    sort: z.literal('-created_at').default('-created_at'),
    until: z.coerce.number<number | string>().int().min(0).optional(),
    since: z.coerce.number<number | string>().int().min(0).optional(),
    tags: tag,
    filter: text,
  }),
  sample: { params: { conversation: sampleIds.conversation, x: sampleIds.account } },
  answer: listOf(talkMessage).extend({
    /** The newest message that the mailbox may see. */
    seq,
    /** The newest message that the other party has opened. */
    read: seq,
    pending: z.number().int(),
  }),
  errors: ['not_found'],
});

export const sendMessage = contract({
  ...base,
  id: 'inbox.send',
  method: 'post',
  path: '/messages/{conversation}/{x}',
  summary: {
    en: 'Writes in a conversation, as the mailbox `{x}`: once under each `Idempotency-Key`',
    es: 'Escribe en una conversación, como el buzón `{x}`: una sola vez con cada `Idempotency-Key`',
  },
  params: z.object({ conversation: conversationId, x: party }),
  body: z.object(written),
  sample: {
    params: { conversation: sampleIds.conversation, x: sampleIds.account },
    body: { body: 'Sí, la quiero en azul.' },
  },
  status: 201,
  answer: talkMessage,
  errors: [...refusals],
});
