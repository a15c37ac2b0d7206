import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('ask', es, {
  ask: 'Ask about this',
  askOf: 'Ask about order {{name}}',
});
