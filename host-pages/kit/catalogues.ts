import { listReferralCatalogues, type CatalogueList } from '../../shared/contracts/catalogues.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import type { PageContext } from './page.ts';

/** The store's catalogues that hold items, in the owner's order. */
export async function shownCatalogues(
  { read, store }: PageContext,
  page: { readonly offset: number; readonly limit: number },
): Promise<CatalogueList> {
  return orThrow(await read(listReferralCatalogues, { params: { owner: store.id }, query: page }));
}
