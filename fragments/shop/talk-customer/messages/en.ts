import { orderStates } from '../../../../shared/i18n/en/order-states.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('talkCustomer', es, {
  title: 'Customer',
  cart: 'Their cart now',
  noCart: 'It is empty.',
  total: 'Total',
  orders: 'Their orders',
  noOrders: 'They have not bought from you yet.',
  made_one: '{{count}} order in all',
  made_other: '{{count}} orders in all',
  states: orderStates,
  questions: 'What they asked before',
  noQuestions: 'Nothing yet.',
  answered: 'Answered',
  waits: 'No answer yet',
  contacts: 'By the contact form',
});
