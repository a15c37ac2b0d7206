export const es = {
  pending_one: '{{count}} mensaje sin abrir',
  pending_other: '{{count}} mensajes sin abrir',
  markRead: 'Marcar como leída',
  replies: 'Respuestas rápidas',
  choose: 'Elige una',
  put: 'Ponerla en el mensaje',
  items: {
    label: 'Artículo del que escribes',
    find: 'Buscar',
    found: 'Artículos: elige uno para tu mensaje',
    none: 'Ningún artículo coincide.',
  },
} as const;

export type Messages = typeof es;
