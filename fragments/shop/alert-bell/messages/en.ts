import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('alert-bell', es, {
  none: 'Alerts',
  pending_one: 'Alerts: {{count}} not seen',
  pending_other: 'Alerts: {{count}} not seen',
  most: 'Alerts: more than {{count}} not seen',
});
