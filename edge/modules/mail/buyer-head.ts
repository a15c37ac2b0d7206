import type { LanguageParts } from '../../../shared/kernel/locale.ts';
import type { SpokenHead } from './letter.ts';

export { markedIfTest } from './test-mark.ts';

/** What every mail to a buyer says of the order, its stores and the buyer. */
export interface BuyerHead extends LanguageParts, Omit<SpokenHead, 'link' | 'region'> {
  /** The order's number. */
  readonly number: string;
  /** The buyer's name, as typed. */
  readonly name: string;
  /** Name of the store that delivers. The head's own name is that of the store where it was bought. */
  readonly seller: string;
  readonly stop: string;
}
