export const es = {
  label: 'Contacto',
  chat: 'Chat con la tienda',
  close: 'Cerrar',
  loading: 'Cargando…',
  sending: 'Enviando…',
  failed: 'No se pudo enviar. Tu mensaje sigue aquí: revisa tu conexión y envíalo de nuevo.',
} as const;

export type Messages = typeof es;
