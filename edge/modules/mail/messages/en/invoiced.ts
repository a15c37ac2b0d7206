import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { invoiced as es } from '../es/invoiced.ts';

export const invoiced: Translation<typeof es> = {
  title: 'Your invoice {{invoice}} is ready',
  hello: 'Hello {{name}},',
  text: '{{seller}} issued the invoice {{invoice}} of your order {{number}}. Download it as PDF and XML on the page of the order, which also says whether it is stamped yet.',
  see: 'See my invoice',
  note: 'You get this mail because you asked for the invoice of a purchase in {{store}}.',
  stop: 'No more mails from {{store}}',
};
