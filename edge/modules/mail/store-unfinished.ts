import { speak } from '../../../shared/i18n/speak.ts';
import { localIso } from '../../../shared/rules/local-time.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { storeUnfinishedWords } from './messages/stores.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** A store that has nothing, and that closes. */
export interface StoreUnfinished extends SpokenHead {
  /** ISO 8601. */
  readonly until: string;
}

/** The mail that tells its owner. */
export function storeUnfinishedMail(told: StoreUnfinished): MailWords {
  const tag = tagOf(told);
  const t = speak(storeUnfinishedWords, tag);
  const dates = dateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const day = dates.format(
    Date.parse(localIso(Date.parse(told.until), told.country).slice(0, DAY_LENGTH)),
  );
  return writeLetter(told, {
    title: t('title', { day }),
    paragraphs: [t('text', { day }), t('keeps')],
    button: t('open'),
    notes: [t('note')],
  });
}
