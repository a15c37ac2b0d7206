import { speak } from '../../../shared/i18n/speak.ts';
import { tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { orderAnsweredWords } from './messages/index.ts';
import { plainName } from './plain.ts';

/** An order that its buyer has cancelled, or whose proposed day they agreed to. */
export interface OrderAnswered extends SpokenHead {
  readonly answer: 'canceled' | 'confirmed';
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
export function orderAnsweredMail(answered: OrderAnswered): MailWords {
  const { answer, number, isRefunded } = answered;
  const t = speak(orderAnsweredWords, tagOf(answered));
  const name = plainName(answered.name);
  const title = t(`title.${answer}`, { number });
  return writeLetter(answered, {
    title,
    paragraphs: [
      name === '' ? t(`text.${answer}`) : t(`textBy.${answer}`, { name }),
      ...(isRefunded ? [t('refunded')] : []),
    ],
    button: t('open'),
    notes: [t('note')],
  });
}
