import { catalogueGrid } from '../../fragments/shop/catalogue-grid/server.ts';
import { readCatalogueBySlug } from '../../shared/contracts/catalogues.ts';
import { EDGE_PAGE_SIZE, PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { catalogueUrl } from '../../shared/rules/urls.ts';
import { shownCatalogues } from '../kit/catalogues.ts';
import { hasPage } from '../kit/known-address.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber } from '../kit/page.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { breadcrumbList } from '../kit/structured-data.ts';
import { say } from '../words/index.ts';
import { LIST_QUERY, listView } from './lists.ts';

/** The store's catalogues. */
export const cataloguesPage = definePage({
  name: 'catalogues',
  paths: ['/catalogos'],
  query: ['page'],
  async view(context) {
    const { env, store } = context;
    const t = say(env);
    const page = pageNumber(context.query);
    const limit = EDGE_PAGE_SIZE.cataloguesHome;
    const list = await shownCatalogues(context, { offset: (page - 1) * limit, limit });
    const trail = [{ label: t('catalogues'), path: '/catalogos' }];
    return {
      status: 200,
      head: {
        title: t('catalogues'),
        description: t('cataloguesDescription', { store: store.name }),
        canonical: page > 1 ? `/catalogos?page=${page}` : '/catalogos',
        index: list.results.length > 0,
        structuredData: [breadcrumbList(context, trail)],
      },
      trail,
      kept: hasPage(context.query, { rows: list.matches_estimated, pageSize: limit }),
      main: wrapped(
        slot(catalogueGrid, {
          class: 'primary',
          props: { env, list, page, pageSize: limit, path: `${env.base}/catalogos` },
        }),
      ),
    };
  },
});

/** One catalogue: a list of its items. Its address is also its share link. */
export const cataloguePage = definePage({
  name: 'catalogue',
  paths: ['/catalogos/:catalogue'],
  query: LIST_QUERY,
  async view(context) {
    const { env, store, params } = context;
    const t = say(env);
    const slug = params['catalogue'] ?? '';
    const found = await context.read(readCatalogueBySlug, { params: { slug } });
    if (!found.ok) return notFoundView(context);
    const catalogue = found.value;
    const path = catalogueUrl('', catalogue.slug);
    return listView(context, {
      title: catalogue.name,
      seo: catalogue.seo,
      description: t('catalogueDescription', { catalogue: catalogue.name, store: store.name }),
      path,
      pageSize: PAGE_SIZE.catalogueItems,
      catalogue: catalogue.slug,
      catalogueId: catalogue.id,
      index: true,
      shared: true,
      image: catalogue.photo?.url,
      trail: [
        { label: t('catalogues'), path: '/catalogos' },
        { label: catalogue.name, path },
      ],
    });
  },
});
