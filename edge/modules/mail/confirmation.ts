import type { TFunction } from 'i18next';
import type { OrderView, WholePurchase } from '../../../shared/contracts/orders.ts';
import type { Locale, Region } from '../../../shared/kernel/locale.ts';
import type { purchaseWords } from './messages/index.ts';

/** The store that sends the confirmation, and the address of its link. */
export interface Sender {
  readonly storeName: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  readonly locale: Locale;
  /** The region of the buyer's Spanish, where the purchase was made in one. */
  readonly region?: Region | null;
  /** Address of the purchase's page. */
  readonly link: string;
  /** Address of the page where who gets it stops such mails. */
  readonly stop: string;
}

/** Gives a text of the mail in its language. */
export type Say = TFunction<(typeof purchaseWords)['name']>;

/**
 * The texts of a confirmation, for both forms of the mail. They are plain text, to be escaped where
 * they become markup.
 */
export interface Confirmation {
  readonly t: Say;
  readonly sender: Sender;
  readonly purchase: WholePurchase;
  readonly money: (amount: number) => string;
  readonly intro: string;
  readonly payment: string;
  /** What the country's law has a receipt say of taxes; nothing in most. */
  readonly taxes: readonly string[];
  readonly delivery: (order: OrderView) => readonly string[];
}

/** A variant's attributes as they are written beside the item's name. */
export function variantOf(description: Readonly<Record<string, string>>): string {
  return Object.entries(description)
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ');
}
