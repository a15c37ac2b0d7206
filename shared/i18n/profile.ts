import { profileProblems as en } from './en/profile.ts';
import { profileProblems as argentine } from './es-AR/profile.ts';
import { profileProblems as es } from './es/profile.ts';
import { namespace } from './namespace.ts';

/** The messages at the fields of the profile form. */
export const profileProblemsWords = namespace('profile', es, en, argentine);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profile: typeof es;
  }
}
