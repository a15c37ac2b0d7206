import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('office-bar', es, {
  nav: 'Running the shop',
  menu: 'Office menu',
  home: 'Office',
  shop: 'View the shop',
});
