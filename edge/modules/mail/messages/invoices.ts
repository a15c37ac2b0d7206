import { namespace } from '../../../../shared/i18n/namespace.ts';
import { invoiced as invoicedEn } from './en/invoiced.ts';
import { invoiced as invoicedAr } from './es-AR/invoiced.ts';
import { invoiced as invoicedEs } from './es/invoiced.ts';

/** An invoice that was issued. */
export const invoicedWords = namespace('mail-invoiced', invoicedEs, invoicedEn, invoicedAr);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-invoiced': typeof invoicedEs;
  }
}
