import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('side-bar', es, {
  label: 'Running the shop',
  toggle: 'Shop bar',
  home: 'View the shop',
});
