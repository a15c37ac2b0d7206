import { registration, validation } from './words.ts';

/** The labels and messages of the forms about people. Strings only: they travel with props. */
export const forms = {
  fullName: 'Nombre completo',
  username: 'Usuario',
  phone: 'Teléfono',
  phoneCountry: 'País',
  byPhone: 'Con mi teléfono',
  byEmail: 'Con mi correo',
  identifier: 'Teléfono, correo o usuario',
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  optional: 'opcional',
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  passwordHint: 'Al menos 8 caracteres; una frase es fácil de recordar.',
  strength: {
    short: 'Muy corta',
    weak: 'Débil',
    fair: 'Aceptable',
    strong: 'Segura',
  },
  pin: 'PIN de 6 dígitos',
  problems: {
    required: validation.required,
    name: validation.invalidName,
    username: 'Usa de 3 a 60 letras, números, puntos o guiones, y al menos una letra',
    number: validation.invalidNumber,
    phone: validation.invalidPhone,
    email: validation.invalidEmail,
    password: 'Usa al menos 8 caracteres',
    terms: 'Acepta los términos para continuar',
    pin: registration.invalidPin,
  },
} as const;
