import { pager } from '../../../../shared/i18n/es/pager.ts';
import { generic, lists } from '../../../../shared/i18n/es/words.ts';

export const es = {
  pager,
  title: 'Catálogos',
  sectionTitle: 'Compra por catálogo',
  seeAll: 'Ver todo',
  products_one: '{{shown}} artículo',
  products_other: '{{shown}} artículos',
  empty: lists.categoryNotFound,
  emptyHint: 'Esta tienda todavía no tiene catálogos. Explora todos sus productos.',
  allProducts: 'Ver todos los productos',
  pastLast: 'Esta página no existe',
  firstPage: 'Ir a la primera página',
  failed: generic.hasOccurred,
  retry: 'Intentar de nuevo',
} as const;

export type Messages = typeof es;
