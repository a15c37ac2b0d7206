import { editPanel } from '../../../../shared/i18n/es/edit-panel.ts';
import { generic } from '../../../../shared/i18n/es/generic.ts';
import { add, move } from '../../../../shared/i18n/es/words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Productos de un catálogo',
  intro_one: '{{count}} producto. Tus clientes los ven en este orden.',
  intro_other: '{{count}} productos. Tus clientes los ven en este orden.',
  list: 'Productos',
  search: 'Buscar en el catálogo',
  find: 'Buscar',
  all: 'Ver todos',
  see: 'Ver en la tienda',
  addOthers: 'Agregar de otras tiendas',
  none: 'Este catálogo no tiene productos.',
  noneText: 'Agrega uno desde otro catálogo, con «Mover o copiar».',
  noneFound: 'Ningún producto coincide.',
  noneFoundText: 'Prueba con otra palabra.',
  free: 'Gratis',
  soldOut: 'Agotado',
  unpublished: 'Sin publicar',
  hidden: 'Oculto',
  remove: 'Quitar',
  removeOf: 'Quitar del catálogo: {{name}}',
  removing: '{{name}} sale del catálogo',
  undo: 'Deshacer',
  undoOf: 'Deshacer: {{name}} se queda',
  transfer: 'Mover o copiar',
  transferOf: 'Mover o copiar: {{name}}',
  into: 'A otro catálogo',
  move: 'Mover',
  moveOf: 'Mover: {{name}}',
  clone: 'Copiar',
  cloneOf: 'Copiar: {{name}}',
  updating: 'La posición se está actualizando…',
  done: {
    removed: 'El producto ya no está en el catálogo',
    moved: 'El producto está en el otro catálogo',
    cloned: add.added,
    already: 'El otro catálogo ya lo tenía',
  },
  order: { ...editPanel.order, label: 'Productos, en su orden' },
  previous: 'Anteriores',
  next: 'Siguientes',
  failed: 'No se pudo',
  tryAgain: generic.tryAgain,
  notMoved: move.failed,
  notCloned: add.failed,
  notRemoved: add.removeFailed,
} as const;

export type Messages = typeof es;
