import { generic } from '../../../../shared/i18n/es/words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Unidades reservadas',
  intro:
    'Lo que las compras en curso guardan por un rato. Al liberarlo, cualquiera puede comprarlo; la compra sigue abierta.',
  none: 'No hay unidades reservadas.',
  noneText: 'Cuando alguien empieza a pagar, aquí verás qué unidades se le guardan y hasta cuándo.',
  list: 'Reservas',
  units_one: '{{count}} unidad',
  units_other: '{{count}} unidades',
  time: 'Desde: {{since}} · Hasta: {{until}}',
  holders: {
    visitor: 'Visitante sin contacto',
    account: 'Cuenta con sesión abierta',
    buyer: 'Pedido de {{contact}}',
  },
  paying: 'Pago en curso',
  free: 'Liberar',
  freeOf: 'Liberar: {{name}}, {{units}} ({{until}})',
  freeing: '{{name}}: {{units}} a la venta de nuevo',
  undo: 'Deshacer',
  undoOf: 'Deshacer: {{name}} sigue reservado',
  more: 'Ver más',
  previous: 'Anteriores',
  refresh: 'Actualizar',
  freed: 'Las unidades están a la venta de nuevo',
  failed: 'No se pudo',
  tryAgain: generic.tryAgain,
} as const;

export type Messages = typeof es;
