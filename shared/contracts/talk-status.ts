import { z } from 'zod';
import { talkStatuses } from '../rules/talk-status.ts';
import { contract } from './contract.ts';
import { conversation, conversationId, party } from './inbox.ts';
import { sampleIds } from './samples.ts';

/** How a mailbox is emptied: its conversations are closed, or put off. */

export const setConversationStatus = contract({
  service: 'inbox',
  access: 'account',
  id: 'inbox.status',
  method: 'patch',
  path: '/conversation/{id}/status',
  summary: {
    en: 'Closes a conversation in one mailbox, puts it off until a moment, or opens it again; a message of the other party opens it too',
    es: 'Cierra una conversación en un buzón, la pospone hasta un momento o la reabre; un mensaje de la otra parte también la reabre',
  },
  params: z.object({ id: conversationId }),
  body: z
    .object({
      status: z.enum(talkStatuses),
      /** When a snoozed one comes back: within 90 days. */
      until: z.iso.datetime().optional(),
      /** The mailbox; the caller's own by default. */
      key: party.optional(),
    })
    .refine(({ status, until }) => (status === 'snoozed') === (until !== undefined), {
      path: ['until'],
    }),
  sample: { params: { id: sampleIds.conversation }, body: { status: 'closed' } },
  // Sets a value: a repeat changes nothing.
  idempotency: 'none',
  answer: conversation,
  errors: ['not_found', 'invalid_request'],
});
