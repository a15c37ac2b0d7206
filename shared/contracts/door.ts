import { z } from 'zod';
import { EDGE_PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { SCANNED_MAX } from '../rules/ticket-code.ts';
import { doorWays, ticketStates, verdicts } from '../rules/tickets.ts';
import { contract, listOf, paging } from './contract.ts';
import { doorGate, gateId } from './door-gates.ts';
import { itemId, skuId } from './fields.ts';
import { sampleDoor, sampleIds } from './samples.ts';
import { ticketEmail, ticketEvent, ticketId, ticketName, ticketPhone } from './tickets.ts';

/** The attendants of a store's experiences, and the door at which their tickets are shown. */

const base = { service: 'tickets-admin', access: 'tickets-admin' } as const;

/** An experience with its tickets counted. */
export const doorEvent = ticketEvent
  .extend({
    /** Tickets that open the door, used ones too. */
    tickets: z.number().int().min(0),
    admitted: z.number().int().min(0),
    /** Admitted ones of bearers who went out; `admitted` counts them too. */
    outside: z.number().int().min(0),
    /** Whether people who went out may come back. */
    has_reentry: z.boolean(),
    has_ended: z.boolean(),
    /** Whether its store called it off. */
    is_canceled: z.boolean(),
  })
  .meta({ id: 'DoorEvent' });
export type DoorEvent = z.infer<typeof doorEvent>;

export const eventViews = ['coming', 'past'] as const;

/** A kind of ticket that an event has. */
export const ticketKind = z.object({ sku: skuId, description: z.record(z.string(), z.string()) });
export type TicketKind = z.infer<typeof ticketKind>;

/** A ticket as the door's list shows it. */
export const attendant = z
  .object({
    id: ticketId,
    full_name: z.string(),
    phone: z.string(),
    state: z.enum(ticketStates),
    sale_type: z.enum(['sold', 'courtesy']),
    description: z.record(z.string(), z.string()),
    order_number: z.string().nullable(),
    code: z.string(),
    admitted_at: z.string().nullable(),
    /** The account that admitted it, by its name where it still has one, or the link of the door. */
    admitted_by: z.string().nullable(),
    /** The name of the gate at which it was admitted; null where none was named. */
    admitted_gate: z.string().nullable(),
    /** When its bearer went out; null while inside, and before the first admission. */
    left_at: z.string().nullable(),
    /** Whether its admission may still be taken back. */
    may_undo: z.boolean(),
  })
  .meta({ id: 'Attendant' });
export type Attendant = z.infer<typeof attendant>;

export const listDoorEvents = contract({
  ...base,
  id: 'tickets-admin.events',
  method: 'get',
  path: '/events',
  summary: {
    en: "The store's experiences with their tickets counted: those to come, the next one first, or those that have ended",
    es: 'Las experiencias de la tienda con sus boletos contados: las que vienen, primero la próxima, o las que terminaron',
  },
  query: z.object({
    show: z.enum(eventViews).default('coming'),
    ...paging(EDGE_PAGE_SIZE.attendants),
  }),
  answer: listOf(doorEvent),
});

const PATH = '/events/{event}';
const event = z.object({ event: itemId });
const sample = { event: sampleDoor.event };

export const getDoorEvent = contract({
  ...base,
  id: 'tickets-admin.event',
  byDoorLink: true,
  method: 'get',
  path: PATH,
  summary: {
    en: 'One experience with its tickets counted, the kinds of tickets that it has, and its gates',
    es: 'Una experiencia con sus boletos contados, las clases de boletos que tiene y sus accesos',
  },
  params: event,
  sample: { params: sample },
  answer: doorEvent.extend({
    kinds: z.array(ticketKind),
    gates: z.array(doorGate),
    /** The one gate of the door's link that asks; null for an account, and for a link of the whole door. */
    gate: gateId.nullable(),
  }),
  errors: ['item_not_found'],
});

export type OpenDoor = z.infer<(typeof getDoorEvent)['answer']>;

export const listAttendants = contract({
  ...base,
  id: 'tickets-admin.attendants',
  method: 'get',
  path: `${PATH}/attendants`,
  summary: {
    en: "An experience's attendants by name; `text` is a part of the name, `sku` the kind of ticket, `gate` the gate at which they went in or may go in",
    es: 'Los asistentes de una experiencia por su nombre; `text` es una parte del nombre, `sku` el tipo de boleto, `gate` el acceso por el que entraron o pueden entrar',
  },
  params: event,
  query: z.object({
    text: z.string().trim().max(100).default(''),
    state: z.enum(ticketStates).optional(),
    sku: skuId.optional(),
    gate: gateId.optional(),
    ...paging(EDGE_PAGE_SIZE.attendants),
  }),
  sample: { params: sample, query: { text: 'ana' } },
  answer: listOf(attendant),
  errors: ['item_not_found'],
});

/** What the door says of a code. */
export const verdictView = z
  .object({
    verdict: z.enum(verdicts),
    /** The ticket; null where the code leads to none of the store's. */
    attendant: attendant.nullable(),
    /** The experience that the ticket is for, where it is another one. */
    other_event: z.string().nullable(),
    /** Of `wrong_gate`: the names of the gates that let the ticket's kind in. */
    gates: z.array(z.string()),
    /** The counts of the event whose door it is. */
    tickets: z.number().int(),
    admitted: z.number().int(),
    outside: z.number().int(),
  })
  .meta({ id: 'DoorVerdict' });
export type VerdictView = z.infer<typeof verdictView>;

export const admitTicket = contract({
  ...base,
  id: 'tickets-admin.admit',
  byDoorLink: true,
  method: 'post',
  path: `${PATH}/admissions`,
  summary: {
    en: 'Reads a code at the door of an experience and admits its ticket, once, or lets its bearer out and in again where the experience allows it; any other verdict says why not',
    es: 'Lee un código en la puerta de una experiencia y da entrada a su boleto, una vez, o deja salir y volver a entrar a quien lo lleva donde la experiencia lo permite; cualquier otro resultado dice por qué no',
  },
  params: event,
  /** The text of a QR code, or the code that is printed below it. */
  body: z.object({
    code: z.string().trim().min(1).max(SCANNED_MAX),
    /** The gate at which it is read; null for the whole door. A link of one gate reads at that one. */
    gate: gateId.nullable().default(null),
    /** Which way its bearer goes; `out` where the experience lets people come back. */
    way: z.enum(doorWays).default('in'),
  }),
  sample: { params: sample, body: { code: sampleIds.ticketCode } },
  answer: verdictView,
  errors: ['item_not_found', 'gate_not_found', 'reentry_closed'],
});

export const setReentry = contract({
  ...base,
  // Whoever stands at the door does not set its rules.
  access: 'store-admin',
  id: 'tickets-admin.reentry',
  method: 'put',
  path: `${PATH}/reentry`,
  summary: {
    en: 'Sets whether people who went out of an experience may come back; those who are outside come back while it is on',
    es: 'Fija si quienes salieron de una experiencia pueden volver a entrar; quienes están afuera vuelven mientras esté permitido',
  },
  params: event,
  body: z.object({ allowed: z.boolean() }),
  sample: { params: sample, body: { allowed: true } },
  answer: doorEvent,
  errors: ['item_not_found'],
});

export const undoAdmission = contract({
  ...base,
  id: 'tickets-admin.undo',
  byDoorLink: true,
  method: 'delete',
  path: `${PATH}/admissions/{id}`,
  summary: {
    en: 'Takes an admission back within two minutes',
    es: 'Deshace una entrada dentro de dos minutos',
  },
  params: event.extend({ id: ticketId }),
  sample: { params: { ...sample, id: sampleIds.ticket } },
  answer: attendant,
  errors: ['item_not_found', 'ticket_not_found', 'ticket_changed', 'undo_too_late'],
});

export const giveTicket = contract({
  ...base,
  // Whoever stands at the door gives nothing away.
  access: 'store-admin',
  id: 'tickets-admin.courtesy',
  method: 'post',
  path: `${PATH}/courtesies`,
  summary: {
    en: 'Gives a ticket away until the experience has ended; its place leaves the stock',
    es: 'Regala un boleto hasta que la experiencia termine; su lugar sale del inventario',
  },
  params: event,
  body: z.object({ sku: skuId, full_name: ticketName, phone: ticketPhone, email: ticketEmail }),
  sample: {
    params: sample,
    body: { sku: sampleDoor.sku, full_name: 'Lucía Méndez', phone: '5512345678' },
  },
  answer: attendant,
  status: 201,
  errors: ['item_not_found', 'experience_ended', 'event_canceled', 'insufficient_stock'],
});
