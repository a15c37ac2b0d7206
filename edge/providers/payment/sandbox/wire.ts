import { z } from 'zod';

/**
 * The sandbox provider's wire, as its README documents it: the provider validates requests with
 * these schemas, and the adapter validates answers.
 */

const timestamp = z.int().nonnegative().describe('Unix time in seconds');
// Plain host names only: a host goes into a Content-Security-Policy, where `;` would start a rule.
const webAddress = z.url({ protocol: /^https?$/, hostname: /^[a-z0-9.-]+$/ }).max(2048);
const minorUnits = z.int().positive().max(99_999_999_999);

export const wireBrandSchema = z.enum(['visa', 'mastercard', 'amex', 'other']);
export type WireBrand = z.infer<typeof wireBrandSchema>;

export const wireCardSchema = z.object({
  brand: wireBrandSchema,
  last4: z.string().regex(/^\d{4}$/),
  bank: z.string().optional(),
  type: z.enum(['credit', 'debit']),
});
export type WireCard = z.infer<typeof wireCardSchema>;

/**
 * The body that the frame posts to `/v1/tokens`. The provider's own rules check it, so the shapes
 * are loose.
 */
export const wireTokenRequestSchema = z.object({
  name: z.string().max(200),
  number: z.string().max(64),
  exp_month: z.int(),
  exp_year: z.int(),
  cvc: z.string().max(8),
});
export type WireTokenRequest = z.infer<typeof wireTokenRequestSchema>;

export const wireTokenSchema = wireCardSchema.extend({
  token: z.string(),
  expires: timestamp,
});
export type WireToken = z.infer<typeof wireTokenSchema>;

export const wireStatusSchema = z.enum(['approved', 'declined', 'requires_action', 'pending']);
export type WireStatus = z.infer<typeof wireStatusSchema>;

export const wireDeclineSchema = z.enum([
  'card_declined',
  'insufficient_funds',
  'authentication_failed',
  'authentication_expired',
]);
export type WireDecline = z.infer<typeof wireDeclineSchema>;

export const wireChargeRequestSchema = z.object({
  amount: minorUnits,
  currency: z.string().regex(/^[A-Z]{3}$/),
  source: z.string().min(1).max(100),
  reference: z.string().min(1).max(100),
  return_url: webAddress,
  description: z.string().max(255).optional(),
  locale: z.enum(['es', 'en']).optional(),
  metadata: z
    .record(z.string().max(40), z.string().max(500))
    .refine((entries) => Object.keys(entries).length <= 20, 'at most 20 entries')
    .optional(),
});
export type WireChargeRequest = z.infer<typeof wireChargeRequestSchema>;

export const wireChargeSchema = z.object({
  id: z.string(),
  status: wireStatusSchema,
  amount: minorUnits,
  amount_refunded: z.int().nonnegative(),
  currency: z.string(),
  reference: z.string(),
  // A decline code that a later provider adds must not make the answer unreadable.
  decline_code: z.string().optional(),
  card: wireCardSchema,
  next_action: z
    .object({ type: z.literal('redirect_to_url'), redirect_to_url: z.object({ url: webAddress }) })
    .optional(),
  description: z.string().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  created: timestamp,
});
export type WireCharge = z.infer<typeof wireChargeSchema>;

export const wireRefundRequestSchema = z.object({ amount: minorUnits });

export const wireRefundSchema = z.object({
  id: z.string(),
  charge: z.string(),
  status: z.enum(['success', 'failed', 'pending']),
  amount: minorUnits,
  currency: z.string(),
  created: timestamp,
});
export type WireRefund = z.infer<typeof wireRefundSchema>;

export const wireErrorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), param: z.string().optional() }),
});

export const wireEventSchema = z.object({
  id: z.string(),
  type: z.enum([
    'charge.pending',
    'charge.requires_action',
    'charge.approved',
    'charge.declined',
    'charge.refunded',
  ]),
  created: timestamp,
  sequence: z.int().positive(),
  data: z.object({ charge: wireChargeSchema, refund: wireRefundSchema.optional() }),
});
export type WireEvent = z.infer<typeof wireEventSchema>;

/** The header that proves a webhook, and the one that makes a repeated call harmless. */
export const SIGNATURE_HEADER = 'sandbox-signature';
export const IDEMPOTENCY_HEADER = 'idempotency-key';
