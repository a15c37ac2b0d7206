import { namespace } from '../../../../shared/i18n/namespace.ts';
import { draftLink as draftLinkEn } from './en/draft-link.ts';
import { draftLink as draftLinkAr } from './es-AR/draft-link.ts';
import { draftLink as draftLinkEs } from './es/draft-link.ts';

/** An order that a store has prepared for a customer. */
export const draftLinkWords = namespace('mail-draft', draftLinkEs, draftLinkEn, draftLinkAr);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-draft': typeof draftLinkEs;
  }
}
