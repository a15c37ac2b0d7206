import { speak } from '../../../shared/i18n/speak.ts';
import { startOfDay } from '../../../shared/kernel/deprecation.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { embedEndingWords } from './messages/index.ts';
import { plainName } from './plain.ts';

/** An element on the pages of a partner's key that is to go. */
export interface EmbedEnding extends SpokenHead {
  /** `ending` in its last month. */
  readonly occasion: 'declared' | 'ending';
  /** The partner's name, as the owner typed it. */
  readonly name: string;
  readonly element: string;
  /** Day on which it goes, YYYY-MM-DD. */
  readonly until: string;
  /** The element that replaces it. */
  readonly use?: string | undefined;
  /** Address of the element's reference. */
  readonly docs: string;
}

/** The mail that tells an owner of it. */
export function embedEndingMail(told: EmbedEnding): MailWords {
  const { occasion, element, until, use, docs } = told;
  const tag = tagOf(told);
  const t = speak(embedEndingWords, tag);
  const partner = plainName(told.name);
  const dates = dateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const day = dates.format(startOfDay(until));
  return writeLetter(told, {
    title: t('title', { element, day }),
    paragraphs: [
      t(`text.${occasion}`, { element, day }),
      ...(partner === '' ? [] : [t('partner', { partner })]),
      ...(use === undefined ? [] : [t('use', { use })]),
      t('docs', { docs }),
    ],
    button: t('open'),
    notes: [t('note')],
  });
}
