import { exportOrders } from '../../../shared/contracts/jobs.ts';
import { spanOf } from '../../../shared/rules/day-span.ts';
import { changes, type Endpoint } from '../../http/endpoint.ts';
import { startJob } from '../../jobs/index.ts';
import { ordersExport } from '../../modules/orders/index.ts';
import { currentStore } from '../../modules/store/index.ts';

/** The call that begins the export of a store's orders; its days are those of the store's calendar. */
export const orderExportEndpoints: readonly Endpoint[] = [
  changes(exportOrders, async ({ scope, body }) => {
    const country = (await currentStore(scope))?.country ?? 'MX';
    return startJob(scope, ordersExport, {
      slug: scope.tenant.slug,
      country,
      ...spanOf(body, country),
      state: body.state ?? null,
    });
  }),
];
