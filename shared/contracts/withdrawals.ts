import { z } from 'zod';
import { RETURN_TEXT_MAX } from '../rules/returns.ts';
import { formCall } from './form-call.ts';
import { email } from './people.ts';

/**
 * A buyer withdraws from a purchase without an account and without a reason, where the store's country
 * gives ten days for it. The answer is the same whether or not there is such an order.
 */
export const withdrawPurchase = formCall({
  id: 'orders.form-withdraw',
  service: 'orders',
  body: z.object({
    /** As the buyer's mails show it. */
    number: z.string().trim().min(1).max(40).toUpperCase(),
    /** The e-mail with which it was bought. */
    email,
    detail: z.string().trim().max(RETURN_TEXT_MAX).default(''),
  }),
  answer: z.object({
    /** The number of the request: a repeat gets the same one. */
    code: z.string(),
  }),
});
