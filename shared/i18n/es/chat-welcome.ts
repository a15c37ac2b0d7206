export const chatWelcome = {
  label: 'Mensaje de la tienda',
  questions: 'Preguntas frecuentes',
  person: '¿No está tu duda? Escríbele a {{store}} aquí abajo.',
} as const;
