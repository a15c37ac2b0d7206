export const es = {
  label: 'Chat con la tienda',
  choose: 'Elegir cómo escribir a {{store}}',
  own: 'Chatear con {{store}}',
  provider: 'Chatear en vivo con {{store}} (se abre en otra pestaña)',
  whatsapp: 'Escribir a {{store}} por WhatsApp (se abre en otra pestaña)',
  here: 'Chat',
  byWhatsapp: 'WhatsApp',
  greeting: 'Hola, {{store}}. Quiero más información.',
} as const;

export type Messages = typeof es;
