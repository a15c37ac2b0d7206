import { z } from 'zod';
import { EDGE_PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { SYNC_MOST, syncOutcomes, WRONG_OUTCOMES } from '../rules/door-sync.ts';
import { doorWays, ticketStates } from '../rules/tickets.ts';
import { contract, listOf, paging } from './contract.ts';
import { doorGate, gateId } from './door-gates.ts';
import { itemId, moment, skuId } from './fields.ts';
import { sampleDoor, sampleIds } from './samples.ts';
import { ticketId } from './tickets.ts';

/** The door of an experience where its device has no connection: the list that it keeps, and what it tells later. */

const base = { service: 'tickets-admin', access: 'tickets-admin' } as const;
const params = z.object({ event: itemId });
const sampleParams = { event: sampleDoor.event };

/** Tickets of one answer. */
export const DOOR_LIST_PAGE = 500;

/** A ticket as a device keeps it. */
export const keptTicket = z.object({
  id: ticketId,
  code: z.string(),
  full_name: z.string(),
  sku: skuId,
  /** The kind of ticket in words. */
  kind: z.string(),
  state: z.enum(ticketStates),
  admitted_at: z.string().nullable(),
  /** The name of the gate at which it was admitted; null where none was named. */
  admitted_gate: z.string().nullable(),
  /** When its bearer went out; null while inside, and before the first admission. */
  left_at: z.string().nullable(),
});
export type KeptTicket = z.infer<typeof keptTicket>;

export const listDoorTickets = contract({
  ...base,
  id: 'tickets-admin.door-list',
  byDoorLink: true,
  method: 'get',
  path: '/events/{event}/door-list',
  summary: {
    en: 'The tickets of an experience for a device that may lose its connection, by their ids; `next` is where the next part begins',
    es: 'Los boletos de una experiencia para un dispositivo que puede quedarse sin conexión, por su id; `next` es donde empieza la parte siguiente',
  },
  params,
  query: z.object({ after: ticketId.or(z.literal('')).default('') }),
  sample: { params: sampleParams },
  answer: z.object({
    tickets: z.array(keptTicket),
    gates: z.array(doorGate),
    /** Whether people who went out may come back. */
    has_reentry: z.boolean(),
    next: ticketId.nullable(),
  }),
  errors: ['item_not_found'],
});

const scanId = z.string().regex(/^[0-9a-f-]{32,36}$/);

/** What became of a scan. */
export const syncedScan = z.object({
  id: scanId,
  outcome: z.enum(syncOutcomes),
  full_name: z.string(),
  scanned_at: z.string(),
  /** Of a double: the admission that came first, with the account or link that made it, and the gate's name. */
  first: z
    .object({ at: z.string(), by: z.string().nullable(), gate: z.string().nullable() })
    .nullable(),
});
export type SyncedScan = z.infer<typeof syncedScan>;

export const syncDoorScans = contract({
  ...base,
  id: 'tickets-admin.door-scans',
  byDoorLink: true,
  method: 'post',
  path: '/events/{event}/door-scans',
  summary: {
    en: 'Tells what a device has scanned without a connection: each ticket is admitted once, goes out and comes back where that is allowed, and doubles say which scan came first',
    es: 'Cuenta lo que un dispositivo leyó sin conexión: cada boleto entra una vez, sale y vuelve donde está permitido, y los repetidos dicen cuál lectura fue primero',
  },
  params,
  body: z.object({
    /** A name that the device has given itself. */
    device: z.string().regex(/^[0-9a-f-]{32,36}$/),
    scans: z
      .array(
        z.object({
          id: scanId,
          ticket: ticketId,
          code: z.string().regex(/^[0-9a-f]{12}$/),
          scanned_at: moment,
          /** The gate at which it was made; null for the whole door. A link of one gate tells of that one. */
          gate: gateId.nullable().default(null),
          way: z.enum(doorWays).default('in'),
        }),
      )
      .min(1)
      .max(SYNC_MOST),
  }),
  sample: {
    params: sampleParams,
    body: {
      device: '00000000-0000-4000-8000-000000000000',
      scans: [
        {
          id: '00000000-0000-4000-8000-000000000001',
          ticket: sampleIds.ticket,
          code: sampleIds.ticketCode,
          scanned_at: '2030-01-31T20:00:00.000Z',
        },
      ],
    },
  },
  answer: z.object({
    scans: z.array(syncedScan),
    /** The counts of the event. */
    tickets: z.number().int(),
    admitted: z.number().int(),
    outside: z.number().int(),
  }),
  errors: ['item_not_found', 'ticket_changed'],
});

/** A scan that let somebody in without a connection and should not have, for the store's owner. */
export const wrongScan = syncedScan
  .extend({
    outcome: z.enum(WRONG_OUTCOMES),
    /** The account that was signed in on the device, by its name where it still has one, or the link that it opened. */
    scanned_by: z.string().nullable(),
    /** The name of the gate at which it was made; null where none was named. */
    gate: z.string().nullable(),
    /** The name that the device has given itself. */
    device: z.string(),
    /** When the device told it. */
    told_at: z.string(),
  })
  .meta({ id: 'WrongScan' });
export type WrongScan = z.infer<typeof wrongScan>;

export const listWrongScans = contract({
  ...base,
  // Whoever stands at the door is told of their own device's.
  access: 'store-admin',
  id: 'tickets-admin.wrong-scans',
  method: 'get',
  path: '/events/{event}/wrong-scans',
  summary: {
    en: 'The scans of an experience that let somebody in without a connection and should not have: who scanned when and where, and which admission came first',
    es: 'Las lecturas de una experiencia que sin conexión dieron una entrada de más: quién leyó, cuándo y por qué acceso, y qué entrada fue primero',
  },
  params,
  query: z.object(paging(EDGE_PAGE_SIZE.attendants)),
  sample: { params: sampleParams },
  answer: listOf(wrongScan),
  errors: ['item_not_found'],
});
