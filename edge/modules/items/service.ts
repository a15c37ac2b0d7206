import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  ItemCard,
  ItemDetail,
  ItemList,
  CallItemSort,
  ItemPageAnswer,
} from '../../../shared/contracts/items.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { countFacets, ofList, type KeptNumbers, type Knowing } from './facets.ts';
import { readKept } from './kept.ts';
import {
  countedOnPages,
  countUpTo,
  listCards,
  listSkusOfPage,
  type CountedRow,
  type ListedRow,
} from './list-statements.ts';
import { toCard, toDetail, withSkus } from './mapper.ts';
import { catalogueId, isFiltered, isKept, type Selection } from './selection.ts';
import { isPreview, previewOf } from './preview.ts';
import { sampling } from './sample.ts';
import * as statements from './statements.ts';
import { estimate, settle, totalOf, type Tally } from './tally.ts';

/** The selection of a list, without the store, the time and the language, which come from the request. */
export type ItemSelection = Omit<Selection, 'storeId' | 'now' | 'locale'>;

export interface ItemPage {
  readonly sort: CallItemSort;
  readonly offset: number;
  readonly limit: number;
  readonly facets: boolean;
  /** Whether each item brings its variants. */
  readonly variants?: boolean;
}

/**
 * A page of the tenant's items with its count, and the filters' counts if asked for; one round
 * trip. The count is exact for a list that only a kind or a catalogue narrows, and up to 1,000 for
 * every other list (40 for scattered matches in a large store). Beyond, it is an estimate that
 * always leaves a next page where there is one. A filtered page past the first without a row asks a
 * second time for its count.
 */
export async function listItems(
  scope: RequestScope,
  selection: ItemSelection,
  page: ItemPage,
): Promise<ItemList> {
  const now = scope.ports.clock.now();
  const { locale } = scope;
  const whole: Selection = { ...selection, storeId: scope.tenant.storeId, now, locale };
  let all: ReturnType<KeptNumbers> | undefined;
  const keptNumbers: KeptNumbers = () => (all ??= readKept(scope, whole, true));
  const know = knowing(scope, page.facets && isKept(whole) ? keptNumbers : undefined);
  const samples = sampling(scope);
  // The page waits for the filters to ask for their counts, some of which its rows tell.
  const carrier = { isFirst: page.offset === 0, rows: () => listed };
  const listed: Promise<ListedRow[]> = Promise.resolve().then(() =>
    scope.cell.read(listCards(whole, page, samples.carry(whole, carrier))),
  );
  const matches = countMatches(scope, whole, page, listed, know(whole));
  const [rows, found, facets, skus] = await Promise.all([
    listed,
    matches,
    page.facets ? countFacets(scope, whole, { know, keptNumbers, samples }, matches) : undefined,
    page.variants ? scope.cell.read(listSkusOfPage(whole, page)) : undefined,
  ]);
  const cards = rows.map((row) => toCard(row, now));
  return {
    results: skus ? withSkus(cards, skus) : cards,
    matches_estimated: settle(found, { ...page, rows: rows.length }),
    ...(facets ? { facets } : {}),
  };
}

/** How many listings match, before the page corrects it. */
async function countMatches(
  scope: RequestScope,
  selection: Selection,
  page: ItemPage,
  listed: Promise<readonly ListedRow[]>,
  knows: ReturnType<Knowing>,
): Promise<Tally> {
  const [rows, kept] = await Promise.all([listed, knows]);
  if (isFiltered(selection)) {
    return estimate(selection, await countFound(scope, selection, page, rows), kept);
  }
  const { kind } = selection;
  const ofKind = kept.filter((row) => kind === undefined || row.kind === kind);
  return { matches: totalOf(ofKind), isExact: true };
}

/**
 * Reads the kept numbers of lists, once for all selections of one list; none for a text, whose
 * matches tell how many there may be.
 * @param keptNumbers those of all lists, where the page reads them anyhow
 */
function knowing(scope: RequestScope, keptNumbers: KeptNumbers | undefined): Knowing {
  const reads = new Map<string, ReturnType<Knowing>>();
  const read = async (selection: Selection) =>
    keptNumbers ? ofList(selection, await keptNumbers()) : readKept(scope, selection, false);
  return async (selection) => {
    if (selection.match !== undefined) return [];
    const key = JSON.stringify(selection.catalogue ?? '');
    const known = reads.get(key) ?? read(selection);
    reads.set(key, known);
    return known;
  };
}

