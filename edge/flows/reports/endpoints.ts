import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import * as contract from '../../../shared/contracts/reports.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { answers, type Endpoint } from '../../http/endpoint.ts';
import { readSalesReport } from '../../modules/reports/index.ts';
import { currentStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The calls by which a store's staff reads how it does. */
export const reportEndpoints: readonly Endpoint[] = [
  answers(contract.getSalesReport, ({ scope, params, query }) =>
    params.id === scope.tenant.storeId
      ? readSales(scope, query)
      : Promise.resolve(fail({ code: 'not_found' })),
  ),
];

/** How the tenant's store does, by its own calendar and, unless another is asked for, in its currency. */
export async function readSales(
  scope: RequestScope,
  { currency: other, ...asked }: z.output<typeof contract.getSalesReport.query>,
): Promise<Result<contract.SalesReport, Failure>> {
  const store = await currentStore(scope);
  if (!store) return fail({ code: 'not_found' });
  const { country, currency } = store;
  const { cell, locale, ports, tenant } = scope;
  const of = { storeId: tenant.storeId, country, currency, other, locale };
  return ok(await readSalesReport(cell, { ...asked, ...of, now: ports.clock.now() }));
}
