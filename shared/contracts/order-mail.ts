import { z } from 'zod';
import { contract } from './contract.ts';
import { orderId, storeId } from './fields.ts';
import { limits } from './limits.ts';
import { sampleIds } from './samples.ts';

/**
 * The mail of an order, sent once more: the one that confirms it, which leads to its tickets and its files, or the
 * one with the number that it is paid by, while that is waited for.
 */

const answer = z.object({
  /** The order's e-mail, which it is sent to. */
  sent_to: z.string(),
});
const errors = ['order_not_found', 'order_without_mail'] as const;

export const sendOrderMail = contract({
  id: 'admin.order-mail',
  service: 'admin',
  access: 'orders-admin',
  method: 'post',
  path: '/suppliers/{id}/orders/{order}/mail',
  summary: {
    en: "Sends the mail that confirms an order to its buyer's e-mail once more, with the way to its tickets and files",
    es: 'Envía otra vez al correo de quien compró la confirmación de un pedido, con el acceso a sus boletos y archivos',
  },
  params: z.object({ id: storeId, order: orderId }),
  sample: { params: { id: sampleIds.store, order: sampleIds.order } },
  answer,
  limits: [limits.orderMailToContact],
  errors: ['not_found', ...errors],
});

export const sendBoughtMail = contract({
  id: 'orders.mail',
  service: 'orders',
  access: 'public',
  method: 'post',
  path: '/{order}/mail',
  summary: {
    en: 'Sends the mail that confirms an order to its e-mail once more, or the one with its payment reference while that is waited for; by the account or the browser that bought',
    es: 'Envía otra vez a su correo la confirmación de un pedido, o la referencia para pagarlo mientras se espera; con la cuenta o el navegador que compró',
  },
  params: z.object({ order: orderId }),
  sample: { params: { order: sampleIds.order } },
  answer,
  limits: [limits.orderMailToContact],
  errors: [...errors],
});
