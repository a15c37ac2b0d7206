/**
 * Ranks: the numbers by which rows of an order are sorted. They lie far apart, so that a row is moved
 * by writing its own rank alone; the position that is shown is counted. Between two neighbours there
 * is room for 32 moves at least. Long before it ends, the rows around are spread anew, apart from any
 * move (`spread`); where that could not be, the order gets new ranks with the move that finds no room.
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

/** Two neighbours that are nearer than this are to be spread: eight moves into their gap are left. */
const TIGHT = 2 ** 8;

/** Whether a row that was put between two neighbours has come too near to one of them. */
export function isTight(before: number | null, rank: number | null, after: number | null): boolean {
  if (rank === null) return false;
  return (before !== null && rank - before < TIGHT) || (after !== null && after - rank < TIGHT);
}

interface Ranked {
  readonly id: number;
  readonly rank: number;
}

/**
 * Ranks that lie far apart for the rows around one that was moved, in their order: at equal distances
 * on each side of it. The moved row keeps its own, so that its move can be taken back, and so do the
 * first and the last, but for an end of the whole order, which is free to move away.
 * @returns the rows whose ranks differ
 */
export function spread(
  rows: readonly Ranked[],
  moved: number,
  { fromStart, toEnd }: { readonly fromStart: boolean; readonly toEnd: boolean },
): Ranked[] {
  const at = rows.findIndex(({ rank }) => rank === moved);
  if (at < 0) return [];
  return [
    ...spaced(rows.slice(0, at + 1), fromStart ? 'start' : null),
    ...spaced(rows.slice(at), toEnd ? 'end' : null),
  ];
}

/** Rows at equal distances, of which those that differ; none where no distance is large enough. */
function spaced(rows: readonly Ranked[], free: 'start' | 'end' | null): Ranked[] {
  const steps = rows.length - 1;
  const [first, last] = [rows[0]?.rank ?? 0, rows[steps]?.rank ?? 0];
  const step = free ? RANK_STEP : Math.floor((last - first) / steps);
  const start = free === 'start' ? last - steps * step : first;
  if (!(step >= TIGHT) || ![start, start + steps * step].every(Number.isSafeInteger)) return [];
  return rows.flatMap(({ id, rank }, at) => {
    const fresh = at === steps && free !== 'end' ? last : start + at * step;
    return fresh === rank ? [] : [{ id, rank: fresh }];
  });
}
