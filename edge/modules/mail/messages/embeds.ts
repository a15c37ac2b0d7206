import { namespace } from '../../../../shared/i18n/namespace.ts';
import { embedEnding as embedEndingEn } from './en/embed-ending.ts';
import { embedEnding as embedEndingEs } from './es/embed-ending.ts';
import { embedMisuse as embedMisuseEn } from './en/embed-misuse.ts';
import { embedMisuse as embedMisuseEs } from './es/embed-misuse.ts';

/** A partner's key that is misused. */
export const embedMisuseWords = namespace('mail-embed-misuse', embedMisuseEs, embedMisuseEn);
/** An element on a partner's pages that is to go. */
export const embedEndingWords = namespace('mail-embed-ending', embedEndingEs, embedEndingEn);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-embed-ending': typeof embedEndingEs;
    'mail-embed-misuse': typeof embedMisuseEs;
  }
}
