import type { PaymentReviewView } from '../../../shared/contracts/payment-review.ts';
import type { PaymentSlipView } from '../../../shared/contracts/payment-slip.ts';
import { reviewText } from '../../../shared/i18n/review-text.ts';
import { speak } from '../../../shared/i18n/speak.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { greeted, tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { paymentReviewWords, paymentSlipWords } from './messages/index.ts';
import { plainLine } from './plain.ts';

/** The mails about a purchase whose payment is not made yet. */

/** A purchase whose payment is awaited. */
interface Awaiting extends SpokenHead {
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

/** An order that waits for its buyer to pay a number elsewhere. */
export interface AwaitedPayment extends Awaiting {
  readonly slip: PaymentSlipView;
}

/** The mail that tells a buyer by which number, where and until when to pay. */
export function paymentSlipMail(awaited: AwaitedPayment): MailWords {
  const { slip, storeName, country, number } = awaited;
  const tag = tagOf(awaited);
  const t = speak(paymentSlipWords, tag);
  const money = (minor: number) =>
    formatMoney(minor, awaited.currency, tag).replaceAll('\u00a0', ' ');
  const left = money(awaited.total - slip.received);
  const received = money(slip.received);
  const isPart = slip.received > 0;
  const how = isPart ? t('part', { received, left }) : t(`how.${slip.kind}`, { amount: left });
  const facts = [
    [t(`account.${slip.account_kind ?? 'clabe'}`), slip.account],
    [t('bank'), slip.bank && plainLine(slip.bank)],
    [t('holder'), slip.holder && plainLine(slip.holder)],
    [t('agreement'), slip.agreement],
    [t(`number.${slip.kind}`), slip.number],
    [isPart && t('received'), received],
    [t(isPart ? 'left' : 'amount'), left],
  ].flatMap(([label, value]) => (label && value ? [`${label}: ${value}`] : []));
  const title = isPart ? t('partTitle', { left, number }) : t('title', { number });
  const until = dateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZoneOf(country),
  }).format(new Date(slip.until));
  return writeLetter(awaited, {
    title,
    paragraphs: [
      greeted(awaited.name, (name) => t('hello', { name }), how),
      ...facts,
      `${t('until', { until })} ${t(isPart ? 'partAfter' : 'after')}`,
    ],
    button: t('see'),
    notes: [t('footer', { store: storeName })],
    stop: t('stop', { store: storeName }),
  });
}

/** A purchase whose payment its provider takes days to decide about, or has refused then. */
export interface ReviewedPayment extends Awaiting {
  /** Null for a payment that was refused. */
  readonly review: PaymentReviewView | null;
  /** The code of its way to pay. */
  readonly code: string | null;
  /** Whether its goods are kept for the buyer. */
  readonly isHeld: boolean;
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
