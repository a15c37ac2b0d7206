import type { Facets } from '../../../shared/contracts/items.ts';
import type { KeptRow } from './facets-statements.ts';
import { COUNTED_EXACTLY, type CountedRow } from './list-statements.ts';
import { PRICE_STEPS } from './price-steps.ts';
import type { GroupRow } from './sample-statements.ts';
import { isKept, isScattered, type Selection } from './selection.ts';

/** The share of the open step that a filter is taken to keep when it begins within the step. */
const OPEN_STEP_SHARE = 0.5;

/** How many listings match, and whether all of them were counted. */
export interface Tally {
  readonly matches: number;
  readonly isExact: boolean;
}

/**
 * How many listings match. Beyond what is counted, an estimate: scattered matches are taken to lie as
 * densely in the whole list as where they were counted; the estimate of other selections comes from
 * the kept numbers of price and availability.
 * @param kept numbers of the list that the selection narrows
 */
export function estimate(
  selection: Selection,
  { n, scale }: CountedRow,
  kept: readonly GroupRow[],
): Tally {
  if (isScattered(selection)) {
    return { matches: Math.max(n, Math.round(n * (scale ?? 1))), isExact: scale === null };
  }
  if (n <= COUNTED_EXACTLY) return { matches: n, isExact: true };
  return { matches: Math.max(n, Math.round(byKept(selection, kept))), isExact: false };
}

function byKept(selection: Selection, kept: readonly GroupRow[]): number {
  // Without a range the counted number stands.
  return isKept(selection) ? totalOf(shareOf(selection, kept)) : 0;
}

/**
 * The part of the kept numbers that a selection of a kind, prices and availability keeps. It is
 * exact where the selection's prices are the bounds of steps.
 */
export function shareOf<Row extends GroupRow>(selection: Selection, kept: readonly Row[]): Row[] {
  return kept
    .filter(({ kind }) => selection.kind === undefined || kind === selection.kind)
    .map((row) => {
      const share = ofPrice(selection, row);
      return {
        ...row,
        n: ofAvailability(selection, row) * share,
        available: row.available * share,
      };
    });
}

function ofAvailability({ available }: Selection, row: GroupRow): number {
  if (available === undefined) return row.n;
  return available ? row.available : row.n - row.available;
}

/**
 * The share of a price step that a filter keeps; prices are taken to be spread evenly within it.
 */
function ofPrice({ priceFrom, priceTo }: Selection, { price_step: step }: GroupRow): number {
  if (priceFrom === undefined && priceTo === undefined) return 1;
  const from = PRICE_STEPS[step];
  if (from === undefined) return 0;
  const lowest = priceFrom ?? 0;
  const highest = priceTo ?? Number.POSITIVE_INFINITY;
  const next = PRICE_STEPS[step + 1];
  if (next === undefined) return highest < from ? 0 : lowest <= from ? 1 : OPEN_STEP_SHARE;
  const width = Math.min(highest + 1, next) - Math.max(lowest, from);
  return Math.max(0, width) / (next - from);
}

/**
 * The number that a page shows. An exact count stands. An estimate is corrected by the page: a full
 * page leaves room for a next one, and a page that is not full is the last.
 */
export function settle(
  { matches, isExact }: Tally,
  page: { readonly offset: number; readonly limit: number; readonly rows: number },
): number {
  if (isExact) return matches;
  const { offset, limit, rows } = page;
  if (rows === limit) return Math.max(matches, offset + rows + 1);
  return rows > 0 ? offset + rows : Math.min(matches, offset);
}

/** Counts by kind, the largest first. */
export function typeFacet(groups: readonly GroupRow[], scale: number): Facets['types'] {
  const kinds = new Map<GroupRow['kind'], number>();
  for (const { kind, n } of groups) kinds.set(kind, (kinds.get(kind) ?? 0) + n);
  return [...kinds]
    .filter(([, n]) => n > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([type, n]) => ({ type, count: Math.round(n * scale) }));
}

/** Counts by price step; empty steps are left out. */
export function priceFacet(groups: readonly GroupRow[], scale: number): Facets['prices'] {
  return PRICE_STEPS.map((from, step) => {
    const next = PRICE_STEPS[step + 1];
    const count = Math.round(totalOf(groups.filter((row) => row.price_step === step)) * scale);
    return { from: from === 0 ? null : from, to: next === undefined ? null : next - 1, count };
  }).filter(({ count }) => count > 0);
}

/** Counts by catalogue, in the store's order of catalogues. */
export function catalogueFacet(kept: readonly KeptRow[]): Facets['catalogues'] {
  const found = new Map<string, Facets['catalogues'][number]>();
  for (const { catalogue, name, n } of kept) {
    if (catalogue === null || name === null) continue;
    const before = found.get(catalogue)?.count ?? 0;
    found.set(catalogue, { slug: catalogue, name, count: before + n });
  }
  return [...found.values()]
    .filter(({ count }) => count > 0)
    .map((one) => ({ ...one, count: Math.round(one.count) }));
}

/** How many listings the groups hold together. */
export function totalOf(groups: readonly GroupRow[]): number {
  return groups.reduce((total, { n }) => total + n, 0);
}

export function sumAvailable(groups: readonly GroupRow[]): number {
  return groups.reduce((total, { available }) => total + available, 0);
}
