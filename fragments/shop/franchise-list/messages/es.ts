import { pager } from '../../../../shared/i18n/es/pager.ts';
import { generic, lists } from '../../../../shared/i18n/es/words.ts';

export const es = {
  pager,
  title: 'Franquicias',
  intro: 'Negocios que forman parte de esta red. Visita su tienda para ver todo lo que ofrecen.',
  search: 'Buscar una franquicia',
  submit: 'Buscar',
  results_one: '{{shown}} negocio',
  results_other: '{{shown}} negocios',
  products_one: '{{shown}} producto',
  products_other: '{{shown}} productos',
  empty: lists.noBusinesses,
  emptyText: 'No encontramos negocios con «{{text}}».',
  emptyHint: 'Todavía no hay franquicias en esta red.',
  all: 'Ver todas las franquicias',
  home: 'Ir al inicio de la tienda',
  failed: generic.hasOccurred,
  retry: 'Intentar de nuevo',
} as const;

export type Messages = typeof es;
