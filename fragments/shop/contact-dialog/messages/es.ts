export const es = {
  label: 'Contacto',
  close: 'Cerrar',
  loading: 'Cargando…',
  sending: 'Enviando…',
} as const;

export type Messages = typeof es;
