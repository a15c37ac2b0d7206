import type { Facets } from '../../../shared/contracts/items.ts';
import type { RequestScope } from '../../http/context.ts';
import * as store from './facets-store.ts';
import { isFiltered, type Selection } from './selection.ts';
import {
  catalogueFacet,
  estimate,
  priceFacet,
  totalOf,
  sumAvailable,
  typeFacet,
  type Known,
} from './tally.ts';

/** Tells what estimates of a selection are made of. */
export type Knowing = (selection: Selection) => Promise<Known>;

/** Numbers of a list that nothing but a kind or a catalogue narrows: they are kept, and exact. */
async function keptFacets(scope: RequestScope, selection: Selection): Promise<Facets> {
  const [rows, begun] = await Promise.all([
    scope.cell.read(store.listKept(selection, true)),
    scope.cell.first(store.countBegun(selection)),
  ]);
  const { kind, catalogue } = selection;
  const within = rows.filter((row) => {
    if (catalogue === undefined) return row.catalogue_id === '';
    return 'id' in catalogue ? row.catalogue_id === catalogue.id : row.catalogue === catalogue.slug;
  });
  const ofKind = (of: typeof rows) => of.filter((row) => kind === undefined || row.kind === kind);
  return {
    types: typeFacet(within, 1),
    catalogues: catalogueFacet(ofKind(rows)),
    prices: priceFacet(ofKind(within), 1),
    available: Math.max(0, sumAvailable(ofKind(within)) - (begun?.n ?? 0)),
  };
}

/**
 * The filters' counts, each without its own filter: over at most 1,000 matches (300 of a text, and for
 * the catalogues), and beyond that scaled up to how many there are estimated to be.
 * @param matches of the selection itself, as its page tells
 */
export async function countFacets(
  scope: RequestScope,
  selection: Selection,
  know: Knowing,
  matches: Promise<number>,
): Promise<Facets> {
  if (!isFiltered(selection)) return keptFacets(scope, selection);
  const groups = new Map<string, Promise<Grouped>>();
  const whole = JSON.stringify(selection);
  /** Selections that come to the same are read once. */
  const groupsOf = (of: Selection) => {
    const key = JSON.stringify(of);
    const read = groups.get(key) ?? group(scope, of, know, key === whole ? matches : undefined);
    groups.set(key, read);
    return read;
  };
  const anywhere = { ...selection, catalogue: undefined };
  const [types, prices, available, catalogues, inAll] = await Promise.all([
    groupsOf({ ...selection, kind: undefined }),
    groupsOf({ ...selection, priceFrom: undefined, priceTo: undefined }),
    groupsOf({ ...selection, available: selection.available === undefined ? undefined : true }),
    scope.cell.read(store.groupByCatalogue(anywhere)),
    groupsOf(anywhere),
  ]);
  const scale = inAll.matches / Math.max(1, Math.min(inAll.matches, store.SAMPLED));
  return {
    types: typeFacet(types.rows, types.scale),
    prices: priceFacet(prices.rows, prices.scale),
    available: Math.round(sumAvailable(available.rows) * available.scale),
    catalogues: catalogues.map(({ n, ...one }) => ({ ...one, count: Math.round(n * scale) })),
  };
}

interface Grouped {
  readonly rows: readonly store.GroupRow[];
  /** How many there are estimated to be, and how often that is what was counted. */
  readonly matches: number;
  readonly scale: number;
}

async function group(
  scope: RequestScope,
  selection: Selection,
  know: Knowing,
  told: Promise<number> | undefined,
): Promise<Grouped> {
  if (!isFiltered(selection)) {
    const kept = await scope.cell.read(store.listKept(selection, false));
    const rows = kept.filter(({ kind }) => selection.kind === undefined || kind === selection.kind);
    return { rows, matches: totalOf(rows), scale: 1 };
  }
  const [rows, known, matched] = await Promise.all([
    scope.cell.read(store.groupMatches(selection)),
    know(selection),
    told,
  ]);
  const n = totalOf(rows);
  const lowest = rows.length === 0 ? null : Math.min(...rows.map((row) => row.lowest));
  const isAll = n < store.lookedAt(selection);
  const matches = isAll ? n : (matched ?? estimate(selection, { n, lowest }, known));
  return { rows, matches, scale: n === 0 ? 1 : matches / n };
}
