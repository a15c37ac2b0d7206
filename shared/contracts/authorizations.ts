import { z } from 'zod';
import { contract } from './contract.ts';
import { minor, orderId, storeId } from './fields.ts';
import { orderStates } from './orders.ts';
import { sampleIds } from './samples.ts';
import { moveErrors, sellerOrderView } from './seller-orders.ts';

/** Authorised payments: the store that delivers their order charges them, or gives them up. */

const PATH = '/suppliers/{id}/orders/{order}/authorization';
const base = { service: 'admin', access: 'orders-admin' } as const;
const params = z.object({ id: storeId, order: orderId });
const sample = { id: sampleIds.store, order: sampleIds.order };

export const captureOrder = contract({
  ...base,
  id: 'admin.order-capture',
  method: 'post',
  path: `${PATH}/capture`,
  summary: {
    en: 'Charges what was authorised for an order, or a part of it: the rest is given up. Repeated, it charges once; moving the order on to its delivery charges all of it by itself',
    es: 'Cobra lo autorizado de un pedido, o una parte: el resto se libera. Repetirla cobra una sola vez; al avanzar el pedido a su entrega se cobra todo por sí solo',
  },
  params,
  body: z.object({
    /** Minor units; all of it where it is left out, and never more. */
    amount: minor.min(1).max(1_000_000_000).optional(),
  }),
  sample: { params: sample, body: { amount: 9_900 } },
  answer: sellerOrderView,
  errors: [
    'not_found',
    'order_not_found',
    'order_on_hold',
    'order_not_authorized',
    'authorization_is_over',
    'capture_too_much',
    'capture_refused',
    'payment_pending',
  ],
});

export const voidOrder = contract({
  ...base,
  id: 'admin.order-void',
  method: 'post',
  path: `${PATH}/void`,
  summary: {
    en: 'Gives up what was authorised for an order: nothing is charged, and the order is cancelled',
    es: 'Libera lo autorizado de un pedido: no se cobra nada y el pedido se cancela',
  },
  params,
  body: z.object({
    /** The stage that the caller has seen. */
    from: z.enum(orderStates),
  }),
  sample: { params: sample, body: { from: 'in_process' } },
  answer: sellerOrderView,
  errors: [...moveErrors, 'order_not_authorized'],
});
