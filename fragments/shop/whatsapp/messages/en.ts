import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('whatsapp', es, {
  label: 'Chat with the store',
  open: 'Message {{store}} on WhatsApp (opens in a new tab)',
  greeting: 'Hello, {{store}}. I would like to know more.',
});
