import { forms } from './forms.ts';

/** The messages at the fields of the profile form. Strings only: they travel with props. */
export const profileProblems = {
  required: forms.problems.required,
  name: forms.problems.name,
  username: forms.problems.username,
  website: 'Escribe una dirección web, como https://ejemplo.com',
} as const;
