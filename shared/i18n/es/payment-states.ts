import type { PaymentState } from '../../rules/payment-states.ts';

/** The states of a payment, as the staff of its store reads them. */
export const paymentStates = {
  created: 'Sin pagar',
  processing: 'En proceso',
  requires_action: 'Espera al comprador',
  in_review: 'En revisión del proveedor',
  authorized: 'Autorizado, sin cobrar',
  approved: 'Pagado',
  declined: 'Rechazado',
  voided: 'Liberado sin cobro',
  refunded: 'Devuelto',
} as const satisfies Record<Exclude<PaymentState, 'none'>, string>;
