import { z } from 'zod';
import { reviewWaits } from '../rules/payment-review.ts';

/** A payment that its provider takes days to decide about. */
export const paymentReview = z.object({
  /** When it is expected to be over, ISO 8601. */
  until: z.string(),
  waits_for: z.enum(reviewWaits),
});
export type PaymentReviewView = z.infer<typeof paymentReview>;
