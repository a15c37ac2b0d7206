import { draftStateWords } from '../../../../shared/i18n/en/draft-states.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'draft-orders',
  es,
  {
    title: 'Orders by link',
    actions: { draft: 'Prepare an order that is paid by a link' },
    intro:
      'Orders that you prepare for a customer: send the link, and the customer pays in the way that suits. No items are kept until the payment begins.',
    prepare: 'Choose the items',
    show: 'Show',
    views: {
      all: 'All',
      open: 'To be paid',
      paid: 'Paid',
      lapsed: 'Lapsed',
      taken_back: 'Taken back',
    },
    find: 'See',
    states: draftStateWords,
    until: 'To be paid until {{time}}',
    ended: 'Its link counts until {{time}}',
    order: 'Order {{number}}',
    none: 'You have not prepared any order yet',
    noneText:
      'Choose the items at the point of sale and, instead of charging there, prepare the link.',
    noneFound: 'No order is like that',
    showAll: 'See all',
    next: 'See more',
    previous: 'Previous',
  },
  argentine,
);
