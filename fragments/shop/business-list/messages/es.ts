import { pager } from '../../../../shared/i18n/es/pager.ts';
import { follow, generic, lists } from '../../../../shared/i18n/es/words.ts';

export const es = {
  pager,
  franchises: {
    title: 'Franquicias',
    intro: 'Negocios que forman parte de esta red. Visita su tienda para ver todo lo que ofrecen.',
    search: 'Buscar una franquicia',
    emptyHint: 'Todavía no hay franquicias en esta red.',
    all: 'Ver todas las franquicias',
  },
  businesses: {
    title: 'Red comercial',
    intro: 'Todas las tiendas de esta red. Visita las que te interesen, y síguelas.',
    search: 'Buscar un negocio',
    emptyHint: 'Todavía no hay negocios en esta red.',
    all: 'Ver todos los negocios',
  },
  network: 'Ver toda la red comercial',
  types: {
    label: 'Tipo de tienda',
    all: 'Todas',
    franchise: 'Franquicias',
    affinity: 'Grupos de afinidad',
    affiliate: 'Afiliados',
    other: 'Otras',
  },
  oneOf: {
    franchise: 'Franquicia',
    affinity: 'Grupo de afinidad',
    affiliate: 'Tienda afiliada',
  },
  follow: {
    follower: 'Seguir',
    following: 'Siguiendo',
    follow: 'Seguir a {{name}}',
    unfollow: 'Dejar de seguir a {{name}}',
    failed: follow.failed,
    failedText: follow.failedText,
  },
  followed: 'Ahora sigues a este negocio.',
  unfollowed: 'Ya no sigues a este negocio.',
  submit: 'Buscar',
  results_one: '{{shown}} negocio',
  results_other: '{{shown}} negocios',
  products_one: '{{shown}} producto',
  products_other: '{{shown}} productos',
  empty: lists.noBusinesses,
  emptyText: 'No encontramos negocios con «{{text}}».',
  home: 'Ir al inicio de la tienda',
  failed: generic.hasOccurred,
  retry: 'Intentar de nuevo',
} as const;

export type Messages = typeof es;
