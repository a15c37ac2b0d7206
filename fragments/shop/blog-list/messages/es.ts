import { pager } from '../../../../shared/i18n/es/pager.ts';

export const es = {
  pager,
  title: 'Blog',
  by: 'Por {{name}}',
  feed: 'Suscribirse al blog (Atom)',
  empty: 'Todavía no hay entradas',
  emptyHint: 'Cuando esta tienda publique algo, lo encontrarás aquí.',
  allProducts: 'Ver todos los productos',
  pastLast: 'Esta página no existe',
  firstPage: 'Ir a la primera página',
} as const;

export type Messages = typeof es;
