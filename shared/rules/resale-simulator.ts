import { sumMinor } from '../kernel/money.ts';
import { divideLine, sharesProblem, type ResaleTerms } from './resale-shares.ts';
import { minorOf, wholeOf } from './typed-numbers.ts';

/** What a person types to see where the money of a sale would go. */
export const simulatedFields = ['price', 'margin', 'units'] as const;
export type SimulatedField = (typeof simulatedFields)[number];
export type TypedSale = Readonly<Record<SimulatedField, string>>;

/** Most units of a simulated sale. */
export const SIMULATED_UNITS_MAX = 999;

/** The rates that a promoter is told: what is left is the supplier's and the network's. */
export type ToldRates = Pick<ResaleTerms['rates'], 'seller' | 'up_one' | 'up_two'>;

/** Where the money of a simulated sale goes, in minor units. */
export interface SimulatedSale {
  readonly total: number;
  readonly seller: number;
  readonly up_one: number;
  readonly up_two: number;
  /** What the supplier keeps, with the network's part. */
  readonly rest: number;
}

/**
 * Divides a sale as `divideLine` would, where its seller, its sponsor and the sponsor above it all earn. The network
 * takes its part after them, so that it changes nothing of theirs.
 * @param sale `price` and `margin` of one unit, in minor units
 * @throws RangeError for what `sharesProblem` names
 * @example simulate({ price: 34_900, margin: 9_000, units: 1 }, { seller: 0.5, up_one: 0, up_two: 0 }).seller // 4_500
 */
export function simulate(
  sale: { readonly price: number; readonly margin: number; readonly units: number },
  rates: ToldRates,
): SimulatedSale {
  const { seller, up_one, up_two, supplier } = divideLine({ ...sale, shipping: 0 }, termsOf(rates));
  return {
    total: sumMinor([seller, up_one, up_two, supplier]),
    seller,
    up_one,
    up_two,
    rest: supplier,
  };
}

/** A sale as it is typed: what comes of it, or the fields that are no amount, no count, or a margin above the price. */
export function simulateTyped(
  typed: TypedSale,
  rates: ToldRates,
): { readonly sale: SimulatedSale } | { readonly wrong: readonly SimulatedField[] } {
  const price = minorOf(typed.price);
  const margin = minorOf(typed.margin);
  const units = wholeOf(typed.units.trim());
  const isCount = units !== undefined && units > 0 && units <= SIMULATED_UNITS_MAX;
  const wrong: SimulatedField[] = [
    ...(price === undefined ? (['price'] as const) : []),
    ...(margin === undefined || margin > (price ?? margin) ? (['margin'] as const) : []),
    ...(isCount ? [] : (['units'] as const)),
  ];
  if (price === undefined || margin === undefined || !isCount || wrong.length > 0) return { wrong };
  const line = { price, margin, units, shipping: 0 };
  if (sharesProblem(line, termsOf(rates)) !== null) return { wrong: ['margin'] };
  return { sale: simulate(line, rates) };
}

const termsOf = (rates: ToldRates): ResaleTerms => ({
  rates: { ...rates, network: 0 },
  earning: ['seller', 'up_one', 'up_two'],
});
