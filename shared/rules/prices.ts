/**
 * The facts of a price. Amounts are minor units of one currency; null is a price that is not shown.
 */
export interface PriceFacts {
  readonly list_price: number | null;
  readonly crossout_price: number | null;
  readonly is_free: boolean;
  readonly hide_price: boolean;
}

/** How a price is shown. */
export type ShownPrice =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'free' }
  | {
      readonly kind: 'price';
      readonly amount: number;
      /** The crossed-out price beside it. */
      readonly old: number | null;
      /** Whole percent off the crossed-out price; null without a discount. */
      readonly percentOff: number | null;
    };

/**
 * Applies spec [5]: the price is hidden with `hide_price` or without a list price. A crossed-out
 * price is shown only for an item that is not free, when it differs from the list price.
 */
export function shownPrice(price: PriceFacts): ShownPrice {
  if (price.hide_price) return { kind: 'hidden' };
  if (price.is_free) return { kind: 'free' };
  if (price.list_price === null) return { kind: 'hidden' };
  const old = price.crossout_price === price.list_price ? null : price.crossout_price;
  return {
    kind: 'price',
    amount: price.list_price,
    old,
    percentOff: percentOff(price.list_price, old),
  };
}

/** Whole percent, rounded down so that a page never promises more than the discount. */
function percentOff(now: number, old: number | null): number | null {
  if (old === null || old <= now) return null;
  return Math.floor(((old - now) * 100) / old) || null;
}
