import { z } from 'zod';
import { contract } from './contract.ts';
import { orderId } from './fields.ts';
import { sampleIds } from './samples.ts';
import { cancelSellerOrder, moveSellerOrder, sellerOrderView } from './seller-orders.ts';

/** The same work on an order as `/admin/suppliers/{id}/orders`, for a drop-ship supplier, who names its order alone. */

const base = { service: 'dssupplier', access: 'orders-admin' } as const;
const params = z.object({ order: orderId });
const sampleParams = { order: sampleIds.order };
const errors = ['order_not_found', 'order_moved', 'move_not_allowed', 'already_canceled'] as const;

export const moveDropshipOrder = contract({
  ...base,
  id: 'dssupplier.order-next',
  method: 'post',
  path: '/orders/{order}/next',
  summary: {
    en: 'Moves an order that the store delivers for another one to its next stage; refused where it has moved meanwhile',
    es: 'Lleva un pedido que la tienda entrega por otra a su siguiente etapa; se rechaza si entre tanto avanzó',
  },
  params,
  body: moveSellerOrder.body,
  sample: { params: sampleParams, body: { from: 'sent_to_supplier' } },
  answer: sellerOrderView,
  errors: [
    ...errors,
    'order_on_hold',
    'capture_refused',
    'authorization_is_over',
    'payment_pending',
  ],
});

export const cancelDropshipOrder = contract({
  ...base,
  id: 'dssupplier.order-cancel',
  method: 'delete',
  path: '/orders/{order}',
  summary: {
    en: 'Cancels an order that the store delivers for another one, for one of five reasons',
    es: 'Cancela un pedido que la tienda entrega por otra, por una de cinco razones',
  },
  params,
  body: cancelSellerOrder.body,
  sample: {
    params: sampleParams,
    body: { from: 'sent_to_supplier', reason: 'cannot_be_fulfilled' },
  },
  answer: sellerOrderView,
  errors: [...errors],
});
