import { forms as en } from './en/forms.ts';
import { forms as es } from './es/forms.ts';
import { namespace } from './namespace.ts';

/** What forms about people call their fields, and what they say of them. */
export const formsWords = namespace('forms', es, en);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof es;
  }
}
