import { pager } from '../../../../shared/i18n/es/pager.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  pager,
  title: 'Direcciones',
  actions: { add: 'Hacer que una dirección lleve a otra' },
  intro:
    'Las direcciones antiguas de tu tienda llevan a las nuevas, para que ningún enlace se pierda. Solo actúan donde ya no hay una página.',
  add: 'Nueva dirección',
  fields: { path: 'Dirección antigua', leads_to: 'Lleva a' },
  hints: {
    path: 'Lo que sigue a {{address}}, como /coleccion-2024.html',
    leads_to: 'Otra dirección de tu tienda, como /productos',
  },
  problems: {
    path: 'Escribe una dirección de tu tienda que empiece con /, y que no sea la portada.',
    leads_to: 'Escribe una dirección de tu tienda que empiece con /. No puede ser de otro sitio.',
    same: 'Es la misma dirección: escribe otra.',
  },
  save: 'Agregar',
  list: 'Tus direcciones',
  none: 'Ninguna dirección lleva a otra.',
  noneText:
    'Cuando cambies la dirección de un artículo, un catálogo o una entrada, la anterior aparecerá aquí.',
  things: {
    item: 'Antes, de un artículo',
    catalogue: 'Antes, de un catálogo',
    blog_entry: 'Antes, de una entrada del blog',
  },
  written: 'La escribiste tú',
  leads: 'lleva a',
  gone: 'Lo que había ahí ya no tiene página',
  remove: 'Borrar',
  removeOf: 'Borrar: {{name}}',
  restore: 'Devolver',
  restoreOf: 'Devolver: {{name}}',
  justDeleted: 'Se borró {{name}}',
  done: {
    added: 'La dirección ya lleva a donde dijiste',
    deleted: 'La dirección se borró',
    restored: 'La dirección está de vuelta',
  },
} as const;

export type Messages = typeof es;
