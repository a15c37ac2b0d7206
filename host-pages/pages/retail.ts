import { escapeHtml } from '../../shared/kernel/escape.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { hasRetail } from '../../shared/rules/retail.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, type PageContext } from '../kit/page.ts';
import { wrapped, type Block } from '../kit/slot.ts';
import { say } from '../words/index.ts';
import { LIST_QUERY, listView } from './lists.ts';

const PATH = '/retail';

/** The products that a franchise's branch has in store now; no other store has the page. */
export const retailPage = definePage({
  name: 'retail',
  paths: [PATH],
  query: LIST_QUERY,
  view(context) {
    const { env, store } = context;
    if (!hasRetail(store)) return Promise.resolve(notFoundView(context));
    const t = say(env);
    return listView(context, {
      title: t('retail.title'),
      description: t('retail.description', { store: store.name }),
      path: PATH,
      pageSize: EDGE_PAGE_SIZE.items,
      kind: 'product',
      // The goods of other stores stand with their sellers.
      only: { owner: store.id, available: 'true' },
      index: true,
      after: wayToBranch(context),
    });
  },
});

/** Where the branch is, and when it is open. */
function wayToBranch({ env, store }: PageContext): readonly Block[] {
  const t = say(env);
  return wrapped(
    `<div class="card spread"><p>${escapeHtml(t('retail.collect', { store: store.name }))}</p>` +
      `<a class="btn btn-quiet" href="${env.base}/contacto">${t('retail.where')}</a></div>`,
  );
}
