import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { orderEdited as es } from '../es/order-edited.ts';

export const orderEdited: Translation<typeof es> = {
  title: 'Your order {{number}} was changed',
  delivery: '{{seller}} changed the delivery of your order.',
  lines: '{{seller}} took items out of your order.',
  change: '{{name}}: {{from}} before, {{to}} now.',
  refunded:
    'You get {{amount}} back; your bank may take a few days. Your order now comes to {{total}}.',
  less_due: 'You pay {{amount}} less: your order now comes to {{total}}.',
  now: 'It now goes to: {{to}}.',
  note: 'They write: “{{note}}”',
  wrong: 'Did you not ask for it, or is something wrong? Write to the store from the order’s page.',
  hello: 'Hello, {{name}}.',
  see: 'See my order',
  stop: 'No more mails from {{store}}',
  footer: 'You get this mail because you bought at {{store}}.',
};
