import { z } from 'zod';

/** Conekta's answers, as far as the adapter reads them (API 2.3.0). */

const card = z.object({
  object: z.string(),
  brand: z.string().optional(),
  last4: z.string().optional(),
  account_type: z.string().optional(),
  type: z.string().optional(),
  issuer: z.string().optional(),
  exp_month: z.string().max(4).optional(),
  exp_year: z.string().max(4).optional(),
  country: z.string().nullish(),
  // What Conekta found suspicious of it, in its own words.
  fraud_indicators: z.array(z.unknown()).nullish(),
});

const chargeback = z.object({
  id: z.string().min(1).max(100),
  status: z.string().max(60),
  reason: z.string().max(100).optional(),
  evidence_due_by: z.int().nullish(),
});

export const wireOrder = z.object({
  id: z.string().regex(/^\w{1,80}$/),
  amount: z.int().nonnegative(),
  amount_refunded: z.int().nonnegative().optional(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  created_at: z.int().nonnegative(),
  payment_status: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  line_items: z
    .object({
      data: z
        .array(z.object({ unit_price: z.int().nonnegative(), quantity: z.int().positive() }))
        .optional(),
    })
    .nullish(),
  customer_info: z.object({ customer_id: z.string().max(80).optional() }).nullish(),
  next_action: z
    .object({
      redirect_to_url: z.object({ url: z.url({ protocol: /^https?$/ }).optional() }).optional(),
    })
    .nullish(),
  checkout: z
    .object({
      force_save_card: z.boolean().nullish(),
      status: z.string().optional(),
      url: z.url({ protocol: /^https?$/ }).optional(),
    })
    .nullish(),
  charges: z
    .object({
      data: z
        .array(
          z.object({
            status: z.string(),
            failure_code: z.string().nullish(),
            paid_at: z.int().nullish(),
            payment_method: card.optional(),
            amount: z.int().nonnegative().optional(),
            chargeback: chargeback.nullish(),
          }),
        )
        .optional(),
    })
    .nullish(),
});
export type WireOrder = z.infer<typeof wireOrder>;

export const wireOrders = z.object({
  data: z.array(
    z.object({
      id: z.string().regex(/^\w{1,80}$/),
      metadata: z.record(z.string(), z.unknown()).nullish(),
    }),
  ),
});

const customerId = z.string().regex(/^cus_\w{1,80}$/);

/** A customer, for whom cards are kept. */
export const wireCustomer = z.object({ id: customerId });
export const wireCustomers = z.object({
  data: z.array(wireCustomer.extend({ custom_reference: z.string().nullish() })),
});

/** Something that a customer may pay with; of all kinds, since a customer has cards among others. */
export const wireSource = z.object({
  id: z.string().regex(/^\w{1,80}$/),
  type: z.string(),
  created_at: z.int().nonnegative(),
  last4: z.string().optional(),
  exp_month: z.string().max(4).optional(),
  exp_year: z.string().max(4).optional(),
});
export type WireSource = z.infer<typeof wireSource>;
export const wireSources = z.object({ data: z.array(wireSource) });

export const wireEvent = z.object({
  id: z.string().min(1).max(100),
  type: z.string().max(100),
  created_at: z.int().nonnegative(),
  data: z.object({
    object: z.object({
      id: z.string().max(80),
      object: z.string().max(60),
      order_id: z.string().max(80).nullish(),
    }),
  }),
});
