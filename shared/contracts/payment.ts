import { z } from 'zod';
import { contract } from './contract.ts';
import { checkoutId, currency, minor, paymentToken } from './fields.ts';
import { paymentStates } from './orders.ts';

const byToken = z.object({ token: paymentToken });

export const paymentView = z
  .object({
    token: paymentToken,
    checkout_aggregation: checkoutId,
    state: z.enum(paymentStates),
    amount: minor,
    currency,
    /** Why the last try was declined, in the provider's code. */
    decline_code: z.string().nullable(),
    /** Where the bank asks its customer; the browser goes there. */
    url_3ds: z.string().nullable(),
  })
  .meta({ id: 'Payment' });
export type PaymentView = z.infer<typeof paymentView>;

export const getPayment = contract({
  id: 'payment.get',
  service: 'payment',
  method: 'get',
  path: '/{token}',
  access: 'public',
  summary: 'Where a payment stands',
  params: byToken,
  answer: paymentView,
  errors: ['payment_not_found'],
});

export const payByCard = contract({
  id: 'payment.card',
  service: 'payment',
  method: 'post',
  path: '/{token}/order/card',
  access: 'public',
  summary: "Charges a card by the token of the provider's own form; a card number is refused",
  params: byToken,
  body: z.object({
    source_id: z
      .string()
      .min(4)
      .max(200)
      .regex(/^tok_[A-Za-z0-9_]+$/),
  }),
  answer: paymentView,
  idempotency: 'required',
  errors: [
    'payment_not_found',
    'payment_declined',
    'payment_failed',
    'payment_pending',
    'checkout_expired',
    'checkout_already_placed',
    'order_not_found',
    'card_number_refused',
  ],
});

export const confirmPayment = contract({
  id: 'payment.confirm',
  service: 'payment',
  method: 'post',
  path: '/{token}/confirm',
  access: 'public',
  summary:
    'Asks the provider where the payment stands and settles it; for the return from 3-D Secure',
  params: byToken,
  answer: paymentView,
  errors: ['payment_not_found', 'payment_failed'],
});

export const sandboxWebhook = contract({
  id: 'payment.webhook-sandbox',
  service: 'payment',
  method: 'post',
  path: '/webhooks/sandbox',
  summary: "The sandbox provider's signed events",
  access: 'webhook',
  idempotency: 'none',
  body: z.looseObject({}),
  answer: z.object({ received: z.boolean() }),
  errors: ['webhook_signature_invalid'],
});
