import { namespace } from '../../../../shared/i18n/namespace.ts';
import { noEarnings } from '../../../../shared/i18n/en/no-earnings.ts';
import { orderStates } from '../../../../shared/i18n/en/order-states.ts';
import { es } from './es.ts';

export const messages = namespace('order-shares', es, {
  title: 'Where each peso goes',
  of: 'Shares of order {{number}}',
  soldBy: 'Sold in {{store}} on {{day}}',
  states: orderStates,
  freeOn: 'It becomes free on {{day}}, or once its return is closed.',
  freeLater: 'It becomes free once it is delivered and the time for returns is over.',
  owed: 'Whoever delivers it was paid, and still owes {{amount}}. It becomes free once that is covered.',
  units_one: '{{count}} unit · {{total}}',
  units_other: '{{count}} units · {{total}}',
  margin: 'Margin for resellers: {{amount}}',
  who: 'Who',
  rate: 'Part of the margin',
  amount: 'Gets',
  returned: 'Given back',
  left: 'Left',
  roles: {
    seller: 'The seller',
    sponsor: 'Their sponsor',
    above: 'The sponsor above',
    network: 'The network',
    resale: 'Those who resell it',
    supplier: 'Whoever delivers it',
  },
  own: '{{role}} (you)',
  reasons: noEarnings,
  shipping: 'Shipping, for whoever delivers it: {{amount}}',
  bar: '{{role}}: {{amount}}',
  back: 'Back to the wallet',
  openOrder: 'Open the order',
});
