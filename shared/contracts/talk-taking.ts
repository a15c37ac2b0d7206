import { z } from 'zod';
import { contract } from './contract.ts';
import { storeId } from './fields.ts';
import { conversation, conversationId } from './inbox.ts';
import { accountId } from './people.ts';
import { sampleIds } from './samples.ts';

/** How the staff of a store divides its conversations. */

export const takeConversation = contract({
  service: 'inbox',
  access: 'account',
  id: 'inbox.take',
  method: 'patch',
  path: '/conversation/{id}/taken',
  summary: {
    en: 'Takes a conversation of a store’s mailbox, from a colleague too, gives it to one, or releases it; refused where somebody else has changed that meanwhile',
    es: 'Toma una conversación del buzón de una tienda, también de un colega, se la da a uno o la suelta; se rechaza si entre tanto alguien más lo cambió',
  },
  params: z.object({ id: conversationId }),
  body: z.object({
    /** The store's mailbox. */
    key: storeId,
    is_taken: z.boolean(),
    /** The colleague who gets it, and is told; the caller by default. */
    to: accountId.optional(),
    /** The account that has it, as the caller has seen; null for nobody. */
    seen: accountId.nullable(),
  }),
  sample: {
    params: { id: sampleIds.conversation },
    body: { key: sampleIds.store, is_taken: true, seen: null },
  },
  answer: conversation,
  errors: ['not_found', 'conversation_taken', 'colleague_not_found'],
});

/** A conversation is given to them, and notes name them. */
export const readColleagues = contract({
  service: 'inbox',
  access: 'account',
  id: 'inbox.colleagues',
  method: 'get',
  path: '/colleagues/{key}',
  summary: {
    en: 'The accounts that read a store’s messages, for those who read them too',
    es: 'Las cuentas que leen los mensajes de una tienda, para quienes también los leen',
  },
  params: z.object({ key: storeId }),
  sample: { params: { key: sampleIds.store } },
  answer: z.object({
    results: z.array(z.object({ id: accountId, name: z.string(), username: z.string() })),
  }),
  errors: ['not_found'],
});
