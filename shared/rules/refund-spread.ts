import { sumMinor } from '../kernel/money.ts';
import { refundParts, type Paid } from './resale-refunds.ts';
import { EARNERS, type Earner } from './resale-shares.ts';

/** A line of an order as it was paid, with what its earners were given, in minor units. */
export interface SharedLine {
  readonly position: number;
  readonly total: number;
  readonly shares: Readonly<Partial<Record<Earner, number>>>;
}

/** One refund of an order. */
export interface GivenBack {
  /** One of its lines, its shipping, or an amount of all of it. */
  readonly part: 'line' | 'shipping' | 'other';
  /** The position of its line. */
  readonly line: number | null;
  readonly amount: number;
}

/** By line, and for each earner, what a refund takes back. */
export type TakenBack = readonly {
  readonly position: number;
  readonly parts: Readonly<Partial<Record<Earner, number>>>;
}[];

/**
 * What one more refund of an order takes back from its earners. A refund by line takes from that line,
 * one of the shipping from the supplier alone. Any other, and what a line has no longer, comes out of the
 * lines in their order, and then out of the shipping.
 * @param before the refunds that were posted before, in the order in which they were
 */
export function takenBack(
  lines: readonly SharedLine[],
  before: readonly GivenBack[],
  refund: GivenBack,
): TakenBack {
  const earlier = refundedOf(lines, before);
  const later = spread(lines)(earlier, refund);
  return lines.map(({ position, total, shares }) => {
    const was = earlier.get(position) ?? 0;
    const more = (later.get(position) ?? 0) - was;
    const earned = { seller: 0, up_one: 0, up_two: 0, network: 0, ...shares };
    const all = { ...earned, supplier: total - sumMinor(Object.values(earned)) };
    const paid: Paid = { goods: total, shipping: 0 };
    const taken = refundParts(all, paid, { goods: was, shipping: 0 }, { goods: more, shipping: 0 });
    const parts = EARNERS.flatMap((earner) => (taken[earner] ? [[earner, taken[earner]]] : []));
    return { position, parts: Object.fromEntries(parts) as Partial<Record<Earner, number>> };
  });
}

/** What refunds have given back of each line's goods, by its position, one refund after the other. */
export function refundedOf(
  lines: readonly SharedLine[],
  refunds: readonly GivenBack[],
): ReadonlyMap<number, number> {
  return refunds.reduce(spread(lines), new Map<number, number>());
}

/** Spreads a refund over lines; gives what was refunded of each by then. */
function spread(lines: readonly SharedLine[]) {
  return (so: ReadonlyMap<number, number>, { part, line, amount }: GivenBack) => {
    const now = new Map(so);
    if (part === 'shipping') return now;
    let rest = amount;
    const own = lines.filter(({ position }) => part === 'line' && position === line);
    for (const { position, total } of [...own, ...lines]) {
      const given = now.get(position) ?? 0;
      const more = Math.min(rest, total - given);
      now.set(position, given + more);
      rest -= more;
    }
    return now;
  };
}
