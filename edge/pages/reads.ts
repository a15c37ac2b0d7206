import type { PageReads } from '../../host-pages/kit/reads.ts';
import { itemQuery } from '../../shared/contracts/items.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import type { RequestScope } from '../work/scope.ts';
import { listCatalogues, readCatalogue } from '../modules/catalogues/index.ts';
import { readItem, searchItems } from '../modules/items/index.ts';
import { readFranchises } from '../modules/store/index.ts';
import { backOfficeReads } from './back-office-reads.ts';
import { profileReads } from './profile-reads.ts';
import type { AccountReads } from './account-reads.ts';
import type { PurchaseReads } from './purchase-reads.ts';

const SHOWN_CATALOGUES = { name: '', withProducts: true, order: 'position' } as const;

/** What a list asks for unless it says otherwise. */
const ANY_ITEMS = itemQuery.parse({});

/** What the pages of one request read, made of the modules' doors. */
export function pageReads(
  scope: RequestScope,
  store: StoreInfo,
  own: PurchaseReads & AccountReads,
): PageReads {
  const catalogues = new Map<string, ReturnType<PageReads['catalogues']>>();
  return {
    items: (query, facets) => searchItems(scope, { ...ANY_ITEMS, ...query }, facets),
    item: (item, owner) => readItem(scope, item, owner, store.is_proxy),
    catalogues: ({ offset, limit }) => {
      // The page and the shell around it ask for the same ones.
      const key = `${offset} ${limit}`;
      const known = catalogues.get(key);
      if (known) return known;
      const list = listCatalogues(scope, { ...SHOWN_CATALOGUES, offset, limit });
      catalogues.set(key, list);
      return list;
    },
    catalogue: (slug) => readCatalogue(scope, { slug }),
    franchises: (query) => readFranchises(scope, query),
    ...own,
    ...profileReads(scope),
    ...backOfficeReads(scope),
  };
}
