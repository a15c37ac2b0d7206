import type { EditedProducts } from '../../../shared/contracts/catalogue-products.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Photo } from '../../../shared/contracts/fields.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
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
