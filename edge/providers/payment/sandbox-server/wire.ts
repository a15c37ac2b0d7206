import { z } from 'zod';

/** The words of the sandbox's own books of cards, which `stripe/` puts into Stripe's. */

// Plain host names only: a host goes into a Content-Security-Policy, where `;` would start a rule.
const webAddress = z.url({ protocol: /^https?$/, hostname: /^[a-z0-9.-]+$/ }).max(2048);
const minorUnits = z.int().positive().max(99_999_999_999);

export type WireBrand = 'visa' | 'mastercard' | 'amex' | 'other';

export interface WireCard {
  readonly brand: WireBrand;
  readonly last4: string;
  readonly bank?: string;
  readonly type: 'credit' | 'debit';
}

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

export interface WireToken extends WireCard {
  readonly token: string;
  /** Unix seconds. */
  readonly expires: number;
}

/** `authorized` where the bank keeps the amount ready, and nothing was charged. */
export type WireStatus = 'approved' | 'authorized' | 'declined' | 'requires_action' | 'pending';

export type WireDecline =
  | 'card_declined'
  | 'insufficient_funds'
  | 'authentication_failed'
  | 'authentication_expired'
  /** An authorisation that was given up, or that has ended. */
  | 'canceled'
  /** Months without interest are for credit cards. */
  | 'instalments_need_credit';

export const wireChargeRequestSchema = z.object({
  amount: minorUnits,
  currency: z.string().regex(/^[A-Z]{3}$/),
  source: z.string().min(1).max(100),
  /** The customer whose card it is, or becomes where it is kept. */
  customer: z.string().max(100).optional(),
  keeps: z.boolean().optional(),
  reference: z.string().min(1).max(100),
  return_url: webAddress,
  /** Authorised alone; the merchant charges it later. */
  later: z.boolean().optional(),
  /** Monthly payments; none for one payment. */
  instalments: z.int().positive().optional(),
  description: z.string().max(255).optional(),
  locale: z.enum(['es', 'en']).optional(),
  metadata: z
    .record(z.string().max(40), z.string().max(500))
    .refine((entries) => Object.keys(entries).length <= 20, 'at most 20 entries')
    .optional(),
});
export type WireChargeRequest = z.infer<typeof wireChargeRequestSchema>;

/** Whose card it is, in Stripe's words. */
export interface WireBilling {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly address?: Readonly<Record<string, string>> | undefined;
}

/** A card that is kept under an id. */
export interface WireMethod {
  readonly id: string;
  readonly customer: string | null;
  /** Whether this charge keeps it for its customer. */
  readonly keeps: boolean;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly billing: WireBilling | null;
}

export interface WireCharge {
  readonly id: string;
  readonly status: WireStatus;
  readonly amount: number;
  readonly amount_refunded: number;
  readonly currency: string;
  readonly reference: string;
  readonly decline_code?: string;
  /** What the provider makes of its risk, where it is worse than usual. */
  readonly risk?: 'elevated' | 'highest';
  readonly card: WireCard;
  readonly method?: WireMethod;
  /** Of one that is authorised first: what was charged of it; null until then. */
  readonly later?: { readonly captured: number | null };
  readonly next_action?: {
    readonly type: 'redirect_to_url';
    readonly redirect_to_url: { readonly url: string };
  };
  readonly description?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  /** Unix seconds. */
  readonly created: number;
}

export interface WireRefund {
  readonly id: string;
  readonly charge: string;
  readonly status: 'success' | 'failed' | 'pending';
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
}

export type WireDisputeState = 'open' | 'lost' | 'won';

export interface WireEvent {
  readonly id: string;
  readonly type: `charge.${WireStatus}` | 'charge.refunded' | `dispute.${WireDisputeState}`;
  readonly created: number;
  readonly sequence: number;
  readonly data: { readonly charge: WireCharge; readonly refund?: WireRefund };
}

/** The header that makes a repeated call harmless. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
