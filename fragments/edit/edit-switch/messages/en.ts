import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('edit-switch', es, {
  label: 'Edit mode',
});
