import type { paymentReview as es } from '../es/payment-review.ts';

export const paymentReview: Record<keyof typeof es, string> = {
  checks: '{{name}} is looking at your payment and usually answers by {{until}}.',
  funds: 'Your money is on its way to {{name}} and usually arrives by {{until}}.',
  seller: '{{name}} waits for the store to accept your payment; that is usually done by {{until}}.',
  held: 'We keep your items for you meanwhile.',
  wait: 'Do not pay again: we will email you.',
};
