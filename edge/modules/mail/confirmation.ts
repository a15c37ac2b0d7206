import type { TFunction } from 'i18next';
import type { OrderView, Purchase } from '../../../shared/contracts/orders.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import type { purchaseWords } from './messages/index.ts';

/** Who sends the confirmation, and where its link leads. */
export interface Sender {
  readonly storeName: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  readonly locale: Locale;
  /** Address of the purchase's own page. */
  readonly link: string;
}

/** Says the words of the mail in its language. */
export type Say = TFunction<(typeof purchaseWords)['name']>;

/** What both forms of the mail are made of: plain text, to be escaped where it becomes markup. */
export interface Confirmation {
  readonly t: Say;
  readonly sender: Sender;
  readonly purchase: Purchase;
  readonly money: (amount: number) => string;
  readonly intro: string;
  readonly payment: string;
  readonly delivery: (order: OrderView) => readonly string[];
}

/** A line's variant as it is written beside its name. */
export function variantOf(description: Readonly<Record<string, string>>): string {
  return Object.entries(description)
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ');
}
