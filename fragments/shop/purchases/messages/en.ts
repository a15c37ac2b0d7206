import { namespace } from '../../../../shared/i18n/namespace.ts';
import { orderStates } from '../../../../shared/i18n/en/order-states.ts';
import { paymentNames } from '../../../../shared/i18n/en/payment-names.ts';
import { pager } from '../../../../shared/i18n/en/pager.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'purchases',
  es,
  {
    pager,
    states: orderStates,
    payments: paymentNames,
    deliveries: {
      fixed_delivery: 'Home delivery',
      collection: 'Store pickup',
      delivery: 'Delivery by the store',
      to_address: 'Post to the door',
      shipping: 'Courier',
      to_branch: 'Courier’s branch',
    },
    sorts: {
      '-created_at': 'Latest first',
      created_at: 'Oldest first',
      '-updated_at': 'Last changed first',
    },
    find: {
      text: 'Search by order or tracking number',
      go: 'Search',
      more: 'More filters',
      any: 'All',
      state: 'Stage',
      payment_type: 'Payment',
      delivery_type: 'Delivery',
      start_date: 'From',
      end_date: 'To',
      include_delivered: 'Delivered',
      include_canceled: 'Canceled',
      shown: 'Show',
      hidden: 'Hide',
      sort: 'Order',
    },
    noneFound: 'No purchase matches.',
    showAll: 'Show all',
    elsewhere: 'My purchases in other stores',
    invoices: 'My invoices',
    title: 'My purchases',
    canceled: 'You cancelled the order.',
    test: '[Test]',
    soldBy: 'Sold by {{name}}',
    number: 'Order {{number}}',
    more_one: 'and {{count}} more item',
    more_other: 'and {{count}} more items',
    none: 'You have not bought anything at {{store}} yet.',
    shop: 'Go to the store',
    pastLast: 'There are no more purchases here.',
    firstPage: 'See the latest ones',
    prove:
      'Did you buy with your e-mail without signing in? Verify it and those purchases show up here, too.',
    preferences: 'Go to Preferences',
  },
  argentine,
);
