import type { LanguageParts } from '../../../shared/kernel/locale.ts';

/** What every mail to a buyer says of the order, its stores and the buyer. */
export interface BuyerHead extends LanguageParts {
  /** The order's number. */
  readonly number: string;
  /** The buyer's name, as typed. */
  readonly name: string;
  /** Name of the store that delivers. */
  readonly seller: string;
  /** Name of the store that writes: where it was bought. */
  readonly storeName: string;
  /** ISO 3166-1 alpha-2 of the store that writes. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  /** Address at which the buyer has no more mails of the store. */
  readonly stop: string;
}
