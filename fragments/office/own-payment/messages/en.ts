import { paymentNames } from '../../../../shared/i18n/en/payment-names.ts';
import { paymentStates } from '../../../../shared/i18n/en/payment-states.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('own-payment', es, {
  of: 'Payment of {{amount}}',
  begun: '{{at}} · {{buyer}}',
  states: paymentStates,
  codes: paymentNames,
  way: 'Way to pay',
  takenBy: 'Taken by',
  takers: {
    platform: 'The platform',
    store: 'Your own account',
    other: 'The account of another store of your network',
  },
  orders: 'Orders',
  otherSeller: 'another seller’s',
  tries: 'Tries',
  declined: 'Why it was declined',
  charge: 'The provider’s charge',
  refund: 'Why it was refunded',
  refunds: {
    canceled: 'The order was cancelled',
    out_of_stock: 'Sold out before the payment arrived',
    orders_gone: 'The order no longer waited for the payment',
    amount_mismatch: 'The provider took another amount',
    other: 'Other',
  },
  history: 'History',
  events: {
    begun: 'The buyer chose how to pay',
    changed: 'Last change: {{state}}',
    paid: 'Paid; your part is on hold',
    refunded: 'Refunded to the buyer',
    unlocked: 'Your part is available',
  },
  back: 'Back to the payments',
});
