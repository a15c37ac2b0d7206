import { z } from 'zod';
import { wireChargeRequestSchema } from '../wire.ts';

const amount = z.coerce.number().int().positive().max(99_999_999_999);
const { reference, source, return_url: returnUrl } = wireChargeRequestSchema.shape;

/** The form that asks for an intent, as far as the sandbox reads it. */
export const intentForm = z.object({
  amount,
  currency: z.string().regex(/^[a-z]{3}$/),
  confirm: z.literal('true'),
  payment_method: source,
  return_url: returnUrl,
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

export const refundForm = z.object({ payment_intent: z.string().max(100), amount });
