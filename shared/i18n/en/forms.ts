import type { Translation } from '../texts.ts';
import type * as es from '../es/forms.ts';
import { registration, validation } from './words.ts';

export const forms: Translation<typeof es.forms> = {
  fullName: 'Full name',
  username: 'Username',
  phone: 'Phone',
  phoneCountry: 'Country',
  byPhone: 'With my phone',
  byEmail: 'With my email',
  identifier: 'Phone, email or username',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  optional: 'optional',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  passwordHint: 'At least 8 characters; a sentence is easy to remember.',
  strength: {
    short: 'Too short',
    weak: 'Weak',
    fair: 'Fair',
    strong: 'Strong',
  },
  pin: '6-digit PIN',
  problems: {
    required: validation.required,
    name: validation.invalidName,
    username: 'Use 3 to 60 letters, numbers, dots or hyphens, and at least one letter',
    number: validation.invalidNumber,
    phone: validation.invalidPhone,
    email: validation.invalidEmail,
    password: 'Use at least 8 characters',
    terms: 'Accept the terms to continue',
    pin: registration.invalidPin,
  },
};
