import { z } from 'zod';
import { holdReasons, HOLD_NOTE_MAX } from '../rules/order-holds.ts';
import { contract } from './contract.ts';
import { orderId, storeId } from './fields.ts';
import { orderStates } from './orders.ts';
import { sampleIds } from './samples.ts';
import { moveErrors, sellerOrderView } from './seller-orders.ts';

/** Orders that their seller keeps from moving on until something is cleared up. */

const PATH = '/suppliers/{id}/orders/{order}/hold';
const base = { service: 'admin', access: 'orders-admin' } as const;
const one = z.object({ id: storeId, order: orderId });
const sample = { id: sampleIds.store, order: sampleIds.order };

const given = z
  .object({
    /** The stage that the caller has seen. */
    from: z.enum(orderStates),
    reason: z.enum(holdReasons),
    /** Words for the staff alone; required where the reason is `other`. */
    note: z.string().trim().max(HOLD_NOTE_MAX).default(''),
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', {
    path: ['note'],
    message: 'A reason of one’s own needs words.',
  });
export type GivenHold = z.output<typeof given>;

export const holdOrder = contract({
  ...base,
  id: 'admin.order-hold',
  method: 'post',
  path: PATH,
  summary: {
    en: 'Holds an order for a reason: until it is released its seller can neither move it on nor buy a label; it may be cancelled and refunded. The buyer is told where the reason waits for their answer',
    es: 'Retiene un pedido por una razón: hasta que se libere, quien vende no lo avanza ni compra su guía; sí puede cancelarlo y reembolsarlo. A quien compró se le avisa si la razón espera su respuesta',
  },
  params: one,
  body: given,
  sample: { params: sample, body: { from: 'sent_to_supplier', reason: 'address_unclear' } },
  answer: sellerOrderView,
  errors: [...moveErrors],
});

export const releaseOrder = contract({
  ...base,
  id: 'admin.order-release',
  method: 'delete',
  path: PATH,
  summary: {
    en: 'Releases an order that was held: it moves on again',
    es: 'Libera un pedido retenido: vuelve a avanzar',
  },
  params: one,
  sample: { params: sample },
  answer: sellerOrderView,
  errors: ['not_found', 'order_not_found', 'order_hold_not_found'],
});

export const restoreOrderHold = contract({
  ...base,
  id: 'admin.order-hold-restore',
  method: 'post',
  path: `${PATH}/{hold}/restore`,
  summary: {
    en: 'Holds an order again as it was, within an hour of its release',
    es: 'Vuelve a retener un pedido como estaba, en la hora que sigue a su liberación',
  },
  params: one.extend({ hold: z.string().regex(/^oh_[a-z0-9]{26}$/) }),
  sample: { params: { ...sample, hold: `oh_${'0'.repeat(26)}` } },
  answer: sellerOrderView,
  errors: [
    'not_found',
    'order_not_found',
    'order_hold_not_found',
    'order_on_hold',
    'order_moved',
    'move_not_allowed',
  ],
});
