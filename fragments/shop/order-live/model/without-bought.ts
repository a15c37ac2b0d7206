import type { CartLine } from '../../../../shared/state/cart-lines.ts';

/** A line of a purchase. */
export interface BoughtLine {
  readonly sku: string;
  readonly amount: number;
}

/**
 * The cart's lines without a purchase. Only the bought units go: lines that were added since stay.
 */
export function withoutBought(
  lines: readonly CartLine[],
  purchase: readonly BoughtLine[],
): CartLine[] {
  const bought = new Map<string, number>();
  for (const { sku, amount } of purchase) bought.set(sku, (bought.get(sku) ?? 0) + amount);
  return lines
    .map((line) => ({ ...line, amount: line.amount - (bought.get(line.sku) ?? 0) }))
    .filter(({ amount }) => amount > 0);
}
