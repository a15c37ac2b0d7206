import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  Facets,
  ItemCard,
  ItemDetail,
  ItemList,
  ItemSort,
} from '../../../shared/contracts/items.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../http/context.ts';
import { toCard, toDetail, toPriceFacet } from './mapper.ts';
import * as store from './store.ts';

/** What a list asks for, less the store and the time, which are the request's. */
export type ItemSelection = Omit<store.Selection, 'storeId' | 'now'>;

export interface ItemPage {
  readonly sort: ItemSort;
  readonly offset: number;
  readonly limit: number;
  readonly facets: boolean;
}

/**
 * A page of the tenant's items with its count, and the filters' counts if asked; one round trip.
 * The count is exact up to 1,000. Beyond, it is a lower bound that always leaves a next page where
 * there is one.
 */
export async function listItems(
  scope: RequestScope,
  selection: ItemSelection,
  page: ItemPage,
): Promise<ItemList> {
  const now = scope.ports.clock.now();
  const whole: store.Selection = { ...selection, storeId: scope.tenant.storeId, now };
  const [rows, counted, facets] = await Promise.all([
    scope.cell.read(store.listCards(whole, page.sort, page.offset, page.limit)),
    scope.cell.first(store.countUpTo(whole)),
    page.facets ? countFacets(scope, whole) : undefined,
  ]);
  const count = counted?.n ?? 0;
  const more = rows.length === page.limit ? 1 : 0;
  return {
    results: rows.map((row) => toCard(row, now)),
    matches_estimated:
      count < store.COUNTED_UP_TO ? count : Math.max(count, page.offset + rows.length + more),
    ...(facets ? { facets } : {}),
  };
}

/** The same of one catalogue, which must be the tenant's. */
export async function listCatalogueItems(
  scope: RequestScope,
  catalogue: NonNullable<ItemSelection['catalogue']>,
  selection: ItemSelection,
  page: ItemPage,
): Promise<Result<ItemList, Failure>> {
  const [found, list] = await Promise.all([
    scope.cell.first(store.findCatalogue(scope.tenant.storeId, catalogue)),
    listItems(scope, { ...selection, catalogue }, page),
  ]);
  return found ? ok(list) : fail({ code: 'catalogue_not_found' });
}

async function countFacets(scope: RequestScope, selection: store.Selection): Promise<Facets> {
  const { cell } = scope;
  const [kinds, catalogues, prices, available] = await Promise.all([
    cell.read(store.countByKind(selection)),
    cell.read(store.countByCatalogue(selection)),
    cell.read(store.pricesOf(selection)),
    cell.first(store.countUpTo({ ...selection, available: true })),
  ]);
  return {
    types: kinds.map((row) => ({ type: row.kind, count: row.n })),
    catalogues: catalogues.map((row) => ({ slug: row.slug, name: row.name, count: row.n })),
    prices: toPriceFacet(prices),
    available: available?.n ?? 0,
  };
}

/**
 * One item that the tenant lists, with its variants and catalogues; one round trip.
 * @param item the item's id, or its slug
 * @param owner id, slug or account of the owning store, where the address names it
 */
export async function readItem(
  scope: RequestScope,
  item: string,
  owner: string | undefined,
  readOnly: boolean,
): Promise<Result<ItemDetail, Failure>> {
  const now = scope.ports.clock.now();
  const { storeId } = scope.tenant;
  const [row, skus, catalogues] = await Promise.all([
    scope.cell.first(store.findListed(storeId, item, owner, now)),
    scope.cell.read(store.listSkus(storeId, item, owner, now)),
    scope.cell.read(store.listCataloguesOf(storeId, item, owner)),
  ]);
  if (!row) return fail({ code: 'item_not_found' });
  return ok(toDetail(row, skus, catalogues, readOnly, now));
}

/** Whether the tenant is a proxy store, which shows items and sells none. */
export async function sellsNothing(scope: RequestScope): Promise<boolean> {
  const row = await scope.cell.first(store.findProxy(scope.tenant.storeId));
  return row?.is_proxy === 1;
}

/** What the tenant's public items are addressed by. */
export async function listAddresses(
  scope: RequestScope,
  limit: number,
): Promise<{ type: ItemCard['type']; slug: string; owner_slug: string }[]> {
  const rows = await scope.cell.read(store.listAddresses(scope.tenant.storeId, limit));
  return rows.map(({ kind, ...row }) => ({ type: kind, ...row }));
}
