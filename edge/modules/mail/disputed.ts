import { speak } from '../../../shared/i18n/speak.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney, type Money } from '../../../shared/kernel/money.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { disputedWords } from './messages/index.ts';
import { plainName } from './plain.ts';

/** A dispute that was opened, lost or won. */
export interface DisputeTold extends SpokenHead {
  readonly event: 'opened' | 'lost' | 'won';
  readonly number: string;
  /** The buyer's name, as typed. */
  readonly name: string;
  /** What is contested of the order. */
  readonly money: Money;
  /** Until when it may be answered, milliseconds UTC; null for no end. */
  readonly until: number | null;
  /** Address of the payment or the order in the office. */
  readonly link: string;
}

/** The mail that tells a seller of a dispute. */
export function disputedMail(told: DisputeTold): MailWords {
  const { event, number, until } = told;
  const tag = tagOf(told);
  const t = speak(disputedWords, tag);
  const name = plainName(told.name);
  const title = t(`title.${event}`, { number });
  const text = t(`text.${event}`, {
    name: name === '' ? t('aBuyer') : name,
    money: formatMoney(told.money.amount, told.money.currency, tag),
  });
  const isAnswerable = event === 'opened' && until !== null;
  const day = dateTimeFormat(tag, { dateStyle: 'long', timeZone: timeZoneOf(told.country) });
  return writeLetter(told, {
    title,
    paragraphs: [text, ...(isAnswerable ? [t('until', { until: day.format(until) })] : [])],
    button: t('see'),
    notes: [t('note')],
  });
}
