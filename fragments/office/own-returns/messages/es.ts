import { returnReasonWords, returnStateWords } from '../../../../shared/i18n/es/return-words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Devoluciones',
  intro:
    'Lo que piden devolver de tus pedidos. El dinero de un pedido queda retenido mientras su devolución está abierta.',
  show: 'Mostrar',
  all: 'Todas',
  shown: { open: 'Abiertas', closed: 'Cerradas' },
  list: 'Lista de devoluciones',
  states: returnStateWords,
  reasons: returnReasonWords,
  none: 'No hay devoluciones',
  noneText: 'Aquí aparecen cuando alguien pide devolver un pedido entregado.',
  openOne: 'Ver',
  openOf: 'Ver la devolución del pedido {{number}}, de {{buyer}}',
  previous: 'Anteriores',
  next: 'Siguientes',
} as const;

export type Messages = typeof es;
