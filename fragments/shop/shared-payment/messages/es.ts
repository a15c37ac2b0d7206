import { paymentNames } from '../../../../shared/i18n/es/payment-names.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Pago compartido',
  heading: 'Te comparten un pago para {{store}}',
  open: 'Forma de pago: {{way}}. Puedes pagar hasta las {{time}}; se cobra una sola vez.',
  pay: 'Ir a pagar',
  waiting: 'Alguien está pagando en este momento.',
  paid: 'Este pago ya está hecho. ¡Gracias!',
  over: 'Este enlace ya no vale. Pide otro a quien te lo mandó.',
  ways: paymentNames,
} as const;

export type Messages = typeof es;
