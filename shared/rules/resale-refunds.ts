import { sumMinor } from '../kernel/money.ts';
import { timesFraction } from './rates.ts';
import { EARNERS, type Shares } from './resale-shares.ts';

/** What a buyer got back of a line, in minor units: of its goods, and of its shipping. */
export interface Refunded {
  readonly goods: number;
  readonly shipping: number;
}

/** What a buyer paid for a line. */
export type Paid = Refunded;

/**
 * The part of each share that is taken back once so much of a line was refunded: share × refunded
 * goods / goods paid, rounded half to even. The supplier bears the rest of the goods and all
 * refunded shipping, so that the parts make the refund. No part is below 0 or above its share:
 * where the supplier's would be, by the cents that the others' rounding leaves, the earners
 * bear those, the last in turn first.
 * @param shares of the line, `divideLine`
 * @throws RangeError for a refund below 0 or above what was paid
 */
export function reversedParts(shares: Shares, paid: Paid, refunded: Refunded): Shares {
  if (!within(refunded.goods, paid.goods) || !within(refunded.shipping, paid.shipping))
    throw new RangeError('a refund is 0 or more, and no more than was paid');
  const parts = { ...shares, supplier: 0 };
  for (const earner of EARNERS)
    parts[earner] =
      paid.goods === 0 ? 0 : timesFraction(shares[earner], refunded.goods, paid.goods);
  const rest = refunded.goods - sumMinor(Object.values(parts));
  let cents = rest - Math.min(Math.max(rest, 0), shares.supplier - paid.shipping);
  for (const earner of EARNERS.toReversed()) {
    const room = cents > 0 ? shares[earner] - parts[earner] : parts[earner];
    const moved = Math.sign(cents) * Math.min(Math.abs(cents), room);
    parts[earner] += moved;
    cents -= moved;
  }
  const goods = refunded.goods - sumMinor(EARNERS.map((earner) => parts[earner]));
  return { ...parts, supplier: goods + refunded.shipping };
}

/**
 * What one more refund takes back from each share, after those that were made before.
 * @example // 1.00 back of 3.00, of which the seller earned 1.00
 *   refundParts(shares, paid, { goods: 100, shipping: 0 }, { goods: 100, shipping: 0 }).seller // 34
 */
export function refundParts(
  shares: Shares,
  paid: Paid,
  before: Refunded,
  refund: Refunded,
): Shares {
  const earlier = reversedParts(shares, paid, before);
  const later = reversedParts(shares, paid, {
    goods: before.goods + refund.goods,
    shipping: before.shipping + refund.shipping,
  });
  const taken = { ...later };
  for (const role of [...EARNERS, 'supplier'] as const) taken[role] -= earlier[role];
  return taken;
}

function within(amount: number, most: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0 && amount <= most;
}
