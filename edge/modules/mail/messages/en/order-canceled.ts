import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { orderCanceled as es } from '../es/order-canceled.ts';

export const orderCanceled: Translation<typeof es> = {
  title: 'Order {{number}} was cancelled',
  text: 'The buyer cancelled their order. Its units are back in your stock.',
  textBy: '{{name}} cancelled their order. Its units are back in your stock.',
  refunded: 'What they paid is given back to them.',
  open: 'See the order',
  note: 'Their reason is in the history of the order.',
};
