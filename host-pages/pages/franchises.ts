import { businessList } from '../../fragments/shop/business-list/server.ts';
import { listStoreFranchises } from '../../shared/contracts/franchises.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { FRANCHISES_PAGE } from '../../shared/rules/franchises.ts';
import { hasPage } from '../kit/known-address.ts';
import { definePage, pageNumber } from '../kit/page.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { breadcrumbList } from '../kit/structured-data.ts';
import { say } from '../words/index.ts';

/** The franchises that the store shows, by name. */
export const franchisesPage = definePage({
  name: 'franchises',
  paths: ['/franquicias'],
  query: ['page', 'text'],
  async view(context) {
    const { env, store, query } = context;
    const t = say(env);
    const page = pageNumber(query);
    const text = (query.get('text') ?? '').slice(0, 100);
    const limit = FRANCHISES_PAGE;
    const list = orThrow(
      await context.read(listStoreFranchises, {
        params: { mashup: `${store.id}:${store.id}`, type: store.store_type },
        query: { text, offset: (page - 1) * limit, limit },
      }),
    );
    const trail = [{ label: t('franchises'), path: '/franquicias' }];
    return {
      status: 200,
      head: {
        title: t('franchises'),
        description: t('franchisesDescription', { store: store.name }),
        canonical: '/franquicias',
        index: text === '' && page === 1 && list.results.length > 0,
        structuredData: [breadcrumbList(context, trail)],
      },
      trail,
      kept: text === '' && hasPage(query, { rows: list.matches_estimated, pageSize: limit }),
      main: wrapped(
        slot(businessList, {
          class: 'primary',
          props: {
            env,
            of: 'franchises',
            list,
            text,
            page,
            pageSize: limit,
            path: `${env.base}/franquicias`,
          },
        }),
      ),
    };
  },
});
