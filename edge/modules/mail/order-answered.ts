import { speak } from '../../../shared/i18n/speak.ts';
import { localeTag, type Locale } from '../../../shared/kernel/locale.ts';
import type { WrittenMessage } from '../../outbox/index.ts';
import { writeLetter } from './letter.ts';
import { orderAnsweredWords } from './messages/index.ts';
import { plainName } from './plain.ts';

/** An order that its buyer has cancelled, or whose proposed day they agreed to. */
export interface OrderAnswered {
  readonly answer: 'canceled' | 'confirmed';
  readonly locale: Locale;
  /** Name of the store that delivers it. */
  readonly storeName: string;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  readonly number: string;
  /** The buyer's name, as typed. */
  readonly name: string;
  readonly isRefunded: boolean;
  /** Address of the order in the store's office. */
  readonly link: string;
}

/**
 * The mail that tells a store of a buyer's answer. It holds none of the buyer's
 * own words beside their name: anybody may have written them.
 */
export function orderAnsweredMail(
  answered: OrderAnswered,
): Extract<WrittenMessage['words'], { channel: 'mail' }> {
  const { answer, locale, storeName, country, color, number, isRefunded, link } = answered;
  const t = speak(orderAnsweredWords, localeTag(locale, country));
  const name = plainName(answered.name);
  const title = t(`title.${answer}`, { number });
  return writeLetter({
    locale,
    storeName,
    color,
    subject: title,
    title,
    paragraphs: [
      name === '' ? t(`text.${answer}`) : t(`textBy.${answer}`, { name }),
      ...(isRefunded ? [t('refunded')] : []),
    ],
    code: null,
    button: { label: t('open'), link },
    notes: [t('note')],
  });
}
