import { namespace } from '../../../../shared/i18n/namespace.ts';
import { paymentNames } from '../../../../shared/i18n/en/payment-names.ts';
import { paymentStates } from '../../../../shared/i18n/en/payment-states.ts';
import { es } from './es.ts';

export const messages = namespace('own-payments', es, {
  title: 'Payments',
  intro: 'What was paid in your store, and your part of it.',
  actions: { search: 'Find a payment' },
  states: paymentStates,
  codes: paymentNames,
  balances: 'Your balance',
  locked: 'On hold',
  lockedHint: 'Released when the time for returns is over.',
  open: 'Available',
  openHint: 'Nobody can ask for it back any more.',
  owed: 'You owe others',
  owedHint: 'Taken by your account for other sellers.',
  noBalance:
    'Nothing was taken by the platform yet. Cash, and payments by your own keys, reach you directly.',
  search: 'Search by order number or e-mail',
  state: 'State',
  every: 'All',
  from: 'From',
  to: 'To',
  find: 'Search',
  list: 'Payments',
  none: 'No online payments yet',
  noneText: 'When somebody pays online, the payment appears here.',
  noneFound: 'No payment matches.',
  noneFoundText: 'Try another number, another state or other dates.',
  showAll: 'Show all',
  order_one: 'Order {{numbers}}',
  order_other: 'Orders {{numbers}}',
  openOne: 'View',
  openOf: 'View the payment by {{buyer}}, {{amount}}',
  next: 'Show more',
  previous: 'Previous',
});
