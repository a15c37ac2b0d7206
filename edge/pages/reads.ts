import type { PageReads } from '../../host-pages/kit/reads.ts';
import { itemQuery } from '../../shared/contracts/items.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import type { RequestScope } from '../http/context.ts';
import { listCatalogues, readCatalogue } from '../modules/catalogues/index.ts';
import { readItem, searchItems } from '../modules/items/index.ts';
import { readFranchises } from '../modules/store/index.ts';
import type { PurchaseReads } from './purchase-reads.ts';

/** What the pages of one request read, made of the modules' doors. */
export function pageReads(
  scope: RequestScope,
  store: StoreInfo,
  purchase: PurchaseReads,
): PageReads {
  return {
    items: (query, facets) => searchItems(scope, itemQuery.parse(query), facets),
    item: (item, owner) => readItem(scope, item, owner, store.is_proxy),
    catalogues: ({ offset, limit }) =>
      listCatalogues(scope, { name: '', withProducts: true, order: 'position', offset, limit }),
    catalogue: (slug) => readCatalogue(scope, { slug }),
    franchises: (query) => readFranchises(scope, query),
    ...purchase,
  };
}
