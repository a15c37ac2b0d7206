import { salesChart } from '../../fragments/office/sales-chart/server.ts';
import { salesReport } from '../../fragments/office/sales-report/server.ts';
import { getSalesReport } from '../../shared/contracts/reports.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/reportes';

/** How the store does, in a span of time; needs `invoicing-admin`. */
export const reportsPage = definePage({
  name: 'reports',
  words: salesReport.words,
  paths: ['/admin/reportes'],
  query: ['period', 'way', 'currency'],
  needs: 'invoicing-admin',
  shell: 'office',
  async view({ env, title, read, query, store, person }) {
    const asked = getSalesReport.query.safeParse(Object.fromEntries(query));
    const [report, account] = await Promise.all([
      read(getSalesReport, {
        params: { id: store.id },
        query: asked.success ? asked.data : {},
      }).then(orThrow),
      person,
    ]);
    const { currency, points } = report;
    return {
      status: 200,
      head: privateHead(title, PATH),
      main: wrapped(
        slot(salesReport, {
          class: 'primary',
          props: {
            env,
            report,
            canAdd: account?.keychain.includes('catalogues-admin') ?? false,
          },
          children: report.next_step
            ? []
            : [
                slot(salesChart, {
                  class: 'primary',
                  into: 'chart',
                  props: { env, currency, points },
                }),
              ],
        }),
      ),
    };
  },
});
