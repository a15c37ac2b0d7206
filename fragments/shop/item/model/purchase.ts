import type { ItemDetail } from '../../../../shared/contracts/items.ts';
import { isConcluded } from '../../../../shared/rules/experience.ts';
import { shownPrice } from '../../../../shared/rules/prices.ts';

/** Whether an item can be bought here, or why not. */
export type PurchaseState =
  | 'open'
  | 'unavailable'
  | 'concluded'
  | 'price_hidden'
  | 'sold_out'
  | 'read_only';

/** The first reason counts: the lasting ones come before those of the moment. */
export function purchaseState(item: ItemDetail): PurchaseState {
  if (item.hiden || item.list_state === 'unpublished' || !item.skus.length) return 'unavailable';
  if (isConcluded(item)) return 'concluded';
  if (shownPrice(item).kind === 'hidden') return 'price_hidden';
  if (item.sold_out) return 'sold_out';
  // The item itself could be bought, so the store forbids it.
  return item.can_buy ? 'open' : 'read_only';
}
