/** What is known of a price. Amounts are minor units of one currency; null is a price not shown. */
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
      /** Whole percent off the crossed-out price; null where nothing is off. */
      readonly percentOff: number | null;
    };

/**
 * Applies spec [5]: the price is hidden when `hide_price` or without a list price; a crossed-out
 * price only for non-free items when it differs from the list price.
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

/** Rounded down, so that no more is promised than is given. */
function percentOff(now: number, old: number | null): number | null {
  if (old === null || old <= now) return null;
  return Math.floor(((old - now) * 100) / old) || null;
}

/**
 * What a reseller pays (spec [6]): list price minus contribution margin times the plan's
 * commission rate. Minor units.
 * @param rate of the plan, 0 to 1
 */
export function buyByPrice(listPrice: number, contributionMargin: number, rate: number): number {
  return listPrice - resaleEarnings(contributionMargin, rate);
}

/**
 * What a reseller earns (spec [6]): contribution margin times commission rate, in minor units,
 * rounded half to even.
 * @param rate 0 to 1, with at most six decimals
 */
export function resaleEarnings(contributionMargin: number, rate: number): number {
  return timesRate(contributionMargin, rate);
}

const MILLION = 1_000_000n;

/** Exact: a rate such as 0.15 has no exact binary form, and would tip halves either way. */
function timesRate(amount: number, rate: number): number {
  const product = BigInt(Math.abs(amount)) * BigInt(Math.round(rate * 1e6));
  const whole = product / MILLION;
  const twice = (product % MILLION) * 2n;
  const up = twice > MILLION || (twice === MILLION && whole % 2n === 1n);
  return Number(up ? whole + 1n : whole) * (amount < 0 ? -1 : 1);
}
