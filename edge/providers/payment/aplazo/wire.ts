import { z } from 'zod';

/** Aplazo's answers, as far as the adapter reads them. */

const id = z.union([z.string().regex(/^\w{1,60}$/), z.int()]).transform(String);

export const wireToken = z.object({ Authorization: z.string().regex(/^Bearer \S{1,2000}$/) });
export const wireLoan = z.object({ loanId: id, url: z.url({ protocol: /^https?$/ }) });
export const wireLoans = z.array(z.object({ loanId: id, status: z.string() }));
export const wireRefund = z.object({
  refundId: id,
  refundStatus: z.enum(['REQUESTED', 'REJECTED']),
});
export const wireHead = z.object({ alg: z.literal('HS512') });
export const wireClaims = z.object({
  loanId: id,
  status: z.string().max(40),
  cartId: z.string().max(100),
});
