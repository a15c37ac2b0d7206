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

/** The wallets that a refund is taken from, in their turn. */
const BEARERS = [...EARNERS, 'supplier'] as const;
type Bearer = (typeof BEARERS)[number];

/**
 * The part of each share that is taken back once so much of a line was refunded. The refunded goods
 * are divided in proportion to what each has of the goods, cent by cent by the method of
 * Sainte-Laguë: a part is never smaller after one more refund than before it, never above its
 * share, and all parts make the refund. The supplier bears all refunded shipping.
 * @param shares of the line, `divideLine`
 * @throws RangeError for a refund below 0 or above what was paid
 */
export function reversedParts(shares: Shares, paid: Paid, refunded: Refunded): Shares {
  if (!within(refunded.goods, paid.goods) || !within(refunded.shipping, paid.shipping))
    throw new RangeError('a refund is 0 or more, and no more than was paid');
  const ofGoods: Shares = { ...shares, supplier: shares.supplier - paid.shipping };
  const parts: Record<Bearer, number> = { ...NONE };
  // In proportion, rounded half to even; some cents are missing or too many then.
  for (const bearer of BEARERS)
    parts[bearer] =
      paid.goods === 0 ? 0 : timesFraction(ofGoods[bearer], refunded.goods, paid.goods);
  let missing = refunded.goods - sumMinor(Object.values(parts));
  for (; missing > 0; missing -= 1) {
    parts[nextCent(ofGoods, parts).at(0) ?? 'supplier'] += 1;
  }
  for (; missing < 0; missing += 1) {
    const before = { ...parts };
    for (const bearer of BEARERS) before[bearer] -= 1;
    const last = nextCent(ofGoods, before).findLast((bearer) => parts[bearer] > 0);
    parts[last ?? 'supplier'] -= 1;
  }
  return { ...parts, supplier: parts.supplier + refunded.shipping };
}

const NONE: Shares = { seller: 0, up_one: 0, up_two: 0, network: 0, supplier: 0 };

/**
 * The bearers in the order in which they would bear one more cent: by share / (2 × cents so far + 1),
 * the greatest first. Where two are equal, an odd number of cents so far comes before an even one,
 * as half to even rounds; two odd ones bear in their turn, two even ones from the last on.
 */
function nextCent(shares: Shares, parts: Shares): Bearer[] {
  return BEARERS.filter((bearer) => shares[bearer] > 0).toSorted((one, other) => {
    const [first, second] = [
      weighed(shares[one], parts[other]),
      weighed(shares[other], parts[one]),
    ];
    if (first !== second) return first > second ? -1 : 1;
    const [isOdd, isOtherOdd] = [parts[one] % 2 !== 0, parts[other] % 2 !== 0];
    if (isOdd !== isOtherOdd) return isOdd ? -1 : 1;
    const turn = BEARERS.indexOf(one) - BEARERS.indexOf(other);
    return isOdd ? turn : -turn;
  });
}

/** Products of amounts are beyond what numbers hold exactly. */
function weighed(share: number, cents: number): bigint {
  return BigInt(share) * BigInt(2 * cents + 1);
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
  for (const bearer of BEARERS) taken[bearer] -= earlier[bearer];
  return taken;
}

function within(amount: number, most: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0 && amount <= most;
}
