import { generic } from '../../../../shared/i18n/es/generic.ts';
import { add, lists } from '../../../../shared/i18n/es/words.ts';

/** The words of the search for other stores' items, on its page and in its dialog. */
export const resaleWords = {
  search: 'Buscar por nombre o etiqueta',
  find: 'Buscar',
  all: 'Ver todos',
  category: 'Categoría',
  anyCategory: 'Todas las categorías',
  noCategory: lists.categoryNotFound,
  supplier: 'Proveedor',
  anySupplier: 'Todos los proveedores',
  noSupplier: lists.supplierNotFound,
  list: 'Productos que puedes agregar',
  none: lists.productsNotFound,
  noneText: 'Ninguna otra tienda de tu red ofrece productos para revender por ahora.',
  noneFoundText: 'Prueba con otra palabra, otra categoría u otro proveedor.',
  supplied: 'De {{name}}',
  earning: 'Ganas {{amount}} por venta',
  inStore: 'En tu tienda',
  add: 'Agregar',
  addOf: 'Agregar a mi tienda: {{name}}',
  remove: 'Quitar',
  removeOf: 'Quitar de mi tienda: {{name}}',
  removing: '{{name}} sale de tu tienda',
  undo: 'Deshacer',
  undoOf: 'Deshacer: {{name}} se queda',
  addAll: 'Agregar todos',
  addAllTitle: 'Agregar todos a un catálogo',
  addAllHint:
    'Todo lo que encuentra esta búsqueda entra a tu tienda y al catálogo, hasta 50 productos por vez.',
  into: 'Catálogo',
  forking: 'Agregando los productos…',
  done: {
    added: 'El producto está en tu tienda',
    removed: 'El producto ya no está en tu tienda',
    restored: 'El producto está de vuelta en tu tienda',
    allAdded: add.added,
    someAdded: 'Se agregaron {{added}}; quedan {{left}}. Agrega todos otra vez para seguir.',
    already: 'El catálogo ya tenía todos estos productos',
  },
  more: 'Ver más',
  previous: 'Anteriores',
  again: 'Intentar de nuevo',
  failed: generic.error,
  listFailed: 'No pudimos leer la lista.',
  tryAgain: generic.tryAgain,
  notAdded: 'El producto no se agregó',
  notRemoved: 'El producto no se quitó',
  notAddedAll: add.failed,
} as const;

export type ResaleWords = typeof resaleWords;
