import { draftStateWords } from '../../../../shared/i18n/es/draft-states.ts';

/** Values replace the names in braces. */
export const es = {
  title: 'Pedidos con enlace',
  actions: { draft: 'Preparar un pedido que se paga con un enlace' },
  intro:
    'Pedidos que preparas para un cliente: le mandas el enlace y paga como prefiera. No apartan artículos hasta que empieza a pagar.',
  prepare: 'Elegir los artículos',
  show: 'Mostrar',
  views: {
    all: 'Todos',
    open: 'Por pagar',
    paid: 'Pagados',
    lapsed: 'Vencidos',
    taken_back: 'Retirados',
  },
  find: 'Ver',
  states: draftStateWords,
  until: 'Se paga hasta el {{time}}',
  ended: 'Su enlace vale hasta el {{time}}',
  order: 'Pedido {{number}}',
  none: 'Todavía no preparas ningún pedido',
  noneText: 'Elige los artículos en el punto de venta y, en vez de cobrar ahí, prepara el enlace.',
  noneFound: 'Ningún pedido está así',
  showAll: 'Ver todos',
  next: 'Ver más',
  previous: 'Anteriores',
} as const;

export type Messages = typeof es;
