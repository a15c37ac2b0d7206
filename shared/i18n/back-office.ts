import { backOffice as en } from './en/back-office.ts';
import { backOffice as es } from './es/back-office.ts';
import { namespace } from './namespace.ts';

/** The words of a store's back office that its menu, its pages and its mails share. */
export const backOfficeWords = namespace('back-office', es, en);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'back-office': typeof es;
  }
}
