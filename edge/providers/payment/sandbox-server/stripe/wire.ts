import { z } from 'zod';
import { wireChargeRequestSchema } from '../wire.ts';

const amount = z.coerce.number().int().positive().max(99_999_999_999);
const { reference, source, customer, return_url: returnUrl } = wireChargeRequestSchema.shape;

/** The form that asks for an intent, as far as the sandbox reads it. */
export const intentForm = z.object({
  amount,
  currency: z.string().regex(/^[a-z]{3}$/),
  confirm: z.literal('true'),
  payment_method: source,
  customer,
  setup_future_usage: z.enum(['on_session', 'off_session']).optional(),
  return_url: returnUrl,
  capture_method: z.literal('manual').optional(),
  metadata: z.object({ reference }),
  description: z.string().max(1000).optional(),
  payment_method_options: z
    .object({
      card: z.object({
        installments: z.object({
          enabled: z.literal('true'),
          plan: z.object({
            type: z.literal('fixed_count'),
            interval: z.literal('month'),
            count: z.coerce.number().int().min(3).max(24),
          }),
        }),
      }),
    })
    .optional(),
});

const billingDetails = z.object({
  name: z.string().max(5000).optional(),
  email: z.string().max(5000).optional(),
  phone: z.string().max(5000).optional(),
  address: z.record(z.string(), z.string()).optional(),
});

/** The form that makes a card of a token. */
export const methodForm = z.object({
  type: z.literal('card'),
  card: z.object({ token: source }),
  billing_details: billingDetails.optional(),
});

/** The form that makes a customer, as far as the sandbox tells it again. */
export const customerForm = z.object({
  name: z.string().max(256).optional(),
  email: z.string().max(512).optional(),
  phone: z.string().max(20).optional(),
});

/** The form that charges an intent that is authorised; all of it where it names no amount. */
export const captureForm = z.object({ amount_to_capture: amount.optional() });

/** The form that sends evidence against a dispute: texts alone. */
export const evidenceForm = z.object({
  evidence: z.record(z.string().max(60), z.string().max(20_000)),
  submit: z.literal('true'),
});

export const refundForm = z.object({ payment_intent: z.string().max(100), amount });
