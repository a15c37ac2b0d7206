import { z } from 'zod';

/** The wire of the hosted pages, which both sides of this repository were written to. */

const decimal = z.string().regex(/^\d{1,10}(\.\d{1,2})?$/);
const time = z.iso.datetime();

export const wirePayment = z.object({
  id: z.string().regex(/^\w{1,80}$/),
  reference: z.string(),
  status: z.enum(['waiting', 'pending', 'paid', 'declined', 'expired']),
  amount: decimal,
  currency: z.string().regex(/^[A-Z]{3}$/),
  refunded: decimal,
  decline_code: z.string().max(60).nullish(),
  page_url: z.url({ protocol: /^https?$/ }),
  created_at: time,
  /** What the buyer pays in another money, at a rate that holds until its end. */
  quote: z
    .object({
      asset: z.string().regex(/^[A-Z]{2,10}$/),
      amount: z.string().regex(/^\d{1,12}(\.\d{1,18})?$/),
      rate: decimal,
      until: time,
    })
    .nullish(),
});
export type WirePayment = z.infer<typeof wirePayment>;
export const wirePayments = z.array(wirePayment);

export const wireRefund = z.object({
  id: z.string(),
  status: z.enum(['done', 'pending', 'refused']),
});

/** An event says that something happened to a payment; the payment itself says how it stands. */
export const wireEvent = z.object({
  id: z.string().min(1).max(100),
  created_at: time,
  payment: z.object({ id: z.string().max(80), reference: z.string().max(100) }),
});
