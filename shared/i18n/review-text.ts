import type { PaymentReviewView } from '../contracts/payment-review.ts';
import { dateTimeFormat } from '../kernel/intl.ts';
import { paymentReview as en } from './en/payment-review.ts';
import { paymentNames as namesEn } from './en/payment-names.ts';
import { paymentReview as es } from './es/payment-review.ts';
import { paymentNames as namesEs } from './es/payment-names.ts';
import { fill } from './fill.ts';
import { namespace } from './namespace.ts';
import { wordsOf } from './speak.ts';

const words = namespace(
  'payment-review',
  { ...es, names: namesEs },
  {
    ...en,
    names: namesEn,
  },
);

/** How the reader's purchase stands, and where. */
interface About {
  /** The code of its way to pay. */
  readonly code: string | null;
  /** Whether its goods are kept for the buyer. */
  readonly isHeld: boolean;
  /** BCP 47. */
  readonly tag: string;
  /** IANA name of the zone by whose clock the day is told. */
  readonly timeZone: string;
}

/**
 * What a buyer is told of a payment that its provider takes days to decide about.
 * @example 'PayPal está revisando tu pago y suele responder a más tardar el martes 9 de marzo. …'
 */
export function reviewText(
  { until, waits_for: waitsFor }: PaymentReviewView,
  { code, isHeld, tag, timeZone }: About,
): string {
  const t = wordsOf(words, tag);
  const names: Readonly<Record<string, string>> = t.names;
  const day = dateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const values = { name: names[code ?? ''] ?? '', until: day.format(new Date(until)) };
  return [fill(t[waitsFor], values), ...(isHeld ? [t.held] : []), t.wait].join(' ');
}
