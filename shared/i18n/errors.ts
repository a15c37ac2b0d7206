import { errors as en } from './en/errors.ts';
import { errors as argentine } from './es-AR/errors.ts';
import { errors as es } from './es/errors.ts';
import { namespace } from './namespace.ts';

/** The message of each failure. */
export const errorWords = namespace('errors', es, en, argentine);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    errors: typeof es;
  }
}
