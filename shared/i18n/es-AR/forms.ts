/** The problems of fields that Argentina says in other words. */
export const problems = {
  username: 'Usá de 3 a 60 letras, números, puntos o guiones, y al menos una letra',
  password: 'Usá al menos 8 caracteres',
  terms: 'Aceptá los términos para continuar',
} as const;
