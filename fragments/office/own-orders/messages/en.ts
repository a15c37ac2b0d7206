import { orderStates, sellerNexts } from '../../../../shared/i18n/en/order-states.ts';
import { generic } from '../../../../shared/i18n/en/words.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('own-orders', es, {
  title: 'Orders',
  intro: 'What your store has to deliver: each order, from its arrival to its delivery.',
  actions: { search: 'Find an order' },
  states: orderStates,
  nexts: sellerNexts,
  search: 'Search by number or e-mail',
  show: 'Show',
  open: 'To be done',
  all: 'All',
  from: 'From',
  to: 'To',
  find: 'Search',
  exportAll: 'Export orders as CSV',
  list: 'Orders',
  none: 'No orders to be done',
  noneText: 'When somebody buys, the order arrives here.',
  noneFound: 'No order matches.',
  noneFoundText: 'Try another number, another stage or other dates.',
  showOpen: 'See the orders to be done',
  more_lines_one: 'and {{count}} more',
  more_lines_other: 'and {{count}} more',
  openOne: 'View',
  openOf: 'View order {{number}}',
  moving: 'Order {{number}} moves to “{{state}}”',
  undo: 'Undo',
  undoOf: 'Undo: order {{number}} stays where it is',
  moved: 'The order moved on',
  movedTo: 'Order {{number}}: {{state}}',
  more: 'Show more',
  previous: 'Previous',
  failed: 'That did not work',
  tryAgain: generic.tryAgain,
});
