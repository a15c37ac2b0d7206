import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'resale-simulator',
  es,
  {
    title: 'Work out what you would earn',
    intro: 'Type a sale and see where each cent of it goes.',
    fields: {
      price: 'Price of one unit',
      margin: 'Margin that the supplier leaves on a unit',
      units: 'Units',
    },
    problems: {
      price: 'Type a price, such as 349.00.',
      margin: 'Type a margin that is not above the price.',
      units: 'Type 1 to 999 units.',
    },
    count: 'Work it out',
    result: 'Of this sale of {{total}}',
    who: 'Goes to',
    amount: 'Amount',
    part: 'Part',
    seller: 'You',
    sponsor: 'Whoever invited you',
    above: 'Whoever invited that person',
    rest: 'The supplier and the network',
    examples: 'Three examples',
    example: '{{units}} × {{price}}, with a margin of {{margin}}',
    sale: 'Sale',
    earn: 'You earn',
  },
  argentine,
);
