import type { paymentStates as es } from '../es/payment-states.ts';

export const paymentStates: Record<keyof typeof es, string> = {
  created: 'Unpaid',
  processing: 'In process',
  requires_action: 'Waiting for the buyer',
  approved: 'Paid',
  declined: 'Declined',
  refunded: 'Refunded',
};
