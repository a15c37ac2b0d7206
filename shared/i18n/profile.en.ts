import { forms } from './forms.en.ts';
import type * as es from './profile.es.ts';

export const profileProblems: typeof es.profileProblems = {
  required: forms.problems.required,
  name: forms.problems.name,
  username: forms.problems.username,
  website: 'Enter a web address, such as https://example.com',
};
