import { leftCheckouts } from '../../fragments/office/left-checkouts/server.ts';
import { listLeftCheckouts } from '../../shared/contracts/left-checkouts.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { dayIn, definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/compras-sin-terminar';

/** The checkouts that buyers with a contact have left; needs `orders-admin`, since it names them. */
export const leftCheckoutsPage = definePage({
  name: 'left-checkouts',
  words: leftCheckouts.words,
  paths: ['/admin/compras-sin-terminar'],
  query: ['page', 'start_date', 'end_date'],
  needs: 'orders-admin',
  shell: 'office',
  async view({ env, title, read, query, store }) {
    const page = pageNumber(query);
    const narrowed = {
      start_date: dayIn(query, 'start_date'),
      end_date: dayIn(query, 'end_date'),
    };
    const days = Object.fromEntries(Object.entries(narrowed).filter(([, day]) => day !== ''));
    const list = orThrow(
      await read(listLeftCheckouts, {
        params: { id: store.id },
        query: { ...days, ...rowsOf(page, PAGE_SIZE.table) },
      }),
    );
    return {
      status: 200,
      head: privateHead(title, PATH),
      main: wrapped(
        slot(leftCheckouts, {
          class: 'primary',
          props: {
            env,
            checkouts: list.results,
            total: list.matches_estimated,
            page,
            narrowed,
          },
        }),
      ),
    };
  },
});
