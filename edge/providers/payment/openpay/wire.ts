import { z } from 'zod';

/** Openpay's answers, as far as the adapter reads them. */

export const wireCharge = z.object({
  id: z.string().regex(/^[A-Za-z0-9]{1,40}$/),
  status: z.enum([
    'completed',
    'in_progress',
    'failed',
    'cancelled',
    'refunded',
    'charge_pending',
    'chargeback_pending',
    'expired',
  ]),
  amount: z.number().nonnegative(),
  currency: z.string().default('MXN'),
  order_id: z.string().nullish(),
  creation_date: z.string().optional(),
  due_date: z.string().nullish(),
  method: z.string().optional(),
  card: z
    .object({
      brand: z.string().nullish(),
      card_number: z.string().nullish(),
      type: z.string().nullish(),
      bank_name: z.string().nullish(),
    })
    .nullish(),
  payment_method: z
    .object({
      type: z.string(),
      url: z.url({ protocol: /^https?$/ }).optional(),
      reference: z.string().max(80).optional(),
      bank: z.string().optional(),
      clabe: z.string().optional(),
      agreement: z.string().optional(),
      name: z.string().optional(),
    })
    .nullish(),
  refund: z.object({ id: z.string(), amount: z.number(), status: z.string() }).nullish(),
});
export type WireCharge = z.infer<typeof wireCharge>;
export const wireCharges = z.array(wireCharge);

export const wireProblem = z.object({
  error_code: z.number().optional(),
  description: z.string().optional(),
});

export const wireEvent = z.object({
  type: z.string().max(100),
  event_date: z.string().max(100).optional(),
  transaction: z.object({ id: z.string(), order_id: z.string().nullish() }).optional(),
});
