import { speak } from '../../../shared/i18n/speak.ts';
import type { BuyerHead } from './buyer-head.ts';
import { greeted, tagOf, writeLetter, type MailWords } from './letter.ts';
import { reviewAskWords } from './messages/index.ts';
import { plainLine } from './plain.ts';

/** A delivered order that its buyer has not reviewed. */
export interface ReviewAsk extends BuyerHead {
  /** Address of the page where the order is reviewed. */
  readonly link: string;
  /** Which of the order's mails it is: the only one, the first, or the reminder that follows it. */
  readonly part: 'only' | 'first' | 'reminder';
}

/** The mail that asks a buyer to review what was delivered. */
export function reviewAskMail(asked: ReviewAsk): MailWords {
  const { storeName, number, part } = asked;
  const t = speak(reviewAskWords, tagOf(asked));
  const title = t(part === 'reminder' ? 'again' : 'title', { number });
  const text = t('text', { seller: plainLine(asked.seller) });
  return writeLetter(asked, {
    title,
    paragraphs: [greeted(asked.name, (name) => t('hello', { name }), text)],
    button: t('write'),
    notes: [t(part), t('footer', { store: storeName })],
    stop: t('stop', { store: storeName }),
  });
}
