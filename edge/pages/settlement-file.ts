import type { Context } from 'hono';
import { getSettlement, listSettlements } from '../../shared/contracts/settlements.ts';
import { isDay } from '../../shared/rules/local-time.ts';
import { depositFile } from '../flows/money/settlements/deposit-file.ts';
import type { EdgeEnv } from '../http/context.ts';
import { download } from '../http/download.ts';
import { answerFailure } from '../http/failure.ts';
import { whyRefused } from '../http/refuse.ts';
import { settlements } from '../modules/settlements/index.ts';

const CSV = 'text/csv; charset=utf-8';

/**
 * `GET {base}/admin/pagos/liquidaciones/{settlement}/archivo`: one bank deposit of the store with each of its
 * lines, for the accounts that may open its page.
 */
export async function answerSettlementFile(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'settlements.file');
  const scope = context.get('scope');
  const refusal = await whyRefused(getSettlement, scope.visitor, scope.ports.clock.now());
  if (refusal) return answerFailure(context, refusal);
  const { storeId: store, slug } = scope.tenant;
  const id = context.req.param('settlement') ?? '';
  const row = await scope.cell.first(settlements.findOfStore(store, id));
  if (!row) return answerFailure(context, { code: 'settlement_not_found' });
  const { paid_on: day } = row;
  const file = depositFile(scope, { store, from: day, to: day, settlement: id });
  return download(file, CSV, `${slug}-${day}-${id.slice(-6)}.csv`);
}

/**
 * `GET {base}/admin/pagos/liquidaciones.csv?from=…&to=…`: the lines of all bank deposits of the store between two
 * days, for the accounts that may list them.
 */
export async function answerSettlementsFile(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'settlements.files');
  const scope = context.get('scope');
  const refusal = await whyRefused(listSettlements, scope.visitor, scope.ports.clock.now());
  if (refusal) return answerFailure(context, refusal);
  const { from = '', to = '' } = context.req.query();
  if (!isDay(from)) return answerFailure(context, { code: 'invalid_request', field: 'from' });
  if (!isDay(to) || to < from) {
    return answerFailure(context, { code: 'invalid_request', field: 'to' });
  }
  const { storeId: store, slug } = scope.tenant;
  const file = depositFile(scope, { store, from, to });
  return download(file, CSV, `${slug}-${from}-${to}.csv`);
}
