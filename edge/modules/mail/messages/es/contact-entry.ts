export const contactEntry = {
  title: 'Alguien te escribió en {{store}}',
  text: 'Hay un mensaje nuevo en la bandeja de tu tienda.',
  textBy: 'Hay un mensaje nuevo de {{name}} en la bandeja de tu tienda.',
  open: 'Leer el mensaje',
  note: 'Lo escribió una persona desde el formulario de contacto. Entra con tu cuenta para leerlo y responder.',
} as const;
