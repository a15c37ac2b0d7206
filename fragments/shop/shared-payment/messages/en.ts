import { paymentNames } from '../../../../shared/i18n/en/payment-names.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('shared-payment', es, {
  title: 'Shared payment',
  heading: 'A payment to {{store}} was shared with you',
  open: 'Way to pay: {{way}}. You can pay until {{time}}; it is charged once.',
  pay: 'Go and pay',
  waiting: 'Somebody is paying at this moment.',
  paid: 'This payment has been made. Thank you!',
  over: 'This link is no longer valid. Ask whoever sent it for a new one.',
  ways: paymentNames,
});

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'shared-payment': typeof es;
  }
}
