import { z } from 'zod';
import { isPagePath, PAGE_MAX } from '../rules/chat-page.ts';
import { contract } from './contract.ts';
import { checkoutId, orderId, paymentToken } from './fields.ts';
import { pageRead } from './page-read.ts';
import { sampleIds } from './samples.ts';

/** A page of the store, below its base: no other host's. */
const ownPage = z
  .string()
  .max(PAGE_MAX)
  .regex(/^\/(?!\/)[\w\-.~%/+@:]*$/)
  .refine(isPagePath);

export const brokerOrder = contract({
  id: 'orders.broker',
  service: 'orders',
  method: 'put',
  path: '/broker/{id}',
  access: 'public',
  summary: {
    en: 'Names the pages of the store to which the provider of an order that is to be paid leads its buyer back, once paid and when given up; tells the token of its payment',
    es: 'Dice a qué páginas de la tienda regresa quien paga un pedido, al terminar y al cancelar, y da la clave de su pago',
  },
  params: z.object({ id: orderId }),
  body: z.object({
    /** Left out for the page of the order. */
    return_path: ownPage.optional(),
    /** Left out for the page where the order is paid. */
    cancel_path: ownPage.optional(),
  }),
  sample: {
    params: { id: sampleIds.order },
    body: { return_path: '/mis-compras', cancel_path: '/shopping-cart' },
  },
  answer: z.object({ token: paymentToken }),
  errors: ['order_not_found', 'payment_not_found', 'payment_pending', 'checkout_already_placed'],
});

/** The page to which a buyer goes on after a payment's return; null for that of the order. */
export const readReturnPath = pageRead({
  id: 'payment.return-path',
  params: z.object({ checkout: checkoutId }),
  answer: z.object({ return_path: z.string().nullable() }),
});
