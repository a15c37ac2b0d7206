import { generic } from '../../../../shared/i18n/es/words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Artículos en tabla',
  intro: 'Cambia precio, existencias y estado de muchos artículos a la vez.',
  keys: 'Con el teclado: flechas para moverte, escribir para reemplazar, F2 para editar, Esc para deshacer la celda, Mayús + flechas para elegir varias, Ctrl + C y Ctrl + V para copiar y pegar, también de una hoja de cálculo, y Ctrl + D para repetir hacia abajo.',
  actions: { edit: 'Editar artículos en tabla' },
  back: 'Ver como lista',
  search: 'Buscar por nombre',
  find: 'Buscar',
  state: 'Mostrar',
  states: { all: 'Todos', shown: 'A la venta', not_shown: 'Fuera de la vista' },
  table: 'Tus artículos',
  columns: {
    name: 'Artículo',
    price: 'Precio ({{currency}})',
    units: 'Existencias',
    visibility: 'Estado',
  },
  cells: {
    price: 'Precio de {{name}}',
    units: 'Existencias de {{name}}',
    visibility: 'Estado de {{name}}',
  },
  visibility: {
    shown: 'A la venta',
    hidden: 'Oculto',
    unpublished: 'Sin publicar',
    later: 'Se publica más adelante',
  },
  ondemand: 'Sobre pedido',
  none: 'Aún no tienes artículos.',
  noneText: 'Crea el primero: con un nombre y un precio ya se puede vender.',
  noneFound: 'Ningún artículo coincide.',
  noneFoundText: 'Prueba con otra palabra o muestra todos.',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  changed_one: '{{count}} artículo con cambios',
  changed_other: '{{count}} artículos con cambios',
  unchanged: 'Sin cambios',
  discard: 'Descartar',
  undo: 'Deshacer lo guardado',
  done: {
    saved: 'Los cambios se guardaron',
    some_one: '{{count}} artículo no se guardó: mira su fila',
    some_other: '{{count}} artículos no se guardaron: mira sus filas',
    undone: 'Todo quedó como estaba',
  },
  nothing: 'No hay cambios que guardar',
  problems: {
    price: 'Escribe un precio como 199.00',
    units: 'Escribe un número entero, como 12',
  },
  fix: 'Corrige las celdas marcadas y guarda de nuevo',
  previous: 'Anteriores',
  next: 'Siguientes',
  failed: 'No se pudo guardar',
  tryAgain: generic.tryAgain,
} as const;

export type Messages = typeof es;
