/** The problems of fields that Argentina says in other words. */
export const problems = {
  username: 'Usá de 3 a 60 letras, números, puntos o guiones, y al menos una letra',
  password: 'Usá al menos 8 caracteres',
  terms: 'Aceptá los términos para continuar',
} as const;

/** The request of an empty field, as Argentina says it. */
export const needs = {
  full_name: 'Escribí tu nombre completo',
  username: 'Escribí un nombre de usuario',
  identifier: 'Escribí tu teléfono, correo o usuario',
  phone: 'Escribí tu teléfono',
  email: 'Escribí tu correo electrónico',
  password: 'Escribí tu contraseña',
  pin: 'Escribí el PIN que te enviamos',
  otp: 'Escribí el código de tu aplicación',
} as const;
