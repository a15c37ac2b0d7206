import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('catalogue-strip', es, {
  label: 'Catalogues',
  more: 'See more',
  moreCatalogues: 'catalogues',
});
