import { invoices } from '../../fragments/shop/invoices/server.ts';
import { readOwnInvoices } from '../../shared/contracts/invoices.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** The account's invoices in this store (spec [2]). */
export const invoicesPage = definePage({
  name: 'invoices',
  words: invoices.words,
  paths: ['/facturas'],
  query: ['page'],
  needs: 'account',
  shell: 'account',
  async view({ env, title, store, read, query }) {
    const page = pageNumber(query);
    const list = orThrow(await read(readOwnInvoices, { params: rowsOf(page, PAGE_SIZE.table) }));
    return {
      status: 200,
      head: privateHead(title, '/facturas'),
      main: wrapped(
        slot(invoices, {
          class: 'primary',
          props: { env, storeName: store.name, list, page, pageSize: PAGE_SIZE.table },
        }),
      ),
    };
  },
});
