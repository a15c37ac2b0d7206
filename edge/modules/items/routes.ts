import * as catalogues from '../../../shared/contracts/catalogues.ts';
import * as contract from '../../../shared/contracts/items.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { exportItems } from '../../../shared/contracts/jobs.ts';
import { answers, changes, keeps, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { startJob } from '../../jobs/index.ts';
import { itemsExport } from './export-job.ts';
import { searchItems, selectText } from './search.ts';
import { listCatalogueItems, readItem, readItemPage } from './service.ts';

/** The public reads of items and of the items of catalogues, and the owner's export. */
export const itemEndpoints: readonly PageEndpoint[] = [
  keeps(contract.searchItems, async ({ scope, query: { facets, variants, ...query } }) =>
    ok(await searchItems(scope, query, facets === 'true', variants === 'true')),
  ),

  changes(exportItems, ({ scope }) => startJob(scope, itemsExport, { slug: scope.tenant.slug })),

  answers(contract.getItem, ({ scope, params, query }) => readItem(scope, { ...params, ...query })),

  readsForPages(contract.readItemPage, ({ scope, params }) => readItemPage(scope, params)),

  keeps(catalogues.listCatalogueItems, ({ scope, params, query }) =>
    listCatalogueItems(scope, { id: params.id }, {}, { ...query, facets: false }),
  ),

  keeps(catalogues.searchCatalogueItems, async ({ scope, params, query }) => {
    const selection = await selectText(scope, query.text);
    return listCatalogueItems(scope, { id: params.id }, selection, { ...query, facets: false });
  }),

  keeps(catalogues.listReferralCatalogueItems, async ({ scope, params, query }) => {
    const [own, list] = await Promise.all([
      ownStore(scope, { owner: params.owner }),
      listCatalogueItems(scope, { slug: params.slug }, {}, { ...query, facets: false }),
    ]);
    return own.ok ? list : own;
  }),
];
