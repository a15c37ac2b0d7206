import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('checkout-terms', es, {
  title: 'Carts with several sellers',
  intro:
    'Choose how a cart with items of several sellers is paid. Purchases that have begun go on as they were.',
  legend: 'How it is paid',
  together: 'All in one purchase',
  togetherHint:
    'One payment for everything, which the network takes and shares out among the sellers.',
  apart: 'Each seller separately',
  apartHint: 'One purchase and one payment a seller, by the ways to pay of each.',
  save: 'Save how it is paid',
  saved: 'Saved: it holds for purchases that begin from now on.',
});
