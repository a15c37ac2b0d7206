import { speak } from '../../../shared/i18n/speak.ts';
import { tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { quietSummaryWords } from './messages/index.ts';

/** Mails that a summary names; the others it counts. */
const NAMED_MAX = 20;

/** What quiet hours held back. */
export interface QuietSummary extends SpokenHead {
  /** The oldest first. */
  readonly mails: readonly { readonly storeName: string; readonly subject: string }[];
  /** Address of the account's alerts. */
  readonly link: string;
}

/** The one mail that comes after quiet hours: the subjects of those that waited. */
export function quietSummaryMail(summary: QuietSummary): MailWords {
  const t = speak(quietSummaryWords, tagOf(summary));
  const { mails } = summary;
  const named = mails.slice(0, NAMED_MAX).map(({ storeName, subject }) =>
    // Many subjects name their store themselves.
    subject.includes(storeName) ? subject : t('line', { store: storeName, subject }),
  );
  const more = mails.length - named.length;
  return writeLetter(summary, {
    title: t('title', { count: mails.length }),
    paragraphs: [t('text'), ...named, ...(more > 0 ? [t('more', { count: more })] : [])],
    button: t('open'),
    notes: [t('note')],
  });
}
