import { jobs } from '../../fragments/office/jobs/server.ts';
import { jobsDone } from '../../fragments/office/jobs/props.ts';
import { cancelJob, exportOrders, listJobs, undoJob } from '../../shared/contracts/jobs.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { isDay } from '../../shared/rules/local-time.ts';
import { formOf } from '../kit/form.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/reportes/ordenes';

/** Fields that were left empty are not sent. */
const exporting = formOf({
  call: exportOrders,
  done: 'exporting',
  fields: ({ start_date: first = '', end_date: last = '', state = '', ...fields }) => ({
    ...fields,
    ...(isDay(first) && { start_date: first }),
    ...(isDay(last) && { end_date: last }),
    ...(state !== '' && { state }),
  }),
});

/** The exports of the store's orders, and the form that begins one; needs `orders-admin`. */
export const orderReportsPage = definePage({
  name: 'order-reports',
  paths: ['/admin/reportes/ordenes', '/apps/me/store/reports/orders'],
  query: ['page', 'done'],
  needs: 'orders-admin',
  shell: 'office',
  forms: {
    'export-orders': exporting,
    cancel: { call: cancelJob, done: 'canceled' },
    undo: { call: undoJob, done: 'undone' },
  },
  async view({ env, read, query, form, idempotencyKey }) {
    const page = pageNumber(query);
    const list = await read(listJobs, { query: rowsOf(page, PAGE_SIZE.table) }).then(orThrow);
    return {
      status: form ? 422 : 200,
      head: privateHead(wordsOf(jobs.words, env.tag).titles.orders, PATH),
      main: wrapped(
        slot(jobs, {
          class: 'primary',
          props: {
            env,
            jobs: list.results,
            about: 'orders',
            total: list.matches_estimated,
            page,
            canExport: false,
            canImport: false,
            done: jobsDone.find((one) => one === query.get('done')) ?? null,
            idempotencyKey,
            error: form?.error ?? null,
          },
        }),
      ),
    };
  },
});
