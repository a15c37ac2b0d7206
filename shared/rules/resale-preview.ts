import { divideLine, EARNERS, sharesProblem, type ResaleTerms } from './resale-shares.ts';

/** One unit of an item that another store offers; minor units. */
export interface OfferedUnit {
  readonly price: number;
  readonly margin: number;
}

/**
 * What a sale of one unit earns its seller, and what the seller would pay for it: by the rule that divides
 * the lines of orders. Nothing where the network has no rates.
 * @example previewOf({ price: 100_000, margin: 20_100 }, rates) // { earnings: 10_050, buy_by: 89_950 }
 */
export function previewOf(
  { price, margin }: OfferedUnit,
  rates: ResaleTerms['rates'] | undefined,
): { readonly earnings: number; readonly buy_by: number } {
  const line = { price, margin: Math.min(margin, price), units: 1, shipping: 0 };
  const terms = rates && { rates, earning: EARNERS };
  const earnings =
    terms && sharesProblem(line, terms) === null ? divideLine(line, terms).seller : 0;
  return { earnings, buy_by: price - earnings };
}
