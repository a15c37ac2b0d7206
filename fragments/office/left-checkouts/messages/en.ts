import { paymentNames } from '../../../../shared/i18n/en/payment-names.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('left-checkouts', es, {
  title: 'Left checkouts',
  intro:
    'Those of the last 30 days that stayed unpaid for more than an hour, once a contact was given. After that time they are shown no more.',
  actions: { search: 'Find left checkouts' },
  codes: paymentNames,
  from: 'From',
  to: 'To',
  find: 'Find',
  begun: 'Begun on {{time}} · {{way}}',
  noTries: 'The payment was never tried.',
  tried: '{{time}}, {{way}}',
  declined: 'declined ({{code}})',
  unfinished: 'not completed',
  told: 'The buyer was told: {{text}}',
  none: 'There are no left checkouts',
  noneText: 'When somebody gives a contact and goes without paying, you see here how far they got.',
  noneFound: 'None matches.',
  showAll: 'Show all',
  next: 'Show more',
  previous: 'Previous',
});
