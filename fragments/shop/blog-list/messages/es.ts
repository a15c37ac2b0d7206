import { pager } from '../../../../shared/i18n/es/pager.ts';

export const es = {
  pager,
  title: 'Blog',
  tagged: 'Entradas con «{{tag}}»',
  all: 'Ver todas las entradas',
  by: 'Por {{name}}',
  feed: 'Suscribirse al blog (Atom)',
  empty: 'Todavía no hay entradas',
  emptyHint: 'Cuando esta tienda publique algo, lo encontrarás aquí.',
  allProducts: 'Ver todos los productos',
  pastLast: 'Esta página no existe',
  firstPage: 'Ir a la primera página',
  failed: 'No pudimos leer el blog',
  failedHint: 'El resto de la tienda funciona. Vuelve a intentarlo en un momento.',
  again: 'Intentar de nuevo',
} as const;

export type Messages = typeof es;
