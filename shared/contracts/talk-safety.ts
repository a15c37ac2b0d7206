import { z } from 'zod';
import { REASON_MAX } from '../rules/talk-line.ts';
import { contract } from './contract.ts';
import { storeId } from './fields.ts';
import { conversation, conversationId, talkMessage } from './inbox.ts';
import { accountId } from './people.ts';
import { sampleIds } from './samples.ts';

/** How a party keeps others from writing to it, has a conversation looked at, and takes its words back. */

const base = { service: 'inbox', access: 'account' } as const;
const party = z.union([accountId, storeId]);
const one = z.object({ id: conversationId });
/** The mailbox; the caller's own by default. */
const key = party.optional();

export const blockConversation = contract({
  ...base,
  id: 'inbox.block',
  method: 'patch',
  path: '/conversation/{id}/block',
  summary: {
    en: 'Takes no more messages of the other party, or takes them again; while it is blocked neither side writes',
    es: 'Deja de recibir mensajes de la otra parte, o vuelve a recibirlos; mientras esté bloqueada, nadie escribe',
  },
  params: one,
  body: z.object({ is_blocked: z.boolean(), key }),
  sample: { params: { id: sampleIds.conversation }, body: { is_blocked: true } },
  // Sets a value: a repeat changes nothing.
  idempotency: 'none',
  answer: conversation,
  errors: ['not_found'],
});

export const reportConversation = contract({
  ...base,
  id: 'inbox.report',
  method: 'post',
  path: '/conversation/{id}/report',
  summary: {
    en: 'Reports the other party to the platform, with a copy of the last 20 messages that only its operators read',
    es: 'Denuncia a la otra parte ante la plataforma, con una copia de los últimos 20 mensajes que solo leen sus operadores',
  },
  params: one,
  body: z.object({ reason: z.string().trim().min(1).max(REASON_MAX), key }),
  sample: { params: { id: sampleIds.conversation }, body: { reason: 'Me insulta.' } },
  status: 201,
  answer: z.object({}),
  errors: ['not_found'],
});

export const deleteMessage = contract({
  ...base,
  id: 'inbox.delete',
  method: 'delete',
  path: '/messages/{conversation}/{x}/{message}',
  summary: {
    en: 'Deletes a message that the caller wrote less than ten minutes ago: its words go, its place stays',
    es: 'Borra un mensaje que escribió quien llama hace menos de diez minutos: sus palabras se van, su lugar queda',
  },
  params: z.object({
    conversation: conversationId,
    x: party,
    message: z.string().regex(/^mg_[a-z0-9]{26}$/),
  }),
  sample: {
    params: {
      conversation: sampleIds.conversation,
      x: sampleIds.account,
      message: sampleIds.talkMessage,
    },
  },
  // What is deleted stays deleted.
  idempotency: 'none',
  answer: talkMessage,
  errors: ['not_found', 'message_stays'],
});
