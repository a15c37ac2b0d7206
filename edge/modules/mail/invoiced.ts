import { speak } from '../../../shared/i18n/speak.ts';
import { localeTag } from '../../../shared/kernel/locale.ts';
import type { WrittenMessage } from '../../outbox/index.ts';
import type { BuyerHead } from './buyer-head.ts';
import { writeLetter } from './letter.ts';
import { invoicedWords } from './messages/index.ts';
import { plainLine, plainName } from './plain.ts';

/** An invoice or a credit note that was issued. */
export interface Invoiced extends BuyerHead {
  readonly kind: 'invoice' | 'credit';
  /** The document's number. */
  readonly invoice: string;
  /** Address of the page with the order's invoice. */
  readonly link: string;
}

/** The mail that tells a buyer where the document is. The document itself stays behind the sign-in. */
export function invoicedMail(
  told: Invoiced,
): Extract<WrittenMessage['words'], { channel: 'mail' }> {
  const { locale, region, storeName, country, color, kind, invoice, number, link, stop } = told;
  const t = speak(invoicedWords, localeTag(locale, country, region));
  const name = plainName(told.name);
  const [titleKey, textKey, seeKey] =
    kind === 'credit'
      ? (['creditTitle', 'creditText', 'seeCredit'] as const)
      : (['title', 'text', 'see'] as const);
  const title = t(titleKey, { invoice });
  const text = t(textKey, { invoice, number, seller: plainLine(told.seller) });
  return writeLetter({
    locale,
    storeName,
    color,
    subject: title,
    title,
    paragraphs: [name === '' ? text : `${t('hello', { name })} ${text}`],
    code: null,
    button: { label: t(seeKey), link },
    notes: [t('note', { store: storeName })],
    stop: { label: t('stop', { store: storeName }), link: stop },
  });
}
