import { generic, lists } from '../../../../shared/i18n/words.es.ts';

export const es = {
  title: 'Catálogos',
  sectionTitle: 'Compra por catálogo',
  seeAll: 'Ver todo',
  products: (shown: string, count: number) => (count === 1 ? '1 artículo' : `${shown} artículos`),
  empty: lists.categoryNotFound,
  emptyHint: 'Esta tienda todavía no tiene catálogos. Explora todos sus productos.',
  allProducts: 'Ver todos los productos',
  pastLast: 'Esta página no existe',
  firstPage: 'Ir a la primera página',
  failed: generic.hasOccurred,
  retry: 'Intentar de nuevo',
};
