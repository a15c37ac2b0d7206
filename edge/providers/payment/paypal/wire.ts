import { z } from 'zod';

/** PayPal's answers, as far as the adapter reads them (Orders v2, Payments v2, Webhooks v1). */

const amount = z.object({ currency_code: z.string(), value: z.string() });
const links = z.array(z.object({ href: z.url({ protocol: /^https?$/ }), rel: z.string() }));

/** Why a capture or an authorisation is still `PENDING`. */
const details = z.object({ reason: z.string().optional() });

const capture = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  status_details: details.optional(),
  amount,
});

const authorization = z.object({
  id: z.string().min(1).max(100),
  status: z.enum(['CREATED', 'CAPTURED', 'DENIED', 'PARTIALLY_CAPTURED', 'VOIDED', 'PENDING']),
  status_details: details.optional(),
  amount: amount.optional(),
});

export const wireOrder = z.object({
  id: z.string().regex(/^[A-Z0-9]{1,36}$/),
  intent: z.enum(['CAPTURE', 'AUTHORIZE']).optional(),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  create_time: z.string().optional(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: amount.optional(),
        payments: z
          .object({
            authorizations: z.array(authorization).optional(),
            captures: z.array(capture).optional(),
            refunds: z.array(z.object({ status: z.string(), amount })).optional(),
          })
          .optional(),
      }),
    )
    .optional(),
  links: links.optional(),
});
export type WireOrder = z.infer<typeof wireOrder>;

/** What a capture of an authorisation answers, and what giving one up does; the order tells the rest. */
export const wireTaken = capture.pick({ id: true, status: true });
export const wireVoided = authorization.pick({ id: true, status: true });

export const wireRefund = z.object({
  id: z.string(),
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
});

export const wireToken = z.object({ access_token: z.string().min(1) });
export const wireVerified = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });
export const wireProblem = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

/** An event about an order, or about an authorisation or a capture of one. */
export const wireEvent = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string(),
  create_time: z.string(),
  resource: z.object({
    id: z.string().optional(),
    custom_id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  }),
});
export type WireEvent = z.infer<typeof wireEvent>;
