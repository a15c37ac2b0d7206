import type { PaymentReviewView } from '../../../shared/contracts/payment-review.ts';
import { reviewText } from '../../../shared/i18n/review-text.ts';
import { speak } from '../../../shared/i18n/speak.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { greeted, tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { paymentReviewWords } from './messages/index.ts';

/** A purchase whose payment its provider takes days to decide about, or has refused then. */
export interface ReviewedPayment extends SpokenHead {
  /** Null for a payment that was refused. */
  readonly review: PaymentReviewView | null;
  /** The code of its way to pay. */
  readonly code: string | null;
  /** Whether its goods are kept for the buyer. */
  readonly isHeld: boolean;
  /** Minor units. */
  readonly total: number;
  readonly currency: string;
  /** The number of the order. */
  readonly number: string;
  /** The buyer's name, as typed. */
  readonly name: string;
  /** Address of the purchase. */
  readonly link: string;
  /** Address at which the buyer has no more mails of the store. */
  readonly stop: string;
}

/** The mail that tells a buyer that a payment is looked at, or was refused after that. */
export function paymentReviewMail(about: ReviewedPayment): MailWords {
  const { review, code, isHeld, number, storeName, country } = about;
  const tag = tagOf(about);
  const t = speak(paymentReviewWords, tag);
  const amount = formatMoney(about.total, about.currency, tag).replaceAll('\u00a0', ' ');
  const text = review
    ? reviewText(review, { code, isHeld, tag, timeZone: timeZoneOf(country) })
    : t('declined.text', { amount });
  const event = review ? 'begun' : 'declined';
  return writeLetter(about, {
    title: t(`${event}.title`, { number }),
    paragraphs: [greeted(about.name, (name) => t('hello', { name }), text)],
    button: t(`${event}.button`),
    notes: [t('footer', { store: storeName })],
    stop: t('stop', { store: storeName }),
  });
}
