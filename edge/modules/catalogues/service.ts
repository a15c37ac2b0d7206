import type {
  Catalogue,
  CatalogueList,
  CataloguePage,
} from '../../../shared/contracts/catalogues.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Photo } from '../../../shared/contracts/fields.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { focused } from '../../db/library-photos.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import * as statements from './statements.ts';

function toCatalogue(row: statements.CatalogueRow): Catalogue {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    photo: focused(row.photo === null ? null : (JSON.parse(row.photo) as Photo), row.photo_focus),
    position: row.position,
    weight: row.weight,
    owner: row.store_id,
    num_products: row.num_products,
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

/**
 * A page of the tenant's catalogues, with their number; one statement. An empty page past the first
 * carries no number, and asks a second time.
 */
export async function listCatalogues(
  scope: RequestScope,
  asked: Omit<statements.CatalogueQuery, 'locale'>,
): Promise<CatalogueList> {
  const { storeId } = scope.tenant;
  const query = { ...asked, locale: scope.locale };
  const rows = await scope.cell.read(statements.listByStore(storeId, query));
  const counted = async () => (await scope.cell.first(statements.countByStore(storeId, query)))?.n;
  const matches = rows[0]?.matches ?? (query.offset > 0 ? await counted() : 0);
  return { results: rows.map(toCatalogue), matches_estimated: matches ?? 0 };
}

/** A catalogue by the slug of its page, with what search engines say of it. */
export async function readCataloguePage(
  { cell, locale, tenant }: RequestScope,
  slug: string,
): Promise<Result<CataloguePage, Failure>> {
  const row = await cell.first(statements.findBySlug(tenant.storeId, slug, locale));
  if (!row) return fail({ code: 'catalogue_not_found' });
  const seo = { title: row.seo_title, description: row.seo_description };
  return ok({ ...toCatalogue(row), seo });
}

/** One catalogue of the tenant. */
export async function readCatalogue(
  { cell, locale, tenant }: RequestScope,
  { id }: { readonly id: string },
): Promise<Result<Catalogue, Failure>> {
  const row = await cell.first(statements.findById(tenant.storeId, id, locale));
  return row ? ok(toCatalogue(row)) : fail({ code: 'catalogue_not_found' });
}
