import { forms as en } from './en/forms.ts';
import { needs, problems } from './es-AR/forms.ts';
import { forms as es } from './es/forms.ts';
import { namespace } from './namespace.ts';

/** The labels and messages of the forms about people. */
export const formsWords = namespace('forms', es, en, { problems, needs });

declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof es;
  }
}
