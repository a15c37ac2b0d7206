import { profileProblems as en } from './en/profile.ts';
import { profileProblems as es } from './es/profile.ts';
import { namespace } from './namespace.ts';

/** What the form of a profile says at its fields. */
export const profileProblemsWords = namespace('profile', es, en);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profile: typeof es;
  }
}
