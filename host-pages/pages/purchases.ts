import { purchases } from '../../fragments/shop/purchases/server.ts';
import { readOwnPurchases } from '../../shared/contracts/orders.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import {
  ALL_PURCHASES,
  readPurchasesFilter,
  type PurchasesFilter,
} from '../../shared/rules/purchases-filter.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** The account's purchases in this store. */
export const purchasesPage = definePage({
  name: 'purchases',
  words: purchases.words,
  paths: ['/mis-compras', '/shopping-cart/orders'],
  query: ['page', 'done', ...(Object.keys(ALL_PURCHASES) as (keyof PurchasesFilter)[])],
  needs: 'account',
  shell: 'account',
  async view({ env, title, store, read, query }) {
    const page = pageNumber(query);
    const filter = readPurchasesFilter(query);
    const { isProven, ...list } = orThrow(
      await read(readOwnPurchases, { params: { ...rowsOf(page, PAGE_SIZE.table), filter } }),
    );
    return {
      status: 200,
      head: privateHead(title, '/mis-compras'),
      main: wrapped(
        slot(purchases, {
          class: 'primary',
          props: {
            env,
            storeName: store.name,
            list,
            filter,
            page,
            pageSize: PAGE_SIZE.table,
            isProven,
            isCanceled: query.get('done') === 'canceled',
          },
        }),
      ),
    };
  },
});
