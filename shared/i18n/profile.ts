import { profileProblems as en } from './en/profile.ts';
import { profileProblems as es } from './es/profile.ts';
import { namespace } from './namespace.ts';

/** The messages at the fields of the profile form. */
export const profileProblemsWords = namespace('profile', es, en);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profile: typeof es;
  }
}
