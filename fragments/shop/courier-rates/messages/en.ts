import { addressLabels } from '../../../../shared/i18n/en/address.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'courier-rates',
  es,
  {
    addressLabels,
    title: 'Shipping by courier',
    chosen: 'Shipping by courier: {{carrier}}',
    intro:
      'Tell us where it goes, and we ask the couriers what they charge. They take a few seconds.',
    to: 'To this address:',
    until: 'Prices valid until {{time}}',
    ratesOf: 'Shipping from {{name}}',
    rates: 'Choose a rate',
    arrives: 'Arrives {{day}}',
    noDay: 'The courier does not say when it arrives',
    use: 'Use this rate',
    none: 'There are no shipping quotes for this address',
    fallback: 'You can choose the delivery at a fixed cost below: {{cost}}.',
    fallbackDay: 'You can choose the delivery at a fixed cost below: {{cost}}, arrives {{day}}.',
    noFallback: 'Choose another delivery below.',
    book: 'Your addresses',
    fromBook: 'Ask for this address',
    other: 'Ask for another address',
    country: 'Country',
    chooseState: 'Choose…',
    optional: 'optional',
    ask: 'Get shipping rates',
    atBranch: 'You collect it at the {{name}} branch',
    branchTitle: 'Collect it at a branch of Correo Argentino',
    branchesNear: 'Branches near the postal code {{code}}',
    branchesOf: 'For what {{name}} sends: branches near the postal code {{code}}',
    days: 'Mon Tue Wed Thu Fri Sat Sun',
    veryNear: 'in your area',
    away: 'about {{km}} km away',
    branchRate: 'Get the rate to this branch',
    province: 'Province',
    postalCode: 'Postal code',
    askBranches: 'Find branches',
  },
  argentine,
);
