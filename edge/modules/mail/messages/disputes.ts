import { namespace } from '../../../../shared/i18n/namespace.ts';
import { disputed as disputedEn } from './en/disputed.ts';
import { disputed as disputedAr } from './es-AR/disputed.ts';
import { disputed as disputedEs } from './es/disputed.ts';

/** A payment that is contested at the bank. */
export const disputedWords = namespace('mail-disputed', disputedEs, disputedEn, disputedAr);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-disputed': typeof disputedEs;
  }
}
