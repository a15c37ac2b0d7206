/** The words of the notice of a message that Argentina says otherwise. */
export const contactEntry = {
  note: 'Lo escribió una persona desde el formulario de contacto. Entrá con tu cuenta para leerlo y responder.',
} as const;
