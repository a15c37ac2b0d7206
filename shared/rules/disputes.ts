import { sumMinor } from '../kernel/money.ts';

/** The states of a dispute. One that is won after it was lost is paid back. */
export const disputeStates = ['open', 'lost', 'won'] as const;
export type DisputeState = (typeof disputeStates)[number];

const NEXT: Readonly<Record<DisputeState, readonly DisputeState[]>> = {
  open: ['lost', 'won'],
  lost: ['won'],
  won: [],
};

/** Whether a dispute goes from one state to another; news that come late or again lead nowhere. */
export function disputeMoves(from: DisputeState, to: DisputeState): boolean {
  return NEXT[from].includes(to);
}

/** Most characters of what a seller says that they have sent against a dispute. */
export const DISPUTE_ANSWER_MAX = 2000;

/**
 * The reasons that providers name and for which a seller is told what helps; for all others the general advice
 * holds.
 */
export const advisedReasons = [
  'fraudulent',
  'product_not_received',
  'product_unacceptable',
  'duplicate',
  'credit_not_processed',
] as const;

/** An order with what is left of it to be given back, in minor units. */
export interface LeftOfOrder {
  readonly id: string;
  readonly left: number;
}

/**
 * Spreads a contested amount over the orders of its payment, one after the other, each as far as it
 * was not refunded. What is contested beyond them lies in no order.
 * @example disputeParts([{ id: 'a', left: 300 }, { id: 'b', left: 200 }], 400) // a 300, b 100
 */
export function disputeParts(
  orders: readonly LeftOfOrder[],
  amount: number,
): { readonly order: string; readonly amount: number }[] {
  let rest = amount;
  return orders.flatMap(({ id, left }) => {
    const part = Math.min(rest, Math.max(0, left));
    rest -= part;
    return part > 0 ? [{ order: id, amount: part }] : [];
  });
}

/**
 * Divides what a lost dispute costs beside its parts (the provider's fee, and what was contested beyond
 * the orders) among the orders, in proportion to their parts; the last takes the rest, so that the
 * sum is kept.
 */
export function divideCost(
  cost: number,
  parts: readonly { readonly order: string; readonly amount: number }[],
): Readonly<Record<string, number>> {
  const all = sumMinor(parts.map(({ amount }) => amount));
  const costs: Record<string, number> = {};
  let given = 0;
  for (const [place, { order, amount }] of parts.entries()) {
    const isLast = place === parts.length - 1;
    const own = isLast
      ? cost - given
      : Number((BigInt(cost) * BigInt(amount)) / BigInt(Math.max(all, 1)));
    given += own;
    costs[order] = own;
  }
  return costs;
}
