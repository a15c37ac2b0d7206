import type { CartLine } from '../../../shared/stores/cart-lines.ts';

type Lines = readonly CartLine[];

/**
 * What was changed between two states, done to a third: amounts that were set are set, lines that were
 * taken out are taken out, and all else stays as it is there.
 */
export function rebase(base: Lines, now: Lines, onto: Lines): CartLine[] {
  const before = new Map(base.map(({ sku, amount }) => [sku, amount]));
  const after = new Map(now.map((line) => [line.sku, line]));
  const lines = new Map(onto.map((line) => [line.sku, line]));
  for (const [sku, line] of after) if (before.get(sku) !== line.amount) lines.set(sku, line);
  for (const sku of before.keys()) if (!after.has(sku)) lines.delete(sku);
  return [...lines.values()];
}

/** What is left when some lines have gone: those that came, and units that were added, meanwhile. */
export function without(now: Lines, gone: Lines): CartLine[] {
  const left = new Map(gone.map(({ sku, amount }) => [sku, amount]));
  return now.flatMap((line) => {
    const amount = line.amount - (left.get(line.sku) ?? 0);
    return amount > 0 ? [{ ...line, amount }] : [];
  });
}
