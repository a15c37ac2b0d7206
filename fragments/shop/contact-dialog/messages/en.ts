import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('contact-dialog', es, {
  label: 'Contact',
  chat: 'Chat with the store',
  close: 'Close',
  loading: 'Loading…',
  sending: 'Sending…',
  failed:
    'It could not be sent. Your message is still here: check your connection and send it again.',
});
