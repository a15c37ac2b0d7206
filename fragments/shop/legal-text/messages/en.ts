import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('legal-text', es, {
  since: 'In force since',
  was: 'Came into force on',
  older: 'This is an earlier version.',
  present: 'Read the present one',
  versions: 'All versions',
  version: 'Of {{date}}',
});
