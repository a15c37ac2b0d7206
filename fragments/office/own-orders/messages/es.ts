import { orderStates, sellerNexts } from '../../../../shared/i18n/es/order-states.ts';
import { generic } from '../../../../shared/i18n/es/words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Pedidos',
  intro: 'Lo que tu tienda tiene que entregar: cada pedido, de su llegada a su entrega.',
  actions: { search: 'Buscar un pedido' },
  states: orderStates,
  nexts: sellerNexts,
  deposits_one: 'Un pedido espera que confirmes su depósito',
  deposits_other: '{{count}} pedidos esperan que confirmes su depósito',
  search: 'Buscar por número o correo',
  show: 'Mostrar',
  open: 'Por atender',
  all: 'Todos',
  from: 'Desde',
  to: 'Hasta',
  find: 'Buscar',
  exportAll: 'Exportar pedidos a CSV',
  list: 'Pedidos',
  none: 'No hay pedidos por atender',
  noneText: 'Cuando alguien compre, su pedido llega aquí.',
  noneFound: 'Ningún pedido coincide.',
  noneFoundText: 'Prueba con otro número, otra etapa u otras fechas.',
  showOpen: 'Ver los pedidos por atender',
  more_lines_one: 'y {{count}} más',
  more_lines_other: 'y {{count}} más',
  openOne: 'Ver',
  openOf: 'Ver el pedido {{number}}',
  moving: 'El pedido {{number}} pasa a «{{state}}»',
  undo: 'Deshacer',
  undoOf: 'Deshacer: el pedido {{number}} se queda donde está',
  moved: 'El pedido avanzó',
  movedTo: 'Pedido {{number}}: {{state}}',
  more: 'Ver más',
  previous: 'Anteriores',
  failed: 'No se pudo',
  tryAgain: generic.tryAgain,
} as const;

export type Messages = typeof es;
