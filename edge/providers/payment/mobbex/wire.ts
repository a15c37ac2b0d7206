import { z } from 'zod';

/** Mobbex's answers, as far as the adapter reads them. */

export const wireCheckout = z.object({
  result: z.literal(true),
  data: z.object({
    id: z.string().regex(/^\w{1,80}$/),
    url: z.url({ protocol: /^https?$/ }),
  }),
});

const code = z.union([z.string().regex(/^\d{1,4}$/), z.int()]).transform(Number);

export const wireOperation = z.object({
  id: z.string().regex(/^\w{1,80}$/),
  reference: z.string(),
  status: z.object({ code }),
  total: z.number().nonnegative(),
  currency: z.object({ code: z.string().regex(/^[A-Z]{3}$/) }),
  created: z.string().optional(),
  refunded: z.number().nonnegative().optional(),
  source: z
    .object({
      type: z.string().optional(),
      reference: z.string().optional(),
      number: z.string().optional(),
    })
    .optional(),
});
export type WireOperation = z.infer<typeof wireOperation>;

export const wireOperations = z.object({
  result: z.literal(true),
  data: z.object({ docs: z.array(wireOperation) }),
});

export const wireDone = z.object({ result: z.boolean() });

export const wireEvent = z.object({
  type: z.string().max(60),
  data: z.object({
    payment: z.object({
      id: z.string().max(80),
      reference: z.string().max(100),
      status: z.object({ code }),
      updated: z.string().max(40).optional(),
    }),
  }),
});
