import { sumMinor } from '../kernel/money.ts';
import { fitTogether, isRate } from './rates.ts';
import { resaleEarnings } from './resale-earnings.ts';

/** Who takes a part of a line's contribution margin, in the order in which they take it. */
export const EARNERS = ['seller', 'up_one', 'up_two', 'network'] as const;
export type Earner = (typeof EARNERS)[number];

/** Amounts in minor units of the line's currency, by who gets them. */
export type Shares = Readonly<Record<Earner | 'supplier', number>>;

/** A line of an order that sells a supplier's item. Amounts are minor units of the item's currency. */
export interface ResaleLine {
  /** What the buyer pays for one unit. */
  readonly price: number;
  /** The part of one unit's price that the supplier gives away. */
  readonly margin: number;
  readonly units: number;
  /** What the buyer pays for the line's delivery. */
  readonly shipping: number;
}

/** By which rates a line is divided, as held when its order was placed. */
export interface ResaleTerms {
  /** The seller's is the plan's, all others are the network's. 0 to 1 with at most six decimals. */
  readonly rates: Readonly<Record<Earner, number>>;
  /**
   * Those who earn. The share of an earner who is paused or missing stays with the supplier, and
   * changes nobody else's.
   */
  readonly earning: readonly Earner[];
}

/** Why a line cannot be divided by these terms. */
export type SharesProblem =
  | 'not_whole'
  | 'negative'
  | 'margin_above_price'
  | 'not_a_rate'
  | 'rates_above_one';

/** Finds what keeps a line from being divided; null where nothing does. */
export function sharesProblem(line: ResaleLine, terms: ResaleTerms | null): SharesProblem | null {
  const amounts = [line.price, line.margin, line.units, line.shipping];
  if (!amounts.every(Number.isSafeInteger)) return 'not_whole';
  if (amounts.some((amount) => amount < 0)) return 'negative';
  // A buyer of 'buy by' pays less than the price, and nobody takes a part of the margin then.
  if (terms === null) return null;
  if (line.margin > line.price) return 'margin_above_price';
  const rates = EARNERS.map((earner) => terms.rates[earner]);
  if (!rates.every(isRate)) return 'not_a_rate';
  return fitTogether(rates) ? null : 'rates_above_one';
}

/**
 * Divides what a buyer pays for a line. The pool is the contribution margin of all units. Each
 * earner in turn gets the pool times their rate, rounded half to even once for the whole line, and
 * cut to what the pool has left. The remainder and all shipping are the supplier's.
 * @param terms null where nobody earns: for a buyer who pays the 'buy by' price
 * @throws RangeError for what `sharesProblem` names
 * @example divideLine({ price: 100, margin: 25, units: 1, shipping: 0 }, half).seller // 12
 */
export function divideLine(line: ResaleLine, terms: ResaleTerms | null): Shares {
  const problem = sharesProblem(line, terms);
  if (problem !== null) throw new RangeError(problem);
  const earned: Record<Earner, number> = { seller: 0, up_one: 0, up_two: 0, network: 0 };
  const pool = line.margin * line.units;
  let left = pool;
  for (const earner of terms === null ? [] : EARNERS) {
    const part = Math.min(resaleEarnings(pool, terms?.rates[earner] ?? 0), left);
    left -= part;
    if (terms?.earning.includes(earner)) earned[earner] = part;
  }
  const paid = sumMinor([line.price * line.units, line.shipping]);
  return { ...earned, supplier: paid - sumMinor(Object.values(earned)) };
}
