import { pager } from '../../../../shared/i18n/es/pager.ts';
import { alerts } from '../../../../shared/i18n/es/words.ts';

export const es = {
  pager,
  title: 'Avisos',
  intro: 'Lo que pasó en tus compras y tus tiendas. Cada aviso se guarda 90 días.',
  preferences: 'Elegir qué te llega por correo y cuándo',
  noMessage: alerts.noMessage,
  pending_one: '{{count}} sin ver',
  pending_other: '{{count}} sin ver',
  isNew: 'Sin ver',
  all: 'Marcar todos como vistos',
  done: 'Todos tus avisos están vistos.',
  seen: 'Marcar como visto',
  none: 'Todavía no tienes avisos',
  noneText: 'Aquí te contamos cuando cambie algo de tus pedidos o de tu tienda.',
  shop: 'Ir a la tienda',
} as const;

export type Messages = typeof es;
