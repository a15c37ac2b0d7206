import { z } from 'zod';

/** What Stripe says of payouts, as far as the adapter reads it (API version 2023-08-16). */

const currency = z.string().regex(/^[a-z]{3}$/);

export const wirePayout = z.object({
  id: z.string().regex(/^po_\w{1,100}$/),
  amount: z.int(),
  currency,
  /** Unix seconds. */
  arrival_date: z.int().nonnegative(),
});
export type WirePayout = z.infer<typeof wirePayout>;
export const wirePayouts = z.object({
  data: z.array(wirePayout),
  has_more: z.boolean().default(false),
});

/** A charge, a refund or a dispute. */
const wireSource = z.object({
  id: z.string().max(100),
  payment_intent: z.string().max(100).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type WireSource = z.infer<typeof wireSource>;

export const wireTransaction = z.object({
  id: z.string().max(100),
  object: z.literal('balance_transaction'),
  amount: z.int(),
  fee: z.int(),
  net: z.int(),
  currency,
  reporting_category: z.string().max(100),
  // Only an id where it was not asked for as a whole.
  source: z.union([z.string(), wireSource]).nullish(),
});
export type WireTransaction = z.infer<typeof wireTransaction>;
export const wireTransactions = z.object({
  data: z.array(wireTransaction),
  has_more: z.boolean().default(false),
});
