import { speak } from '../../../shared/i18n/speak.ts';
import { localeTag, type LanguageParts } from '../../../shared/kernel/locale.ts';
import type { WrittenMessage } from '../../outbox/index.ts';
import { writeLetter } from './letter.ts';
import { reviewAskWords } from './messages/index.ts';
import { plainLine, plainName } from './plain.ts';

/** A delivered order that its buyer has not reviewed. */
export interface ReviewAsk extends LanguageParts {
  readonly number: string;
  /** Name of the store that delivered. */
  readonly seller: string;
  /** Name of the store where it was bought. */
  readonly storeName: string;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  /** The buyer's name, as typed. */
  readonly name: string;
  /** Address of the page where the order is reviewed. */
  readonly link: string;
  /** Address at which the buyer has no more mails of the store. */
  readonly stop: string;
}

/** The one mail that asks a buyer to review what was delivered. */
export function reviewAskMail(
  asked: ReviewAsk,
): Extract<WrittenMessage['words'], { channel: 'mail' }> {
  const { locale, region, storeName, country, color, number, link } = asked;
  const t = speak(reviewAskWords, localeTag(locale, country, region));
  const name = plainName(asked.name);
  const title = t('title', { number });
  const text = t('text', { seller: plainLine(asked.seller) });
  return writeLetter({
    locale,
    storeName,
    color,
    subject: title,
    title,
    paragraphs: [name === '' ? text : `${t('hello', { name })} ${text}`],
    code: null,
    button: { label: t('write'), link },
    notes: [t('once'), t('footer', { store: storeName })],
    stop: { label: t('stop', { store: storeName }), link: asked.stop },
  });
}
