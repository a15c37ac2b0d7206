/** Results that a reader looks at. */
export const LOOKED_AT = 10;

/**
 * Normalized discounted cumulative gain of the first ten results (Järvelin and Kekäläinen, 2002): a
 * grade counts 2^grade - 1, divided by the logarithm of its place, and the sum is compared with that
 * of the best order.
 * @param found grades of the results, in their order
 * @param all grades of everything that could have been found
 * @returns 1 for the best order, 0 where nothing of use stands among the first ten
 */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const best = gain(all.toSorted((one, other) => other - one));
  if (best === 0) throw new Error('a judgement without an item to find');
  return gain(found) / best;
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, LOOKED_AT)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}
