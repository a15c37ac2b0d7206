import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('search-box', es, {
  label: 'Search {{store}}',
  search: 'Search',
});
