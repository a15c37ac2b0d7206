import { namespace } from '../../../../shared/i18n/namespace.ts';
import { paymentNames } from '../../../../shared/i18n/en/payment-names.ts';
import { es } from './es.ts';

export const messages = namespace('payment-notices', es, {
  title: 'Provider events',
  intro: 'What your payment providers tell the store, and how they answered in the last 24 hours.',
  actions: { search: 'Find payment events' },
  codes: paymentNames,
  providers: 'Your providers',
  noProviders: 'No provider takes payments for you yet. Its keys are set in Settings.',
  states: {
    well: 'Answers well',
    unheard: 'Events not proved',
    failing: 'Failing',
    idle: 'Nothing happened',
  },
  stateHints: {
    unheard:
      'Events arrive that your webhook secret does not prove. Check in Settings that it is the provider’s.',
    failing:
      'It leaves some payments unanswered. We go on asking; if it lasts, see the provider’s status page.',
  },
  noTries: 'Nobody has paid this way',
  tried: '{{tries}} tries: {{approved}} approved, {{declined}} declined',
  unanswered_one: '{{count}} payment without an answer',
  unanswered_other: '{{count}} payments without an answer',
  waiting_one: '{{count}} event to be taken',
  waiting_other: '{{count}} events to be taken',
  refused_one: '{{count}} event not proved',
  refused_other: '{{count}} events not proved',
  lastTold: 'Last event: {{time}}',
  neverTold: 'No event in 24 hours',
  list: 'Events',
  result: 'Result',
  every: 'All',
  results: { taken: 'Taken', waiting: 'To be taken', unknown: 'No payment' },
  find: 'Search',
  payment: 'View its payment',
  noPayment: 'No payment has the reference {{reference}}',
  times: 'came {{times}} times',
  replay: 'Take again',
  replayOf: 'Take the event {{event}} again',
  taken: 'We asked the provider, and the payment is up to date.',
  none: 'No events yet',
  noneText: 'When a provider tells of a payment, what became of its event shows here.',
  noneFound: 'No event matches.',
  showAll: 'Show all',
  next: 'Show more',
  previous: 'Previous',
});
