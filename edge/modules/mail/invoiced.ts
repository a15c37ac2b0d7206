import { speak } from '../../../shared/i18n/speak.ts';
import type { BuyerHead } from './buyer-head.ts';
import { greeted, tagOf, writeLetter, type MailWords } from './letter.ts';
import { invoicedWords } from './messages/index.ts';
import { plainLine } from './plain.ts';

/** An invoice or a credit note that was issued. */
export interface Invoiced extends BuyerHead {
  readonly kind: 'invoice' | 'credit';
  /** The document's number. */
  readonly invoice: string;
  /** Address of the page with the order's invoice. */
  readonly link: string;
}

/** The mail that tells a buyer where the document is. The document itself stays behind the sign-in. */
export function invoicedMail(told: Invoiced): MailWords {
  const { storeName, kind, invoice, number } = told;
  const t = speak(invoicedWords, tagOf(told));
  const [titleKey, textKey, seeKey] =
    kind === 'credit'
      ? (['creditTitle', 'creditText', 'seeCredit'] as const)
      : (['title', 'text', 'see'] as const);
  const title = t(titleKey, { invoice });
  const text = t(textKey, { invoice, number, seller: plainLine(told.seller) });
  return writeLetter(told, {
    title,
    paragraphs: [greeted(told.name, (name) => t('hello', { name }), text)],
    button: t(seeKey),
    notes: [t('note', { store: storeName })],
    stop: t('stop', { store: storeName }),
  });
}
