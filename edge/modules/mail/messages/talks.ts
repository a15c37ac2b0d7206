import { namespace } from '../../../../shared/i18n/namespace.ts';
import { contactEntry as contactEntryAr } from './es-AR/contact-entry.ts';
import { contactEntry as contactEntryEs } from './es/contact-entry.ts';
import { contactEntry as contactEntryEn } from './en/contact-entry.ts';
import { talk as talkEs } from './es/talk.ts';
import { talk as talkEn } from './en/talk.ts';

/** A message that a visitor left for a store. */
export const contactEntryWords = namespace(
  'mail-contact',
  contactEntryEs,
  contactEntryEn,
  contactEntryAr,
);
/** A conversation that somebody has not opened. */
export const talkWords = namespace('mail-talk', talkEs, talkEn);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-contact': typeof contactEntryEs;
    'mail-talk': typeof talkEs;
  }
}
