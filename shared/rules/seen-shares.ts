import { sumMinor } from '../kernel/money.ts';
import { EARNERS, type Earner } from './resale-shares.ts';

/** Whose part of a line: an earner's, the supplier's, or that of all earners together. */
export const shareRoles = [...EARNERS, 'resale', 'supplier'] as const;
export type ShareRole = (typeof shareRoles)[number];

/** A part of a line, in minor units. */
export interface SeenShare {
  readonly role: ShareRole;
  readonly amount: number;
  /** What refunds took back of it. */
  readonly returned: number;
  /** The rate of the margin; null where the reader may not know it, or there is none. */
  readonly rate: number | null;
  /** Whether it is the reader's own. */
  readonly is_own: boolean;
}

/** A line as it was divided. */
export interface DividedLine {
  readonly total: number;
  /** The contribution margin of all its units. */
  readonly margin: number;
  readonly shares: Readonly<Partial<Record<Earner, number>>>;
  readonly returned: Readonly<Partial<Record<Earner, number>>>;
  /** What was refunded of the line's goods. */
  readonly refunded: number;
  readonly rates: Readonly<Partial<Record<Earner, number>>>;
}

/** The reader of an order's shares: the network's root store, the supplier, or an earner by these parts. */
export type Reader = 'network' | 'supplier' | readonly Earner[];

/**
 * The parts of a line that a reader sees, and the margin, null where they may not know it. The root store
 * sees all; the supplier the margin, what it gives away and what it keeps, but neither plans nor sponsors; an earner
 * the own part alone, and the seller the margin.
 */
export function seenOf(
  line: DividedLine,
  reader: Reader,
): { readonly margin: number | null; readonly shares: SeenShare[] } {
  const earned = EARNERS.flatMap((role): SeenShare[] => {
    const amount = line.shares[role] ?? 0;
    if (amount === 0) return [];
    const returned = line.returned[role] ?? 0;
    return [{ role, amount, returned, rate: line.rates[role] ?? null, is_own: false }];
  });
  if (reader !== 'network' && reader !== 'supplier') {
    const own = earned.filter(({ role }) => reader.some((one) => one === role));
    const isSeller = reader.includes('seller');
    return {
      margin: isSeller ? line.margin : null,
      shares: own.map((share) => ({ ...share, is_own: true })),
    };
  }
  const given = {
    amount: sumMinor(earned.map(({ amount }) => amount)),
    returned: sumMinor(earned.map(({ returned }) => returned)),
  };
  const supplier: SeenShare = {
    role: 'supplier',
    amount: line.total - given.amount,
    returned: line.refunded - given.returned,
    rate: null,
    is_own: reader === 'supplier',
  };
  const all = earned.map((share) => ({ ...share, is_own: share.role === 'network' }));
  const resale: SeenShare = { role: 'resale', ...given, rate: null, is_own: false };
  return {
    margin: line.margin,
    shares: [...(reader === 'network' ? all : [resale]), supplier].filter(
      ({ amount }) => amount > 0,
    ),
  };
}
