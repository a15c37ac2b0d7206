import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';
import { argentine } from './es-AR.ts';

export const messages = namespace(
  'slip-mail',
  es,
  {
    title: 'Can’t find the e-mail?',
    text: 'What you need to pay is also in an e-mail to {{email}}. We send it again if you need it.',
    send: 'Send the e-mail again',
    sent: 'Sent to {{email}}. If it does not arrive in a few minutes, look in your spam folder.',
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'slip-mail': typeof es;
  }
}
