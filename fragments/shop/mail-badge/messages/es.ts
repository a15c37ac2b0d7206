export const es = {
  title: 'Mensajes',
  unread: 'Mensajes: {{count}} sin leer',
} as const;

export type Messages = typeof es;
