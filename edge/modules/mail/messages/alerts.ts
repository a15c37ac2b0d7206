import { namespace } from '../../../../shared/i18n/namespace.ts';
import { quietSummary as quietSummaryEn } from './en/quiet-summary.ts';
import { quietSummary as quietSummaryEs } from './es/quiet-summary.ts';

/** What an account's quiet hours held back. */
export const quietSummaryWords = namespace('mail-quiet-summary', quietSummaryEs, quietSummaryEn);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-quiet-summary': typeof quietSummaryEs;
  }
}
