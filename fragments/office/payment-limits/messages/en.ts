import { paymentNames } from '../../../../shared/i18n/en/payment-names.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('payment-limits', es, {
  names: paymentNames,
  title: 'Amounts of each way to pay',
  intro:
    'Outside these amounts a purchase does not show the way to pay. Leave a field empty for no limit.',
  minimum: 'From ({{currency}})',
  maximum: 'Up to ({{currency}})',
  provider: 'Its provider takes up to {{most}}.',
  save: 'Save amounts',
  saved: 'Saved: they hold for purchases that begin from now on.',
});
