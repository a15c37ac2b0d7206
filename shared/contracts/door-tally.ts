import { z } from 'zod';
import { contract } from './contract.ts';
import { ticketKind } from './door.ts';
import { itemId } from './fields.ts';
import { sampleDoor } from './samples.ts';

/** The tickets of an experience, counted by their kind, by who let them in and by gate. */

/** Most accounts and links of one answer. */
export const TALLY_READERS = 60;

const doorTally = z.object({
  /** The kinds of ticket, in the order of the experience; void tickets are not counted. */
  kinds: z.array(
    ticketKind.extend({ tickets: z.number().int().min(0), admitted: z.number().int().min(0) }),
  ),
  /**
   * The accounts and links that let people in: whoever let most in comes first; null for an account that has no name
   * any more.
   */
  readers: z.array(z.object({ name: z.string().nullable(), admitted: z.number().int().min(1) })),
  /** The gates in their order, then removed ones that let people in; null for people whom no gate was named for. */
  gates: z.array(z.object({ name: z.string().nullable(), admitted: z.number().int().min(0) })),
});
export type DoorTally = z.infer<typeof doorTally>;

export const getDoorTally = contract({
  service: 'tickets-admin',
  access: 'tickets-admin',
  id: 'tickets-admin.tally',
  method: 'get',
  path: '/events/{event}/tally',
  summary: {
    en: "An experience's tickets by their kind, with those that are in, and how many each account, link and gate of the door let in",
    es: 'Los boletos de una experiencia por tipo, con los que ya entraron, y cuántas entradas dio cada cuenta, enlace y acceso de la puerta',
  },
  params: z.object({ event: itemId }),
  sample: { params: { event: sampleDoor.event } },
  answer: doorTally,
  errors: ['item_not_found'],
});
