import { namespace } from '../../../../shared/i18n/namespace.ts';
import { embedMisuse as embedMisuseEn } from './en/embed-misuse.ts';
import { embedMisuse as embedMisuseEs } from './es/embed-misuse.ts';

/** A partner's key that is misused. */
export const embedMisuseWords = namespace('mail-embed-misuse', embedMisuseEs, embedMisuseEn);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-embed-misuse': typeof embedMisuseEs;
  }
}
