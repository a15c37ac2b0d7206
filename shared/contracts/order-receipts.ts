import { z } from 'zod';
import { contract } from './contract.ts';
import { mashup, orderId, storeId } from './fields.ts';
import { sampleIds, sampleStore } from './samples.ts';

/** The receipts that a store gives for its orders. */

export const orderReceipt = z
  .object({
    /** As it is printed; each store numbers its own without gaps. */
    number: z.string(),
    made_on: z.string(),
    /** Path of the page to print, within the store. */
    path: z.string(),
  })
  .meta({ id: 'OrderReceipt' });
export type OrderReceipt = z.infer<typeof orderReceipt>;

export const makeOrderReceipt = contract({
  id: 'orders.receipt',
  service: 'orders',
  access: 'orders-admin',
  method: 'post',
  path: '/{mashup}/order/{order}/receipts',
  summary: {
    en: 'Makes the receipt of an order that is paid; asked for again, it gives the same one',
    es: 'Hace el recibo de un pedido pagado; si se vuelve a pedir, da el mismo',
  },
  params: z.object({ mashup, order: orderId }),
  sample: { params: { mashup: sampleStore.mashup, order: sampleIds.order } },
  answer: orderReceipt,
  errors: ['not_found', 'order_not_found', 'receipt_failed'],
});

export const getOrderReceipt = contract({
  id: 'admin.order-receipt',
  service: 'admin',
  access: 'orders-admin',
  method: 'get',
  path: '/suppliers/{id}/orders/{order}/receipt',
  summary: {
    en: 'The receipt of an order; null where none was made',
    es: 'El recibo de un pedido; null si no se ha hecho',
  },
  params: z.object({ id: storeId, order: orderId }),
  sample: { params: { id: sampleIds.store, order: sampleIds.order } },
  answer: z.object({ receipt: orderReceipt.nullable() }),
  errors: ['not_found', 'order_not_found'],
});
