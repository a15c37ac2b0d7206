import { paymentSlip as slip } from '../../../../../shared/i18n/es-AR/payment-slip.ts';

/** The words about a number to pay by that Argentina says otherwise. */
export const paymentSlip = {
  ...slip,
  title: 'Así pagás tu pedido {{number}}',
  footer: 'Recibís este correo porque compraste en {{store}}.',
} as const;
