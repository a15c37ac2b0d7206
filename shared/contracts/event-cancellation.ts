import { z } from 'zod';
import { CANCEL_REASON_MAX, cancellationFaults } from '../rules/event-cancellation.ts';
import { contract } from './contract.ts';
import { itemId, minor } from './fields.ts';
import { sampleCalledOff } from './samples.ts';

/** How a store calls one of its experiences off. */

const number = z.number().int().min(0);

export const eventCancellation = z
  .object({
    name: z.string(),
    /** Null while it takes place. */
    canceled_at: z.string().nullable(),
    /** The store's words to its buyers. */
    reason: z.string().nullable(),
    /** Tickets that open the door, or did. */
    tickets: number,
    /** Orders that stand with tickets of it, or did. */
    orders: number,
    /** Those that were paid in cash, whose money the store gives back by hand. */
    by_hand: number,
    /** What goes back by the ways it was paid, and how much of it has arrived; minor units, one entry a currency. */
    money: z.array(
      z.object({
        currency: z.string(),
        amount: minor,
        arrived: minor,
        /** Refunds that were refused so far. */
        failed: number,
      }),
    ),
    /** Orders that are undone. */
    done: number,
    /** Orders whose last try failed; they are tried again. */
    failed: number,
    /** Mail addresses that are told, each once. */
    told: number,
    /** Orders without a mail address. */
    unreached: number,
    /** Orders that a person should look at. */
    open: z.array(
      z.object({ order: z.string(), number: z.string(), fault: z.enum(cancellationFaults) }),
    ),
  })
  .meta({ id: 'EventCancellation' });
export type EventCancellation = z.infer<typeof eventCancellation>;

// Whoever stands at the door calls nothing off.
const base = { service: 'tickets-admin', access: 'store-admin' } as const;
const path = '/events/{event}/cancellation';
const params = z.object({ event: itemId });
const sample = { event: sampleCalledOff.event };

export const getEventCancellation = contract({
  ...base,
  id: 'tickets-admin.cancellation',
  method: 'get',
  path,
  summary: {
    en: 'What calling an experience off would undo, or how far that is',
    es: 'Lo que desharía cancelar una experiencia, o hasta dónde va',
  },
  params,
  sample: { params: sample },
  answer: eventCancellation,
  errors: ['item_not_found'],
});

export const cancelEvent = contract({
  ...base,
  id: 'tickets-admin.cancel',
  method: 'post',
  path,
  summary: {
    en: 'Calls an experience off for good: nothing of it is sold or admitted from then on, its orders are cancelled and refunded one by one, and each buyer is told once by mail',
    es: 'Cancela una experiencia para siempre: ya nada de ella se vende ni entra, sus pedidos se cancelan y se reembolsan uno por uno, y cada comprador se entera una vez por correo',
  },
  params,
  body: z.object({
    /** The experience's name, as a confirmation. */
    name: z.string().max(300),
    reason: z.string().trim().regex(/\S/).max(CANCEL_REASON_MAX),
  }),
  sample: {
    params: sample,
    body: { name: sampleCalledOff.name, reason: 'La lluvia inundó el escenario.' },
  },
  answer: eventCancellation,
  errors: ['item_not_found', 'experience_ended', 'event_canceled', 'event_name_differs'],
});

export const retryEventCancellation = contract({
  ...base,
  id: 'tickets-admin.cancellation-retry',
  method: 'post',
  path: `${path}/tries`,
  summary: {
    en: 'Has the orders of an experience that was called off be tried again where the last try failed',
    es: 'Vuelve a intentar los pedidos de una experiencia cancelada cuyo último intento falló',
  },
  params,
  sample: { params: sample },
  answer: eventCancellation,
  errors: ['item_not_found', 'event_not_canceled'],
});
