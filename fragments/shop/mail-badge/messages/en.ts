import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('mail-badge', es, {
  title: 'Messages',
  pending_one: 'Messages: {{count}} unread conversation',
  pending_other: 'Messages: {{count}} unread conversations',
});
