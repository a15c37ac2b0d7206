import { pager } from '../../../../shared/i18n/es/pager.ts';

/** Values replace the names in braces. */
export const es = {
  pager,
  title: 'Lista de espera',
  intro:
    'Las personas que esperan lugares de {{name}}. Los que se liberan se apartan para quien sigue, hasta por un día, y se le avisa por correo.',
  open: 'La lista está abierta',
  openText: 'Cuando un tipo de boleto se agota, su página invita a entrar a la lista.',
  closed: 'La lista está cerrada',
  closedText: 'Nadie más puede entrar; quien ya está conserva su lugar.',
  close: 'Cerrar la lista',
  reopen: 'Abrir la lista',
  over: 'La experiencia terminó o se canceló: ya no se ofrecen lugares.',
  people: 'Quién espera',
  none: 'Nadie espera lugares',
  noneText: 'Aquí aparecen, en su orden, las personas que entran a la lista.',
  states: {
    waiting: 'En espera',
    offered: 'Con oferta',
    bought: 'Compró',
    expired: 'Venció',
    left: 'Salió',
  },
  position: 'Lugar {{position}} en la lista',
  places_one: '{{count}} lugar',
  places_other: '{{count}} lugares',
  until: 'Apartado hasta el {{at}}',
  since: 'Entró el {{at}}',
  offer: 'Ofrecer ahora',
  offerTo: 'Ofrecer ahora a {{name}}',
  remove: 'Sacar',
  removeOf: 'Sacar a {{name}} de la lista',
  toDoor: 'Volver a los asistentes',
  done: {
    opened: 'La lista está abierta',
    closed: 'La lista está cerrada',
    offered: 'Los lugares están apartados y el aviso va en camino',
    removed: 'Ya no está en la lista',
  },
  failed: 'No se pudo',
} as const;

export type Messages = typeof es;
