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
  times: '{{count}} veces',
  all: 'Marcar todos como vistos',
  done: 'Todos tus avisos están vistos.',
  seen: 'Marcar como visto',
  none: 'Todavía no tienes avisos',
  noneText: 'Aquí te contamos cuando cambie algo de tus pedidos o de tu tienda.',
  lists: 'Listas de avisos',
  current: 'Avisos',
  archived: 'Archivados',
  archive: 'Archivar',
  unread: 'Marcar como no visto',
  bringBack: 'Devolver a la lista',
  noneArchived: 'No has archivado ningún aviso',
  noneArchivedText: 'Lo que archives se guarda aquí hasta que pasen los 90 días.',
  shop: 'Ir a la tienda',
} as const;

export type Messages = typeof es;
