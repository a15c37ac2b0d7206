import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('mail-badge', es, {
  title: 'Messages',
  unread: 'Messages: {{count}} unread',
});
