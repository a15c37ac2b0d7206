import { namespace } from '../../../../shared/i18n/namespace.ts';
import { testMark as testMarkEn } from './en/test-mark.ts';
import { testMark as testMarkEs } from './es/test-mark.ts';

/** What marks a mail about a purchase of a store's test mode. */
export const testMarkWords = namespace('mail-test', testMarkEs, testMarkEn);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-test': typeof testMarkEs;
  }
}
