import { speak } from '../../../shared/i18n/speak.ts';
import { localeTag, type LanguageParts } from '../../../shared/kernel/locale.ts';
import type { WrittenMessage } from '../../outbox/index.ts';
import { writeLetter } from './letter.ts';
import { invoicedWords } from './messages/index.ts';
import { plainLine, plainName } from './plain.ts';

/** An invoice that was issued. */
export interface Invoiced extends LanguageParts {
  /** The invoice's number. */
  readonly invoice: string;
  /** The order's number. */
  readonly number: string;
  /** The buyer's name, as typed. */
  readonly name: string;
  /** Name of the store that issued it. */
  readonly seller: string;
  /** Name of the store that writes. */
  readonly storeName: string;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  /** Address of the page with the order's invoice. */
  readonly link: string;
  /** Address at which the buyer has no more mails of the store. */
  readonly stop: string;
}

/** The mail that tells a buyer where the invoice is. The invoice itself stays behind the sign-in. */
export function invoicedMail(
  told: Invoiced,
): Extract<WrittenMessage['words'], { channel: 'mail' }> {
  const { locale, region, storeName, country, color, invoice, number, link, stop } = told;
  const t = speak(invoicedWords, localeTag(locale, country, region));
  const name = plainName(told.name);
  const title = t('title', { invoice });
  const text = t('text', { invoice, number, seller: plainLine(told.seller) });
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
