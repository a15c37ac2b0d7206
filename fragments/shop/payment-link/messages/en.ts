import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('payment-link', es, {
  title: 'Let somebody else pay',
  text: 'Make a link for somebody else to pay this purchase. They see the amount, but not your name, your address or what you bought. We keep the items for an hour.',
  make: 'Make a payment link',
  link: 'Share this link',
  until: 'Valid until {{time}}; it can be paid once.',
});

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'payment-link': typeof es;
  }
}
