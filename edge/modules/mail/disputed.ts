import { speak } from '../../../shared/i18n/speak.ts';
import { localeTag, type Locale } from '../../../shared/kernel/locale.ts';
import { formatMoney, type Money } from '../../../shared/kernel/money.ts';
import type { WrittenMessage } from '../../outbox/index.ts';
import { writeLetter } from './letter.ts';
import { disputedWords } from './messages/index.ts';
import { plainName } from './plain.ts';

/** A dispute that was opened, lost or won. */
export interface DisputeTold {
  readonly locale: Locale;
  readonly event: 'opened' | 'lost' | 'won';
  readonly number: string;
  /** The buyer's name, as typed. */
  readonly name: string;
  /** What is contested of the order. */
  readonly money: Money;
  /** Until when it may be answered, milliseconds UTC; null for no end. */
  readonly until: number | null;
  readonly storeName: string;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  /** Address of the payment or the order in the office. */
  readonly link: string;
}

/** The mail that tells a seller of a dispute. */
export function disputedMail(
  told: DisputeTold,
): Extract<WrittenMessage['words'], { channel: 'mail' }> {
  const { event, locale, storeName, country, color, number, link, until } = told;
  const tag = localeTag(locale, country);
  const t = speak(disputedWords, tag);
  const name = plainName(told.name);
  const title = t(`title.${event}`, { number });
  const text = t(`text.${event}`, {
    name: name === '' ? t('aBuyer') : name,
    money: formatMoney(told.money.amount, told.money.currency, tag),
  });
  const isAnswerable = event === 'opened' && until !== null;
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return writeLetter({
    locale,
    storeName,
    color,
    subject: title,
    title,
    paragraphs: [text, ...(isAnswerable ? [t('until', { until: day.format(until) })] : [])],
    code: null,
    button: { label: t('see'), link },
    notes: [t('note')],
  });
}
