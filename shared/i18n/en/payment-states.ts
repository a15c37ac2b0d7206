import type { paymentStates as es } from '../es/payment-states.ts';

export const paymentStates: Record<keyof typeof es, string> = {
  created: 'Unpaid',
  processing: 'In process',
  requires_action: 'Waiting for the buyer',
  in_review: 'In review by the provider',
  authorized: 'Authorised, not charged',
  approved: 'Paid',
  declined: 'Declined',
  voided: 'Given up uncharged',
  refunded: 'Refunded',
};
