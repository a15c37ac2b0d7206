import type { Translation } from '../texts.ts';
import { forms } from './forms.ts';
import type * as es from '../es/profile.ts';

export const profileProblems: Translation<typeof es.profileProblems> = {
  required: forms.problems.required,
  name: forms.problems.name,
  username: forms.problems.username,
  website: 'Enter a web address, such as https://example.com',
};
