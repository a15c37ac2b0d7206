import { z } from 'zod';

/** The requests that PayPal's adapter makes, as far as the sandbox reads them. */

const amount = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^\d{1,10}(\.\d{2})?$/),
});
const address = z.url({ protocol: /^https?$/ });

export const orderRequest = z.object({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z.tuple([z.object({ custom_id: z.string().max(255), amount })]),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({
        return_url: address,
        cancel_url: address,
        locale: z.string().max(10).optional(),
      }),
    }),
  }),
});
export type OrderRequest = z.infer<typeof orderRequest>;

export const refundRequest = z.object({ amount });
export const captureRequest = z.object({ amount, final_capture: z.literal(true) });

export const verifyRequest = z.object({
  transmission_id: z.string(),
  transmission_sig: z.string(),
  webhook_event: z.record(z.string(), z.unknown()),
});
