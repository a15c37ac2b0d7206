import { holds } from '../../fragments/office/holds/server.ts';
import { freeHold, listHolds } from '../../shared/contracts/holds.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** The page of the units that checkouts hold; needs `orders-admin`. */
export const holdsPage = definePage({
  name: 'holds',
  words: holds.words,
  paths: ['/admin/reservas'],
  query: ['page', 'done'],
  needs: 'orders-admin',
  shell: 'office',
  forms: { free: { call: freeHold, done: 'freed', invalid: 'hold_not_found' } },
  async view({ env, title, read, query, form, idempotencyKey }) {
    const page = pageNumber(query);
    const list = await read(listHolds, { query: rowsOf(page, PAGE_SIZE.table) }).then(orThrow);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, '/admin/reservas'),
      main: wrapped(
        slot(holds, {
          class: 'primary',
          props: {
            env,
            holds: list.results,
            total: list.matches_estimated,
            page,
            isFreed: query.get('done') === 'freed',
            idempotencyKey,
            error: form?.error ?? null,
          },
        }),
      ),
    };
  },
});
