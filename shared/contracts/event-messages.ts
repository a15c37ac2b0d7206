import { z } from 'zod';
import { EDGE_PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import {
  EVENT_SUBJECT_MAX,
  EVENT_TEXT_MAX,
  eventAudiences,
  eventMessageStates,
} from '../rules/event-messages.ts';
import { contract, listOf, paging } from './contract.ts';
import { itemId, skuId } from './fields.ts';
import { version } from './header-edits.ts';
import { sampleDoor, sampleIds } from './samples.ts';

/** What a store writes to the attendants of one of its experiences. */

export const eventMessageId = z.string().regex(/^em_[a-z0-9]{26}$/);

const audience = z.enum(eventAudiences);

export const eventMessage = z
  .object({
    id: eventMessageId,
    state: z.enum(eventMessageStates),
    subject: z.string(),
    text: z.string(),
    audience,
    /** The kind of ticket that it goes to; null where it goes to several. */
    sku: skuId.nullable(),
    /** When it goes out, or went out: ISO 8601. */
    send_at: z.string(),
    /** The addresses that it was written to so far; none while it is planned. */
    recipients: z.number().int().min(0),
    sent: z.number().int().min(0),
    /** Those that were given up: their mailbox refused it, or the ticket was cancelled meanwhile. */
    failed: z.number().int().min(0),
    version,
  })
  .meta({ id: 'EventMessage' });
export type EventMessage = z.infer<typeof eventMessage>;

// Whoever stands at the door writes to nobody.
const base = { service: 'tickets-admin', access: 'store-admin' } as const;
const path = '/events/{event}/messages';
const params = z.object({ event: itemId });
const ofMessage = params.extend({ id: eventMessageId });
const sampleParams = { event: sampleDoor.event };
const sampleMessage = { ...sampleParams, id: sampleIds.eventMessage };

/** Whom a message goes to. */
const addressed = { audience, sku: skuId.optional() };

const messageBody = z.object({
  subject: z.string().trim().regex(/\S/).max(EVENT_SUBJECT_MAX),
  /** Plain text; each line is a paragraph. */
  text: z.string().trim().regex(/\S/).max(EVENT_TEXT_MAX),
  ...addressed,
  /** Left out, it goes out at once. */
  send_at: z.iso.datetime({ offset: true }).optional(),
});
export type EventMessageBody = z.output<typeof messageBody>;

const sampleBody = {
  subject: 'Cambio de puerta',
  text: 'Entramos por la puerta norte.\nAbrimos a las siete.',
  audience: 'all' as const,
};
const saveErrors = [
  'item_not_found',
  'event_message_nobody',
  'too_many_event_messages',
  'event_message_time',
] as const;

export const listEventMessages = contract({
  ...base,
  id: 'tickets-admin.messages',
  method: 'get',
  path,
  summary: {
    en: "What the store wrote to an experience's attendants, or plans to: the latest first, with how many mails were sent and how many failed",
    es: 'Lo que la tienda escribió a los asistentes de una experiencia, o planea escribir: primero lo más nuevo, con cuántos correos salieron y cuántos fallaron',
  },
  params,
  query: z.object(paging(EDGE_PAGE_SIZE.attendants)),
  sample: { params: sampleParams },
  answer: listOf(eventMessage),
  errors: ['item_not_found'],
});

/** How many a message would reach now. */
export const eventReach = z
  .object({
    /** Tickets that open the door and belong to its audience. */
    tickets: z.number().int().min(0),
    /** The mail addresses that they have: each gets it once. */
    recipients: z.number().int().min(0),
    /** Tickets without an address, which it does not reach. */
    unreached: z.number().int().min(0),
  })
  .meta({ id: 'EventReach' });
export type EventReach = z.infer<typeof eventReach>;

export const countEventRecipients = contract({
  ...base,
  id: 'tickets-admin.message-reach',
  method: 'post',
  path: `${path}/reach`,
  summary: {
    en: 'How many attendees a message would reach now, before it is sent',
    es: 'A cuántos asistentes llegaría ahora un mensaje, antes de enviarlo',
  },
  params,
  body: z.object(addressed),
  sample: { params: sampleParams, body: { audience: 'all' } },
  answer: eventReach,
  errors: ['item_not_found'],
});

export const addEventMessage = contract({
  ...base,
  id: 'tickets-admin.message-add',
  method: 'post',
  path,
  summary: {
    en: "Writes to an experience's attendants by mail, now or at a planned time: each address gets it once",
    es: 'Escribe por correo a los asistentes de una experiencia, ahora o a una hora planeada: cada dirección lo recibe una vez',
  },
  params,
  body: messageBody,
  sample: { params: sampleParams, body: sampleBody },
  answer: eventMessage,
  status: 201,
  errors: saveErrors,
});

export const changeEventMessage = contract({
  ...base,
  id: 'tickets-admin.message-change',
  method: 'put',
  path: `${path}/{id}`,
  summary: {
    en: 'Changes a planned message until its time comes',
    es: 'Cambia un mensaje planeado hasta que llega su hora',
  },
  params: ofMessage,
  body: messageBody.extend({ version }),
  sample: { params: sampleMessage, body: { ...sampleBody, version: 1 } },
  answer: eventMessage,
  errors: [
    ...saveErrors,
    'event_message_not_found',
    'event_message_on_its_way',
    'edited_meanwhile',
  ],
});

export const withdrawEventMessage = contract({
  ...base,
  id: 'tickets-admin.message-withdraw',
  method: 'delete',
  path: `${path}/{id}`,
  summary: {
    en: 'Withdraws a planned message until its time comes',
    es: 'Retira un mensaje planeado hasta que llega su hora',
  },
  params: ofMessage,
  sample: { params: sampleMessage },
  answer: eventMessage,
  errors: ['event_message_not_found', 'event_message_on_its_way', 'edited_meanwhile'],
});
