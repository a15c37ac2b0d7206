import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'order-addition',
  es,
  {
    title: 'Add to the order',
    of: 'Add to order {{number}}',
    intro:
      'What you add is an order of its own, with its own number and invoice. {{name}} pays it by a link.',
    noLines: 'Choose at the point of sale what you want to add.',
    choose: 'Choose items',
    lines: 'What is added',
    listed: 'In the store: {{price}}',
    left_one: '{{count}} left',
    left_other: '{{count}} left',
    onDemand: 'made on demand',
    amount: 'Units',
    price: 'Price of each',
    swap: 'What leaves in exchange',
    swapText:
      'Enter how many units stay in the order; 0 takes the item out. It leaves in the same step, whether the link is paid or not.',
    unitsOf: '{{name}} (there are {{units}})',
    delivery: 'How it gets there',
    collection: 'The customer collects it',
    fixed: 'It is sent to the address of the order',
    shipping: 'Shipping',
    shippingHint: 'Leave 0 where it goes in the same parcel as the order.',
    linkTitle: 'The link',
    days: 'How long it counts',
    lasts_one: '{{count}} day',
    lasts_other: '{{count}} days',
    mail: 'Send the link to {{email}}',
    preview: 'See how it would be',
    shown: 'How it would be',
    asks: 'The buyer is asked to pay {{total}}: {{items}} for items and {{shipping}} for shipping.',
    change: '{{name}}: {{from}} → {{to}}',
    ways: {
      refunded: '{{amount}} of what leaves goes back to the buyer.',
      less_due: 'The buyer owes {{amount}} less for order {{number}}.',
      none: 'What leaves cost nothing.',
    },
    addNow: 'Add, and make the link',
    swapNow: 'Swap, and make the link',
    back: 'Back to the order',
    needs: {
      lines: 'Leave at least one unit of some item.',
      amount: 'Write the units as a number, up to 999.',
      price: 'Write a price, such as 199.50.',
      shipping: 'Write a cost, such as 99.50, or 0.',
      left: 'Write how many units stay, in numbers.',
      delivery_type: 'Choose how it gets there.',
    },
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'order-addition': typeof es;
  }
}
