/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: '¿No encuentras el correo?',
  text: 'Los datos para pagar también están en un correo a {{email}}. Lo enviamos otra vez si hace falta.',
  send: 'Enviar otra vez el correo',
  sent: 'Enviado a {{email}}. Si no llega en unos minutos, revisa el correo no deseado.',
} as const;

export type Messages = typeof es;
