import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('chat-bubble', es, {
  label: 'Chat with the store',
  choose: 'Choose how to write to {{store}}',
  own: 'Chat with {{store}}',
  provider: 'Chat live with {{store}} (opens in a new tab)',
  whatsapp: 'Message {{store}} on WhatsApp (opens in a new tab)',
  here: 'Chat',
  byWhatsapp: 'WhatsApp',
  greeting: 'Hello, {{store}}. I would like to know more.',
});
