import { previewOf } from './resale-preview.ts';
import type { ResaleTerms } from './resale-shares.ts';

/**
 * What a seller pays for one unit that the seller would earn by: the price that the earnings' preview
 * names, and nobody earns by it then. It is a price, rounded once for the unit, so that units times it
 * are the line.
 * @param unit minor units; the margin is null where the buyer would earn nothing
 * @returns null where the buyer pays the list price
 * @example buyBy({ price: 100_000, margin: 20_100 }, rates) // 89_950
 */
export function buyBy(
  { price, margin }: { readonly price: number; readonly margin: number | null },
  rates: ResaleTerms['rates'] | undefined,
): number | null {
  if (margin === null) return null;
  const { earnings, buy_by: paid } = previewOf({ price, margin }, rates);
  return earnings > 0 ? paid : null;
}
