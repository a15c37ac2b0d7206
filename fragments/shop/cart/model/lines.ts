import type { CartLine } from '../../../../shared/state/cart-lines.ts';

/** Whether both carts hold the same units of the same SKUs, in the same order. */
export function sameLines(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ sku, amount }, index) => other[index]!.sku === sku && other[index]!.amount === amount,
    )
  );
}

/** The local lines together with a server cart's: no line is lost, and none is counted twice. */
export function takeOver(local: readonly CartLine[], served: readonly CartLine[]): CartLine[] {
  const lines = new Map(local.map((line) => [line.sku, line]));
  for (const line of served) {
    const amount = Math.max(line.amount, lines.get(line.sku)?.amount ?? 0);
    lines.set(line.sku, { ...line, amount });
  }
  return [...lines.values()];
}
