import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { orderAnswered as es } from '../es/order-answered.ts';

export const orderAnswered: Translation<typeof es> = {
  title: {
    canceled: 'Order {{number}} was cancelled',
    confirmed: 'Order {{number}} was confirmed',
  },
  text: {
    canceled: 'The buyer cancelled their order. Its units are back in your stock.',
    confirmed: 'The buyer agreed to the day that you proposed. You can prepare the order.',
  },
  textBy: {
    canceled: '{{name}} cancelled their order. Its units are back in your stock.',
    confirmed: '{{name}} agreed to the day that you proposed. You can prepare their order.',
  },
  refunded: 'What they paid is given back to them.',
  open: 'See the order',
  note: 'All that happened is in the history of the order.',
};
