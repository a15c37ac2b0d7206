import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';
import { argentine } from './es-AR.ts';

export const messages = namespace(
  'instalments',
  es,
  {
    free: {
      ask: 'Pay monthly, without interest',
      chosen: 'In {{payments}} monthly payments of {{amount}} without interest, by credit card',
      months: '{{payments}} months without interest',
      total: 'You pay the same: {{total}} in all',
    },
    dearer: {
      ask: 'Pay monthly',
      chosen: 'In {{payments}} monthly payments of {{amount}}, by credit card',
      months: '{{payments}} months',
      total: '{{total}} in all',
    },
    legend: 'Choose how to pay with your credit card',
    one: 'A single payment',
    each: '{{amount}} a month',
    tea: 'Effective yearly rate (TEA) {{tea}}. CFT is the total financial cost:',
    cft: 'CFT {{cft}}',
    hint: 'Monthly payments are for credit cards; any other way is a single payment. Your bank may not offer them.',
    use: 'Use this plan',
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    instalments: typeof es;
  }
}
