import { speak } from '../../../shared/i18n/speak.ts';
import { formatMoney, type Money } from '../../../shared/kernel/money.ts';
import { localeTag } from '../../../shared/kernel/locale.ts';
import type { WrittenMessage } from '../../outbox/index.ts';
import type { BuyerHead } from './buyer-head.ts';
import { writeLetter } from './letter.ts';
import { refundedWords } from './messages/index.ts';
import { plainLine, plainName } from './plain.ts';

/** A part of an order that was given back. */
export interface Refunded extends BuyerHead {
  readonly money: Money;
  /** Address of the order. */
  readonly link: string;
}

/** The mail that tells a buyer of money that was given back; never the store's note about it. */
export function refundedMail(
  refunded: Refunded,
): Extract<WrittenMessage['words'], { channel: 'mail' }> {
  const { money, locale, region, storeName, country, color, number, link, stop } = refunded;
  const tag = localeTag(locale, country, region);
  const t = speak(refundedWords, tag);
  const name = plainName(refunded.name);
  const amount = formatMoney(money.amount, money.currency, tag);
  const title = t('title', { amount, number });
  const text = t('text', { seller: plainLine(refunded.seller), amount });
  return writeLetter({
    locale,
    storeName,
    color,
    subject: title,
    title,
    paragraphs: [name === '' ? text : `${t('hello', { name })} ${text}`],
    code: null,
    button: { label: t('see'), link },
    notes: [t('note', { store: storeName })],
    stop: { label: t('stop', { store: storeName }), link: stop },
  });
}
