import { speak } from '../../../shared/i18n/speak.ts';
import { localeTag } from '../../../shared/kernel/locale.ts';
import type { WrittenMessage } from '../../outbox/index.ts';
import type { BuyerHead } from './buyer-head.ts';
import { writeLetter } from './letter.ts';
import { reviewAskWords } from './messages/index.ts';
import { plainLine, plainName } from './plain.ts';

/** A delivered order that its buyer has not reviewed. */
export interface ReviewAsk extends BuyerHead {
  /** Address of the page where the order is reviewed. */
  readonly link: string;
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
