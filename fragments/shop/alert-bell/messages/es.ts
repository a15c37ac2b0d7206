import { alerts } from '../../../../shared/i18n/es/words.ts';

export const es = {
  title: 'Avisos',
  pending_one: 'Avisos: {{count}} sin ver',
  pending_other: 'Avisos: {{count}} sin ver',
  most: 'Avisos: más de {{count}} sin ver',
  close: 'Cerrar',
  loading: 'Buscando tus avisos…',
  failed: 'No pudimos traer tus avisos.',
  retry: 'Intentar de nuevo',
  more: 'Carga más',
  all: 'Marcar todos como vistos',
  allSeen: 'Todos tus avisos están vistos.',
  seeAll: 'Ver todos en una página',
  isNew: 'Sin ver',
  times: '{{count}} veces',
  none: 'Todavía no tienes avisos',
  noneText: 'Aquí te contamos cuando cambie algo de tus pedidos o de tu tienda.',
  noMessage: alerts.noMessage,
} as const;

export type Messages = typeof es;
