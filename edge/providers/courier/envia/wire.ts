import { z } from 'zod';

/** Envia's answers, as far as the adapter reads them. */

const text = z.string().max(300);
/** Pages of Envia's; the adapter takes one without TLS from its own origin alone. */
const page = z.url({ protocol: /^https?$/ });

/** Envia's own refusal, which comes with 200 too. Its words are left: they may name a buyer. */
export const wireError = z.object({
  meta: z.literal('error'),
  error: z.object({ code: z.number().int() }),
});

const wireRate = z.object({
  carrier: text,
  carrierDescription: text.nullish(),
  service: text,
  serviceDescription: text.nullish(),
  totalPrice: z.number().nonnegative(),
  currency: text,
  deliveryDate: z
    .object({ dateDifference: z.number().int().nonnegative(), timeUnit: text })
    .nullish()
    // A date in another form tells no days, and costs no rate.
    .catch(null),
});
export type WireRate = z.infer<typeof wireRate>;
export const wireRates = z.object({ meta: z.literal('rate'), data: z.array(wireRate) });

const number = z.string().regex(/^[\w-]{1,64}$/);

const wireLabel = z.object({
  trackingNumber: number,
  trackUrl: page.nullish().catch(null),
  label: page,
  totalPrice: z.number().nonnegative(),
  currency: text,
});
export type WireLabel = z.infer<typeof wireLabel>;
export const wireLabels = z.object({
  meta: z.literal('generate'),
  data: z.array(wireLabel).min(1),
});

const wireParcel = z.object({
  trackingNumber: number,
  status: text,
  trackUrl: page.nullish().catch(null),
});
export type WireParcel = z.infer<typeof wireParcel>;
export const wireTracking = z.object({
  meta: z.literal('generaltrack'),
  data: z.array(wireParcel),
});

export const wireCancellation = z.object({ meta: z.literal('cancel') });
