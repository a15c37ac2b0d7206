import type { EditedProducts, Holding } from '../../../shared/contracts/catalogue-products.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Photo } from '../../../shared/contracts/fields.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { edits, places } from '../../modules/catalogues/index.ts';
import { members } from '../../modules/items/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { findRow } from './editable-catalogue.ts';

/** A page of a catalogue's products as its owner sees them: hidden and unpublished ones, too. */
export async function listProducts(
  scope: RequestScope,
  selection: { readonly catalogue: string; readonly text: string },
  page: { readonly offset: number; readonly limit: number },
): Promise<Result<EditedProducts, Failure>> {
  const { cell, locale, ports, tenant } = scope;
  const reader = { now: ports.clock.now(), locale };
  const [found, rows, counted] = await Promise.all([
    findRow(scope, selection.catalogue),
    cell.read(members.listMembers(tenant.storeId, selection, page, reader)),
    cell.first(members.countMembers(tenant.storeId, selection)),
  ]);
  if (!found) return fail({ code: 'catalogue_not_found' });
  const results = rows.map(({ photos, is_free, hidden, for_sale, ...row }) => ({
    ...row,
    photo: (JSON.parse(photos) as Photo[])[0] ?? null,
    is_free: is_free === 1,
    hiden: hidden === 1,
    sold_out: for_sale === 0,
  }));
  return ok({ results, matches_estimated: counted?.n ?? 0 });
}

/** A page of the store's catalogues, each with whether it has a product that the store sells. */
export async function listHoldings(
  { cell, locale, tenant }: RequestScope,
  item: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<Result<{ results: Holding[]; matches_estimated: number }, Failure>> {
  const [listing, rows, counted] = await Promise.all([
    cell.first(places.findListing(tenant.storeId, item)),
    cell.read(places.listHoldings(tenant.storeId, item, page, locale)),
    cell.first(edits.countCatalogues(tenant.storeId)),
  ]);
  if (!listing) return fail({ code: 'item_not_found' });
  const results = rows.map((row) => ({ ...row, has: row.has === 1 }));
  return ok({ results, matches_estimated: counted?.n ?? 0 });
}
