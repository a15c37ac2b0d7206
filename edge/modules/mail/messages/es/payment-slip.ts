import { paymentSlip as slip } from '../../../../../shared/i18n/es/payment-slip.ts';

export const paymentSlip = {
  ...slip,
  title: 'Así pagas tu pedido {{number}}',
  partTitle: 'Faltan {{left}} de tu pedido {{number}}',
  hello: 'Hola, {{name}}.',
  see: 'Ver los datos para pagar',
  stop: 'No recibir más correos de {{store}}',
  footer: 'Recibes este correo porque compraste en {{store}}.',
} as const;
