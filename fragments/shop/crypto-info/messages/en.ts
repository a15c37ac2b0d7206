import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('crypto-info', es, {
  title: 'Pay with crypto',
  total: 'Amount',
  send: 'Send exactly',
  rate: 'Rate',
  until: 'Valid until',
  fixed:
    'Amount and rate are fixed for 15 minutes. TiendaCrypto’s page tells you where to send it.',
  over: 'The rate has ended, or the payment has its answer. See how it stands, or choose again how to pay.',
  go: 'Go to TiendaCrypto',
  look: 'See how my payment stands',
  other: 'Choose another way to pay',
});

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'crypto-info': typeof es;
  }
}
