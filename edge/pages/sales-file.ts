import type { Context } from 'hono';
import { getSalesReport } from '../../shared/contracts/reports.ts';
import { readSales } from '../flows/reports/endpoints.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { whyRefused } from '../http/refuse.ts';
import { salesCsv } from '../modules/reports/index.ts';

/**
 * `GET {base}/admin/reportes/ventas.csv`: the report of the page `/admin/reportes` as a download,
 * for the accounts that may open that page; no cache keeps it.
 */
export async function answerSalesFile(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'sales.file');
  const scope = context.get('scope');
  const refusal = await whyRefused(getSalesReport, scope.visitor, scope.ports.clock.now());
  if (refusal) return answerFailure(context, refusal);
  const query = getSalesReport.query.safeParse(context.req.query());
  if (!query.success) return answerFailure(context, { code: 'invalid_request' });
  const report = await readSales(scope, query.data);
  if (!report.ok) return answerFailure(context, report.error);
  const { slug } = scope.tenant;
  const { now, period } = report.value;
  return new Response(salesCsv(report.value), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${slug}-${period}-${now.to}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
