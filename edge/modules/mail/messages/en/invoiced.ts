import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { invoiced as es } from '../es/invoiced.ts';

export const invoiced: Translation<typeof es> = {
  title: 'Your invoice {{invoice}} is ready',
  hello: 'Hello {{name}},',
  text: '{{seller}} issued the invoice {{invoice}} of your order {{number}}. Download it as PDF and XML on the page of the order, which also says whether it is stamped yet.',
  see: 'See my invoice',
  creditTitle: 'Your credit note {{invoice}} is ready',
  creditText:
    '{{seller}} issued the credit note {{invoice}} for the money of your order {{number}} that was refunded to you. Download it as PDF and XML on the page of the order, which also says whether it is stamped yet.',
  seeCredit: 'See my credit note',
  note: 'You get this mail because you asked for the invoice of a purchase in {{store}}.',
  stop: 'No more mails from {{store}}',
};
