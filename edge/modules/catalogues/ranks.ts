/**
 * Ranks: the numbers by which rows of an order are sorted. They lie far apart, so that a row is moved
 * by writing its own rank alone; the position that is shown is counted. Between two neighbours there
 * is room for 32 moves at least; then the order gets new ranks once.
 */

/** The distance of two neighbours in an order that nobody has changed. */
export const RANK_STEP = 2 ** 32;

/**
 * A rank between those of two neighbours, null for a neighbour that is not there.
 * @returns null where there is no room, so that the order needs new ranks
 */
export function rankBetween(before: number | null, after: number | null): number | null {
  if (before === null && after === null) return 0;
  const rank =
    before === null
      ? after! - RANK_STEP
      : after === null
        ? before + RANK_STEP
        : Math.floor((before + after) / 2);
  const isBetween = (before === null || rank > before) && (after === null || rank < after);
  return isBetween && Number.isSafeInteger(rank) ? rank : null;
}

/** The rank of the row at a place, from 0, among others that have just got new ranks in their order. */
export function freshRank(place: number): number {
  return place * RANK_STEP - RANK_STEP / 2;
}

/** The ranks on both sides of a place, from rows that begin one before it. */
export function neighbours(
  rows: readonly { readonly position: number }[],
  place: number,
): [before: number | null, after: number | null] {
  const ranks = rows.map(({ position }) => position);
  if (place === 0) return [null, ranks[0] ?? null];
  return [ranks[0] ?? null, ranks[1] ?? null];
}
