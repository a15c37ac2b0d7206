import { isConcluded } from './experience.ts';
import { shownPrice, type PriceFacts } from './prices.ts';

/** Whether an item can be bought here, or why not. */
export type PurchaseState =
  | 'open'
  | 'unavailable'
  | 'concluded'
  | 'price_hidden'
  | 'sold_out'
  | 'read_only';

/** The facts of an item that decide it. */
type Offered = PriceFacts &
  Parameters<typeof isConcluded>[0] & {
    readonly hiden: boolean;
    readonly list_state: string;
    readonly skus: readonly unknown[];
    readonly sold_out: boolean;
    readonly can_buy: boolean;
  };

/** The first reason counts: the lasting ones come before those of the moment. */
export function purchaseState(item: Offered): PurchaseState {
  if (item.hiden || item.list_state === 'unpublished' || !item.skus.length) return 'unavailable';
  if (isConcluded(item)) return 'concluded';
  if (shownPrice(item).kind === 'hidden') return 'price_hidden';
  if (item.sold_out) return 'sold_out';
  // The item itself could be bought, so the store forbids it.
  return item.can_buy ? 'open' : 'read_only';
}
