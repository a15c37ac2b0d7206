import { speak } from '../../../shared/i18n/speak.ts';
import { formatMoney, type Money } from '../../../shared/kernel/money.ts';
import type { BuyerHead } from './buyer-head.ts';
import { greeted, tagOf, writeLetter, type MailWords } from './letter.ts';
import { refundedWords } from './messages/index.ts';
import { plainLine } from './plain.ts';

/** A part of an order that was given back. */
export interface Refunded extends BuyerHead {
  readonly money: Money;
  /** Address of the order. */
  readonly link: string;
}

/** The mail that tells a buyer of money that was given back; never the store's note about it. */
export function refundedMail(refunded: Refunded): MailWords {
  const { money, storeName, number } = refunded;
  const tag = tagOf(refunded);
  const t = speak(refundedWords, tag);
  const amount = formatMoney(money.amount, money.currency, tag);
  const title = t('title', { amount, number });
  const text = t('text', { seller: plainLine(refunded.seller), amount });
  return writeLetter(refunded, {
    title,
    paragraphs: [greeted(refunded.name, (name) => t('hello', { name }), text)],
    button: t('see'),
    notes: [t('note', { store: storeName })],
    stop: t('stop', { store: storeName }),
  });
}
