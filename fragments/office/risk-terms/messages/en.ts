import { riskHoldNames } from '../../../../shared/i18n/en/payment-risk.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('risk-terms', es, {
  title: 'Risky orders',
  intro:
    'Each payment by card or on a provider’s page is looked at as it is approved: the countries of card and delivery, refusals, purchases in a row, the amount, and the provider’s word. The order and its payment show what was found.',
  legend: 'Which orders wait until you have looked at them',
  holds: riskHoldNames,
  hints: {
    off: 'You see the risk, and the order goes on as ever.',
    high: 'They are paid, but go no further until you release them, or cancel them with their refund.',
    any: 'Those that are only worth a look, too.',
  },
  save: 'Save which are held',
  saved: 'Saved: it holds for payments that are approved from now on.',
});
