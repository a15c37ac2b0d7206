import * as contract from '../../../shared/contracts/catalogues.ts';
import { EDGE_PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { keeps, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { listCatalogues, readCatalogue, readCataloguePage } from './service.ts';

/** The public reads of catalogues. */
export const catalogueEndpoints: readonly PageEndpoint[] = [
  keeps(contract.listCatalogues, async ({ scope, query }) => {
    const { name = '', offset } = query;
    const size = name ? EDGE_PAGE_SIZE.catalogueSearch : EDGE_PAGE_SIZE.catalogues;
    const page = { offset, limit: query.limit ?? size };
    return ok(
      await listCatalogues(scope, { ...page, name, withProducts: false, order: 'position' }),
    );
  }),

  keeps(contract.listPublishedCatalogues, async ({ scope, query }) => {
    const { name = '', sort, offset } = query;
    const size = name
      ? EDGE_PAGE_SIZE.publishedCataloguesByName
      : EDGE_PAGE_SIZE.publishedCatalogues;
    const page = { offset, limit: query.limit ?? size };
    return ok(await listCatalogues(scope, { ...page, name, withProducts: true, order: sort }));
  }),

  keeps(contract.getCatalogue, ({ scope, params }) => readCatalogue(scope, params)),
  keeps(contract.getPublicCatalogue, ({ scope, params }) => readCatalogue(scope, params)),
  readsForPages(contract.readCatalogueBySlug, ({ scope, params }) =>
    readCataloguePage(scope, params.slug),
  ),

  keeps(contract.listReferralCatalogues, async ({ scope, params, query }) => {
    const page = { ...query, name: '', withProducts: true, order: 'position' } as const;
    const [own, list] = await Promise.all([
      ownStore(scope, { owner: params.owner }),
      listCatalogues(scope, page),
    ]);
    return own.ok ? ok(list) : own;
  }),
];
