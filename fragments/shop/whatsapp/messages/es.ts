export const es = {
  label: 'Chat con la tienda',
  open: 'Escribir a {{store}} por WhatsApp (se abre en otra pestaña)',
  greeting: 'Hola, {{store}}. Quiero más información.',
} as const;

export type Messages = typeof es;
