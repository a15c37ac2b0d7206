/** The texts that differ in Argentina. */
export const argentine = {
  sent: 'Enviado a {{email}}. Si no llega en unos minutos, revisá el correo no deseado.',
} as const;