/**
 * The count that a filtered page's rows carry. An empty page carries none, unless it is the first.
 */
async function countFound(
  scope: RequestScope,
  selection: Selection,
  page: ItemPage,
  rows: readonly ListedRow[],
): Promise<CountedRow> {
  const [row] = rows;
  if (row) return { n: row.matches ?? 0, scale: row.scale };
  if (page.offset === 0) return { n: 0, scale: null };
  return (
    (await scope.cell.first(countUpTo(selection, countedOnPages(page)))) ?? { n: 0, scale: null }
  );
}

/** A page of one catalogue's items; the catalogue has to belong to the tenant. */
export async function listCatalogueItems(
  scope: RequestScope,
  catalogue: NonNullable<ItemSelection['catalogue']>,
  selection: ItemSelection,
  page: ItemPage,
): Promise<Result<ItemList, Failure>> {
  const [found, list] = await Promise.all([
    scope.cell.first(catalogueId(scope.tenant.storeId, catalogue)),
    listItems(scope, { ...selection, catalogue }, page),
  ]);
  return found ? ok(list) : fail({ code: 'catalogue_not_found' });
}

/** The address of an item, as callers write it. */
interface Asked {
  /** The item's id, or its slug. */
  readonly id: string;
  /** Id, slug or account of the owning store, where the address names it. */
  readonly owner?: string | undefined;
}

/** One published item that the tenant lists, with its variants and catalogues; one round trip. */
export async function readItem(
  scope: RequestScope,
  asked: Asked,
): Promise<Result<ItemDetail, Failure>> {
  const found = await findItem(scope, asked);
  return found?.item.list_state === 'published' ? ok(found.item) : fail({ code: 'item_not_found' });
}

/**
 * An item for its page. One that is not published is there for the accounts that may edit it in its
 * own store, and for whoever has the address of its preview; for all others there is none.
 */
export async function readItemPage(
  scope: RequestScope,
  { preview, ...asked }: Asked & { readonly preview?: string | undefined },
): Promise<Result<ItemPageAnswer, Failure>> {
  const { env, ports, tenant, visitor } = scope;
  const found = await findItem(scope, asked);
  if (!found) return fail({ code: 'item_not_found' });
  const { item } = found;
  if (item.list_state === 'published') return ok({ ...found, share: null });
  if (item.owner !== tenant.storeId) return fail({ code: 'item_not_found' });
  const of = { storeId: tenant.storeId, item: item.id };
  const now = ports.clock.now();
  const identity = await visitor.identity();
  if (identity?.keychain.has('store-admin'))
    return ok({ ...found, share: await previewOf(env, of, now) });
  const isShown = preview !== undefined && (await isPreview(env, of, preview, now));
  return isShown ? ok({ ...found, share: null }) : fail({ code: 'item_not_found' });
}

/** An item that the tenant lists, whether it is published or not. */
async function findItem(
  scope: RequestScope,
  { id: item, owner }: Asked,
): Promise<Omit<ItemPageAnswer, 'share'> | undefined> {
  const now = scope.ports.clock.now();
  const { locale } = scope;
  const { storeId } = scope.tenant;
  const reader = { now, locale };
  const [row, skus, catalogues] = await Promise.all([
    scope.cell.first(statements.findListed(storeId, item, owner, reader)),
    scope.cell.read(statements.listSkus(storeId, item, owner, reader)),
    scope.cell.read(statements.listCataloguesOf(storeId, item, owner, locale)),
  ]);
  return (
    row && {
      item: toDetail(row, skus, catalogues, now),
      seo: { title: row.seo_title, description: row.seo_description },
    }
  );
}

/** The slugs and owners that address the tenant's public items. */
export async function listAddresses(
  scope: RequestScope,
  limit: number,
): Promise<{ type: ItemCard['type']; slug: string; owner_slug: string }[]> {
  const rows = await scope.cell.read(statements.listAddresses(scope.tenant.storeId, limit));
  return rows.map(({ kind, ...row }) => ({ type: kind, ...row }));
}
