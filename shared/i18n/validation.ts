import { validation as en } from './en/words.ts';
import { validation as es } from './es/words.ts';
import { namespace } from './namespace.ts';

/** The messages at a form's field (spec [5]). */
export const validationWords = namespace('validation', es, en);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    validation: typeof es;
  }
}
