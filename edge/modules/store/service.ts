import type { Franchise } from '../../../shared/contracts/franchises.ts';
import type { MenuItem, StoreInfo } from '../../../shared/contracts/store.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { addressingOf } from '../../http/store-address.ts';
import { toFranchise, toStoreInfo } from './mapper.ts';
import { menuOf, sectionsOf } from './menu.ts';
import {
  countCatalogueFranchises,
  countFranchises,
  findById,
  findBySlugInNetwork,
  findCatalogue,
  findShownHeader,
  listBanners,
  listCatalogueFranchises,
  listFranchises,
  type FranchiseFilter,
} from './statements.ts';

/** The slider's banners that a page shows at most (spec [9], banners 10). */
const MAX_BANNERS = 10;

/** A store as visitors of each language see it. */
export type InEachLanguage = Readonly<Record<Locale, StoreInfo>>;

/** A store with its theme, banners and header; one round trip when its id is known. */
export async function readStore(
  scope: RequestScope,
  id: StoreId,
): Promise<Result<InEachLanguage, Failure>> {
  const [row, banners, header] = await Promise.all([
    scope.cell.first(findById(id)),
    scope.cell.read(listBanners(id, 0, MAX_BANNERS)),
    scope.cell.first(findShownHeader(id)),
  ]);
  if (!row) return fail({ code: 'store_not_found' });
  const at = addressingOf(scope);
  const store = (locale: Locale) => toStoreInfo(row, banners, header, at, locale);
  return ok({ es: store('es'), en: store('en') });
}

/** A store of the tenant's own network, by slug, in the caller's language. */
export async function readStoreBySlug(
  scope: RequestScope,
  slug: string,
): Promise<Result<StoreInfo, Failure>> {
  const row = await scope.cell.first(findBySlugInNetwork(slug, scope.tenant.storeId));
  if (!row) return fail({ code: 'store_not_found' });
  const store = await readStore(scope, row.id);
  return store.ok ? ok(store.value[scope.locale]) : store;
}

/** The menu of a store: its enabled sections, then its owner's links. */
export function readMenu(store: StoreInfo): MenuItem[] {
  return menuOf(store);
}

/** The enabled sections of a store, without its owner's links. */
export function readSections(store: StoreInfo): MenuItem[] {
  return sectionsOf(store);
}

/** The franchises of the tenant's network. */
export async function readFranchises(
  scope: RequestScope,
  query: FranchiseFilter & { readonly offset: number; readonly limit: number },
): Promise<{ results: Franchise[]; matches_estimated: number }> {
  const { storeId } = scope.tenant;
  const [rows, counted] = await Promise.all([
    scope.cell.read(listFranchises(storeId, query, query.offset, query.limit)),
    scope.cell.first(countFranchises(storeId, query)),
  ]);
  const at = addressingOf(scope);
  return {
    results: rows.map((row) => toFranchise(row, at)),
    matches_estimated: counted?.n ?? 0,
  };
}

/** The franchises whose items stand in a catalogue of the tenant's store. */
export async function readCatalogueFranchises(
  scope: RequestScope,
  catalogue: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Result<{ results: Franchise[]; matches_estimated: number }, Failure>> {
  const { storeId } = scope.tenant;
  const [found, rows, counted] = await Promise.all([
    scope.cell.first(findCatalogue(storeId, catalogue)),
    scope.cell.read(listCatalogueFranchises(storeId, catalogue, offset, limit)),
    scope.cell.first(countCatalogueFranchises(storeId, catalogue)),
  ]);
  if (!found) return fail({ code: 'catalogue_not_found' });
  const at = addressingOf(scope);
  return ok({
    results: rows.map((row) => toFranchise(row, at)),
    matches_estimated: counted?.n ?? 0,
  });
}
