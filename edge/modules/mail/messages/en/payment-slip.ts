import { paymentSlip as slip } from '../../../../../shared/i18n/en/payment-slip.ts';
import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { paymentSlip as es } from '../es/payment-slip.ts';

export const paymentSlip: Translation<typeof es> = {
  ...slip,
  title: 'How to pay for your order {{number}}',
  partTitle: '{{left}} of your order {{number}} are missing',
  hello: 'Hello, {{name}}.',
  see: 'See how to pay',
  stop: 'No more mails from {{store}}',
  footer: 'You get this mail because you bought at {{store}}.',
};
