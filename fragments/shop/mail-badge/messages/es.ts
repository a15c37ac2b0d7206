export const es = {
  title: 'Mensajes',
  pending_one: 'Mensajes: {{count}} conversación sin leer',
  pending_other: 'Mensajes: {{count}} conversaciones sin leer',
} as const;

export type Messages = typeof es;
