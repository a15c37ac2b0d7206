import type { CartLine } from '../../../../shared/state/cart-lines.ts';

type Lines = readonly CartLine[];

/**
 * Applies the changes between two states to a third: sets the changed amounts, removes the removed
 * lines, and keeps every other line as it is there.
 */
export function rebase(base: Lines, now: Lines, onto: Lines): CartLine[] {
  const before = new Map(base.map(({ sku, amount }) => [sku, amount]));
  const after = new Map(now.map((line) => [line.sku, line]));
  const lines = new Map(onto.map((line) => [line.sku, line]));
  for (const [sku, line] of after) if (before.get(sku) !== line.amount) lines.set(sku, line);
  for (const sku of before.keys()) if (!after.has(sku)) lines.delete(sku);
  return [...lines.values()];
}

/** The lines that stay when `gone` are removed: lines and units that were added meanwhile. */
export function without(now: Lines, gone: Lines): CartLine[] {
  const left = new Map(gone.map(({ sku, amount }) => [sku, amount]));
  return now.flatMap((line) => {
    const amount = line.amount - (left.get(line.sku) ?? 0);
    return amount > 0 ? [{ ...line, amount }] : [];
  });
}
