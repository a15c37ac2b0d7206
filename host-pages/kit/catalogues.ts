import { catalogueGrid } from '../../fragments/shop/catalogue-grid/server.ts';
import { listReferralCatalogues, type CatalogueList } from '../../shared/contracts/catalogues.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import type { PageContext } from './page.ts';
import { slot, type Slot } from './slot.ts';

/** Whole rows of three tiles: two of them, or one. */
const TILES = [6, 3] as const;

/** The store's catalogues that hold items, in the owner's order. */
export async function shownCatalogues(
  { read, store }: PageContext,
  page: { readonly offset: number; readonly limit: number },
): Promise<CatalogueList> {
  return orThrow(await read(listReferralCatalogues, { params: { owner: store.id }, query: page }));
}

/** The first catalogues as a part of another page. */
export function catalogueTiles(context: PageContext): Slot {
  const { env } = context;
  const [most] = TILES;
  return slot(catalogueGrid, {
    alike: true,
    class: 'regular',
    // The strip above shows these too: they are read only once.
    props: shownCatalogues(context, { offset: 0, limit: EDGE_PAGE_SIZE.cataloguesHome }).then(
      (list) => {
        const shown = TILES.find((count) => count <= list.results.length);
        return {
          env,
          list: { ...list, results: list.results.slice(0, shown) },
          page: 1,
          pageSize: most,
          path: `${env.base}/catalogos`,
          titleLevel: 2 as const,
        };
      },
    ),
  });
}
