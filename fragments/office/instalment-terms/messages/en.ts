import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('instalment-terms', es, {
  title: 'Months without interest',
  intro:
    'Buyers with a credit card may divide their payment by Stripe, Conekta, Openpay or Mobbex. The provider charges you the cost of each plan: check it there before you offer one.',
  legend: 'Plans that you offer',
  term: '{{payments}} months, from {{least}}',
  plain: '{{payments}} months',
  minimum: 'Least purchase ({{currency}})',
  minimumHint:
    'With 0 only the least of each plan counts, which is that of the providers in Mexico.',
  save: 'Save plans',
  saved: 'Saved: offered in purchases that begin from now on.',
});

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'instalment-terms': typeof es;
  }
}
