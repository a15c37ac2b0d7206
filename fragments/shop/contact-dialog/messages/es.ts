export const es = {
  label: 'Contacto',
  chat: 'Chat con la tienda',
  close: 'Cerrar',
  loading: 'Cargando…',
  sending: 'Enviando…',
} as const;

export type Messages = typeof es;
