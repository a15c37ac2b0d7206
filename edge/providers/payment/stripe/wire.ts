import { z } from 'zod';

/** Stripe's answers, as far as the adapter reads them (API version 2023-08-16). */

const card = z.object({
  brand: z.string().nullish(),
  last4: z.string().nullish(),
  funding: z.string().nullish(),
  exp_month: z.int().min(1).max(12).nullish(),
  exp_year: z.int().nullish(),
  country: z.string().nullish(),
});

const latestCharge = z.object({
  id: z.string(),
  amount_refunded: z.int().nonnegative(),
  // `normal`, `elevated` or `highest`; another word for what was not judged.
  outcome: z.object({ risk_level: z.string().nullish() }).nullish(),
  payment_method_details: z.object({ card: card.nullish() }).nullish(),
});

export const wireIntent = z.object({
  id: z.string().regex(/^pi_\w{1,200}$/),
  status: z.enum([
    'canceled',
    'processing',
    'requires_action',
    'requires_capture',
    'requires_confirmation',
    'requires_payment_method',
    'succeeded',
  ]),
  amount: z.int().nonnegative(),
  amount_received: z.int().nonnegative().optional(),
  // `manual` for one that is authorised first.
  capture_method: z.string().optional(),
  currency: z.string().regex(/^[a-z]{3}$/),
  created: z.int().nonnegative(),
  metadata: z.record(z.string(), z.string()).default({}),
  // Ids, since none of them is asked for as a whole.
  customer: z.string().nullish(),
  payment_method: z.string().nullish(),
  setup_future_usage: z.string().nullish(),
  // Only an id where it was not asked for as a whole.
  latest_charge: z.union([z.string(), latestCharge]).nullish(),
  last_payment_error: z
    .object({ code: z.string().optional(), decline_code: z.string().optional() })
    .nullish(),
  next_action: z
    .object({
      redirect_to_url: z.object({ url: z.url({ protocol: /^https?$/ }).nullish() }).optional(),
    })
    .nullish(),
});
export type WireIntent = z.infer<typeof wireIntent>;
export const wireIntents = z.object({ data: z.array(wireIntent) });

/** A card that Stripe keeps under an id of its own. */
export const wireMethod = z.object({ id: z.string().regex(/^pm_\w{1,200}$/) });

/** A customer, for whom cards are kept. */
export const wireCustomer = z.object({ id: z.string().regex(/^cus_\w{1,200}$/) });

export const wireRefund = z.object({ id: z.string(), status: z.string().nullish() });

export const wireProblem = z.object({
  error: z.object({
    type: z.string(),
    code: z.string().optional(),
    decline_code: z.string().optional(),
    param: z.string().optional(),
    payment_intent: wireIntent.optional().catch(undefined),
  }),
});
export type WireProblem = z.infer<typeof wireProblem>['error'];

/**
 * A dispute, as an event brings it. Of its balance transactions those say its fee that have moved money.
 */
export const wireDispute = z.object({
  id: z.string().regex(/^(?:dp|du)_\w{1,200}$/),
  object: z.literal('dispute'),
  amount: z.int().positive(),
  currency: z.string().regex(/^[a-z]{3}$/),
  reason: z.string().max(100),
  status: z.string().max(100),
  balance_transactions: z.array(z.object({ fee: z.int() })).default([]),
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
});
export type WireDispute = z.infer<typeof wireDispute>;

/** A dispute as Stripe answers about it, with the evidence that it has. */
export const wireHeldDispute = wireDispute.extend({
  evidence: z.record(z.string(), z.unknown()).default({}),
  evidence_details: z.object({
    due_by: z.int().nullish(),
    past_due: z.boolean(),
    submission_count: z.int().nonnegative(),
  }),
});
export type WireHeldDispute = z.infer<typeof wireHeldDispute>;

/** An event about an intent, or about a charge, a refund or a dispute of one. */
export const wireEvent = z.object({
  id: z.string().min(1).max(100),
  type: z.string().max(100),
  created: z.int().nonnegative(),
  data: z.object({
    object: z.looseObject({
      id: z.string(),
      object: z.string(),
      payment_intent: z.string().nullish(),
    }),
  }),
});
