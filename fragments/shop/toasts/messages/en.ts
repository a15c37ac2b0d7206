import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('toasts', es, { notices: 'Notices', close: 'Close notice' });
