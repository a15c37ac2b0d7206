import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('network-bar', es, {
  label: 'Network of stores',
  part: 'Part of {{name}}',
});
