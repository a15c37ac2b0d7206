import { generic, lists } from '../../../../shared/i18n/words.es.ts';

export const es = {
  title: 'Franquicias',
  intro: 'Negocios que forman parte de esta red. Visita su tienda para ver todo lo que ofrecen.',
  search: 'Buscar una franquicia',
  submit: 'Buscar',
  results: (shown: string, count: number) => (count === 1 ? '1 negocio' : `${shown} negocios`),
  products: (shown: string, count: number) => (count === 1 ? '1 producto' : `${shown} productos`),
  empty: lists.noBusinesses,
  emptyText: (text: string) => `No encontramos negocios con «${text}».`,
  emptyHint: 'Todavía no hay franquicias en esta red.',
  all: 'Ver todas las franquicias',
  home: 'Ir al inicio de la tienda',
  failed: generic.hasOccurred,
  retry: 'Intentar de nuevo',
};
