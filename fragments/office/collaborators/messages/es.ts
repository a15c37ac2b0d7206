import { generic } from '../../../../shared/i18n/es/words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Colaboradores',
  actions: { add: 'Agregar una tienda colaboradora' },
  intro: 'Tiendas de tu red con las que trabaja esta tienda.',
  none: 'Todavía no hay tiendas colaboradoras.',
  noneText: 'Busca una en tu red y agrégala.',
  count_one: '{{count}} colaborador',
  count_other: '{{count}} colaboradores',
  rename: 'Cambiar nombre',
  renameOf: 'Cambiar nombre de {{name}}',
  nameOf: 'Nombre de {{name}}',
  save: 'Guardar',
  saveOf: 'Guardar el nombre de {{name}}',
  refresh: 'Actualizar',
  refreshOf: 'Actualizar nombre y foto de {{name}}',
  remove: 'Quitar',
  removeOf: 'Quitar a {{name}} de los colaboradores',
  removing: '{{name}} sale de los colaboradores',
  undo: 'Deshacer',
  undoOf: 'Deshacer: conservar a {{name}}',
  more: 'Ver más',
  previous: 'Anteriores',
  visit: 'Visitar {{name}}',

  add: 'Agregar una tienda',
  searchLabel: 'Busca en tu red por nombre',
  search: 'Buscar',
  searching: 'Buscando…',
  addOne: 'Agregar',
  addOf: 'Agregar a {{name}}',
  isOne: 'Ya es colaboradora',
  notFound: 'No hay tiendas de tu red con ese nombre.',

  of: {
    title: 'Dónde colabora esta tienda',
    intro: 'Tiendas que la tienen entre sus colaboradores. Cada una decide a quién agrega.',
    none: 'Ninguna tienda la tiene todavía entre sus colaboradores.',
    failed: 'No pudimos cargar estas tiendas.',
    again: 'Intentar de nuevo',
  },

  done: {
    added: 'La tienda es ahora colaboradora',
    changed: 'El nombre se guardó',
    refreshed: 'El nombre y la foto están al día',
    removed: 'La tienda ya no es colaboradora',
  },
  failed: 'No se pudo',
  tryAgain: generic.tryAgain,
} as const;

export type Messages = typeof es;
