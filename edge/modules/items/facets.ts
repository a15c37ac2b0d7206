import type { Facets } from '../../../shared/contracts/items.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import * as statements from './facets-statements.ts';
import { readKept } from './kept.ts';
import { choicesOf } from './narrowing.ts';
import type { Sampling } from './sample.ts';
import { FACETS_COUNTED, isWhole, SAMPLED, type GroupRow } from './sample-statements.ts';
import { isFiltered, isKept, type Selection } from './selection.ts';
import {
  catalogueFacet,
  estimate,
  priceFacet,
  shareOf,
  totalOf,
  sumAvailable,
  typeFacet,
  type Tally,
} from './tally.ts';
import { offerTraits } from './traits.ts';

/** The counts of everything but traits. */
type Counts = Omit<Facets, 'traits'>;

/** What the counts of a list are read from. */
export interface Counting {
  readonly know: Knowing;
  readonly keptNumbers: KeptNumbers;
  readonly samples: Sampling;
}

/** Reads the kept numbers that the estimate of a selection is made from. */
export type Knowing = (selection: Selection) => Promise<readonly GroupRow[]>;

/** The kept numbers of a store's whole list and of each of its catalogues, read once. */
export type KeptNumbers = () => Promise<readonly statements.KeptRow[]>;

/** The kept numbers of a selection's own list, among those of all. */
export function ofList(
  { catalogue }: Selection,
  rows: readonly statements.KeptRow[],
): statements.KeptRow[] {
  return rows.filter((row) => {
    if (catalogue === undefined) return row.catalogue_id === '';
    return 'id' in catalogue ? row.catalogue_id === catalogue.id : row.catalogue === catalogue.slug;
  });
}

/**
 * The filters' counts, each without its own filter, from the kept numbers of a store's list.
 * @param passing what time alone has made available since the numbers were kept; negative where it
 *   took more away
 */
function keptFacets(
  selection: Selection,
  rows: readonly statements.KeptRow[],
  passing: number,
): Counts {
  const within = ofList(selection, rows);
  const anyPrice = { ...selection, priceFrom: undefined, priceTo: undefined };
  const available = sumAvailable(shareOf({ ...selection, available: undefined }, within));
  return {
    types: typeFacet(shareOf({ ...selection, kind: undefined }, within), 1),
    catalogues: catalogueFacet(shareOf(selection, rows)),
    prices: priceFacet(shareOf(anyPrice, within), 1),
    available: Math.max(0, Math.round(available) + passing),
  };
}

/**
 * The filters' counts, each without its own filter. A list that only a kind or a catalogue narrows
 * has kept numbers, which are exact. Prices and availability have kept numbers too, by steps of
 * price: they are used beyond 300 items, and are exact where the asked prices are the bounds of
 * steps. All other counts are taken from the matches.
 * @param matches of the selection itself, as its page says
 */
export async function countFacets(
  scope: RequestScope,
  selection: Selection,
  { know, keptNumbers, samples }: Counting,
  matches: Promise<Tally>,
): Promise<Facets> {
  const isKeptWhole = !isFiltered(selection);
  const [kept, passing, counted, traits] = await Promise.all([
    isKept(selection) ? keptNumbers() : [],
    isKeptWhole ? scope.cell.first(statements.countPassing(selection)) : undefined,
    isKeptWhole ? undefined : countMatched(scope, selection, { know, samples }, matches),
    offerTraits(scope, selection, samples),
  ]);
  const listed = totalOf(kept.filter((row) => row.catalogue_id === ''));
  const counts =
    counted && listed <= SAMPLED ? counted : keptFacets(selection, kept, passing?.n ?? 0);
  return { ...counts, traits };
}

/**
 * Counts over at most 1,000 matches (300 for the catalogues; 200 of a text, 300 of other scattered
 * ones, 40 of either in a large store), and scales the counts up to the estimated number of matches.
 */
async function countMatched(
  scope: RequestScope,
  selection: Selection,
  { know, samples }: Pick<Counting, 'know' | 'samples'>,
  matches: Promise<Tally>,
): Promise<Counts> {
  const groups = new Map<string, Promise<Grouped>>();
  const whole = JSON.stringify(selection);
  /** Equal selections are read once. */
  const groupsOf = (of: Selection) => {
    const key = JSON.stringify(of);
    const told = key === whole ? matches : undefined;
    const read = groups.get(key) ?? group(scope, of, { know, samples }, told);
    groups.set(key, read);
    return read;
  };
  const anywhere = {
    ...selection,
    catalogue: undefined,
    choices: choicesOf({ ...selection.choices, catalogue: undefined }),
  };
  const [types, prices, available, catalogues] = await Promise.all([
    groupsOf({ ...selection, kind: undefined }),
    groupsOf({ ...selection, priceFrom: undefined, priceTo: undefined }),
    groupsOf({ ...selection, available: selection.available === undefined ? undefined : true }),
    // Without several catalogues the rest of the filters may have kept numbers.
    isKept(anywhere) && !isKept(selection)
      ? readKept(scope, anywhere, true).then((rows) => catalogueFacet(shareOf(anywhere, rows)))
      : countCatalogues(samples, anywhere, groupsOf(anywhere)),
  ]);
  return {
    types: typeFacet(types.rows, types.scale),
    prices: priceFacet(prices.rows, prices.scale),
    available: Math.round(sumAvailable(available.rows) * available.scale),
    catalogues,
  };
}

/** The first matches by catalogue, scaled up to the estimated number of matches. */
async function countCatalogues(
  samples: Sampling,
  selection: Selection,
  grouped: Promise<Grouped>,
): Promise<Facets['catalogues']> {
  const [{ catalogues, seen }, { matches }] = await Promise.all([
    samples.read(selection, 'catalogues'),
    grouped,
  ]);
  const scale = matches / Math.max(1, Math.min(matches, seen));
  return catalogues.map(({ n, ...one }) => ({ ...one, count: Math.round(n * scale) }));
}

interface Grouped {
  readonly rows: readonly GroupRow[];
  /** The estimated number of matches, and its ratio to the matches that were counted. */
  readonly matches: number;
  readonly scale: number;
}

async function group(
  scope: RequestScope,
  selection: Selection,
  { know, samples }: Pick<Counting, 'know' | 'samples'>,
  told: Promise<Tally> | undefined,
): Promise<Grouped> {
  if (!isFiltered(selection)) {
    const kept = await readKept(scope, selection, false);
    const rows = kept.filter(({ kind }) => selection.kind === undefined || kind === selection.kind);
    return { rows, matches: totalOf(rows), scale: 1 };
  }
  const [found, known, tally] = await Promise.all([
    samples.read(selection, 'groups'),
    know(selection),
    told,
  ]);
  const { groups: rows, scale } = found;
  const n = totalOf(rows);
  const isAll = isWhole(selection, found, FACETS_COUNTED);
  const matches = isAll ? n : (tally ?? estimate(selection, { n, scale }, known)).matches;
  return { rows, matches, scale: n === 0 ? 1 : matches / n };
}
