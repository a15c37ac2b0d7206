import { addressProblems as en } from './en/address.ts';
import { addressProblems as es } from './es/address.ts';
import { namespace } from './namespace.ts';

/** The messages at the fields of an address that no other form has. */
export const addressWords = namespace('address', es, en);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    address: typeof es;
  }
}
