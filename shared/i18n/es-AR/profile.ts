import { problems } from './forms.ts';

/** The problems of the profile form that Argentina says in other words. */
export const profileProblems = {
  username: problems.username,
  website: 'Escribí una dirección web, como https://ejemplo.com',
} as const;
