import { z } from 'zod';
import { EDGE_PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { ticketStates, TICKET_NAME_MAX } from '../rules/tickets.ts';
import { contract, listOf, paging } from './contract.ts';
import { itemId, orderId, photo, skuId } from './fields.ts';
import { pageRead } from './page-read.ts';
import { sampleIds } from './samples.ts';

/** The tickets of an order, as its buyer sees them. */

export const ticketId = z.string().regex(/^tk_[a-z0-9-]{1,60}$/);

/** A name as a ticket bears it. */
export const ticketName = z.string().trim().regex(/\S/).max(TICKET_NAME_MAX);
export const ticketPhone = z.string().trim().min(7).max(20);
/** Where the store writes to its holder; empty where it is not told. */
export const ticketEmail = z.email().max(200).or(z.literal('')).default('');

/** The experience whose door a ticket opens. */
export const ticketEvent = z.object({
  item: itemId,
  name: z.string(),
  /** ISO 8601; null where no date is set. */
  starts_at: z.string().nullable(),
  place: z.string().nullable(),
  photo: photo.nullable(),
});
export type TicketEvent = z.infer<typeof ticketEvent>;

/** A picture of a QR code: the side in modules, and the path of the dark ones. */
export const qrPicture = z.object({ size: z.number().int(), path: z.string() });

export const ticket = z
  .object({
    id: ticketId,
    state: z.enum(ticketStates),
    full_name: z.string(),
    phone: z.string(),
    /** `courtesy`: the store gave it away. */
    sale_type: z.enum(['sold', 'courtesy']),
    sku: skuId,
    /** The variant's attributes, such as the kind of ticket. */
    description: z.record(z.string(), z.string()),
    /** What is typed at the door where the QR code cannot be read. */
    code: z.string(),
    /** The signed text of the QR code, and its picture; null for a void ticket. */
    qr: z.object({ text: z.string(), picture: qrPicture }).nullable(),
    event: ticketEvent,
    /** Null for a courtesy. */
    order_number: z.string().nullable(),
    seller: z.string(),
    /** ISO 3166-1 alpha-2 of the seller. */
    country: z.string(),
    /** The clock that the event goes by: the time zone that the seller chose, or the seller's country. */
    clock: z.string(),
    created_at: z.string(),
    /** When it was passed on to the name that it bears; null for the first name. */
    passed_at: z.string().nullable(),
    admitted_at: z.string().nullable(),
  })
  .meta({ id: 'Ticket' });
export type Ticket = z.infer<typeof ticket>;

const PATH = '/{order}/attendants';
const one = z.object({ order: orderId, id: ticketId });
const sample = { order: sampleIds.order, id: sampleIds.ticket };

export const listTickets = contract({
  id: 'orders.attendants',
  service: 'orders',
  method: 'get',
  path: PATH,
  access: 'public',
  summary: {
    en: 'The tickets of a paid order, for its buyer alone: the account or the browser that bought it',
    es: 'Los boletos de un pedido pagado, solo para quien lo compró: su cuenta o su navegador',
  },
  params: z.object({ order: orderId }),
  query: z.object(paging(EDGE_PAGE_SIZE.attendants)),
  sample: { params: { order: sampleIds.order } },
  answer: listOf(ticket),
  errors: ['order_not_found'],
});

export const getTicket = contract({
  id: 'orders.attendant',
  service: 'orders',
  method: 'get',
  path: `${PATH}/{id}`,
  access: 'public',
  summary: {
    en: 'One ticket of a paid order, for its buyer alone',
    es: 'Un boleto de un pedido pagado, solo para quien lo compró',
  },
  params: one,
  sample: { params: sample },
  answer: ticket,
  errors: ['order_not_found', 'ticket_not_found'],
});

export const passTicket = contract({
  id: 'orders.attendant-pass',
  service: 'orders',
  method: 'put',
  path: `${PATH}/{id}`,
  access: 'public',
  summary: {
    en: 'Passes a ticket on to another name, until it is used; its old code and link open nothing any more',
    es: 'Pasa un boleto a otro nombre, hasta que se use; su código y su enlace anteriores ya no abren nada',
  },
  params: one,
  body: z.object({
    full_name: ticketName,
    phone: ticketPhone,
    email: ticketEmail,
    /** The code that the caller has seen. */
    code: z.string().max(100),
  }),
  sample: {
    params: sample,
    body: { full_name: 'Lucía Méndez', phone: '5512345678', code: sampleIds.ticketCode },
  },
  answer: ticket,
  errors: [
    'order_not_found',
    'ticket_not_found',
    'ticket_changed',
    'ticket_used',
    'ticket_void',
    'experience_ended',
  ],
});

/** All tickets of an order, for its page: a purchase has 200 attendees at most. */
export const readOrderTickets = pageRead({
  id: 'orders.tickets',
  params: z.object({ order: orderId }),
  answer: z.object({
    number: z.string(),
    /** False where only a sign-in, or the browser that bought, shows them. */
    is_buyer: z.boolean(),
    tickets: z.array(ticket),
  }),
});
export type OrderTickets = z.infer<typeof readOrderTickets.answer>;

/** A ticket by its own link, which holds its id and its code. */
export const readTicketByLink = pageRead({
  id: 'orders.ticket-by-link',
  params: z.object({ id: ticketId, code: z.string().max(100) }),
  answer: ticket,
});
