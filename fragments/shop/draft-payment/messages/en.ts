import { paymentNames } from '../../../../shared/i18n/en/payment-names.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'draft-payment',
  es,
  {
    title: 'Your order',
    heading: '{{store}} has prepared this order',
    adds: 'It is added to your order {{number}}. It is paid apart, and has a number of its own.',
    lines: 'What is in it',
    items: 'Items',
    ways: { collection: 'Collected at the store', fixed_delivery: 'Delivery' },
    total: 'Total',
    until: 'The items are kept for you once you begin to pay. You can do so until {{time}}',
    how: 'How do you want to pay?',
    codes: paymentNames,
    pay: 'Go on to the payment',
    waiting: 'This order is being paid.',
    goOn: 'Go on with that payment',
    paid: 'This order is paid. Thank you!',
    over: 'This link does not count any more. Ask the store for another one.',
    notNow:
      'This order cannot be paid right now: an item is sold out or has changed. Ask the store.',
    needs: { payment_type: 'Choose how you want to pay.' },
  },
  argentine,
);
