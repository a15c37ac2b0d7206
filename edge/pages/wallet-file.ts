import type { Context } from 'hono';
import { getStoreWallet, getWallet } from '../../shared/contracts/wallets.ts';
import { statementOf, type StatementFormat } from '../flows/wallets/statement.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { whyRefused } from '../http/refuse.ts';
import { signedIn } from '../unit-of-work/signed-in.ts';

/**
 * `GET {base}/me/wallet/{wallet}/{month}.csv` or `.json`: a month of the caller's own wallet;
 * `{base}/admin/monedero/…`: of the store's, for the accounts that may read it. No cache keeps it.
 */
export function answerWalletFile(of: 'person' | 'store') {
  return async function walletFile(context: Context<EdgeEnv>): Promise<Response> {
    context.set('route', 'wallets.file');
    const scope = context.get('scope');
    const call = of === 'person' ? getWallet : getStoreWallet;
    const refusal = await whyRefused(call, scope.visitor, scope.ports.clock.now());
    if (refusal) return answerFailure(context, refusal);
    const owner =
      of === 'person'
        ? (`person:${(await signedIn(scope)).accountId}` as const)
        : (`store:${scope.tenant.storeId}` as const);
    const wallet = context.req.param('wallet') ?? '';
    const [, month = '', format = ''] =
      /^([\d-]+)\.(csv|json)$/.exec(context.req.param('file') ?? '') ?? [];
    const body = await statementOf(scope, {
      owner,
      wallet,
      month,
      format: format as StatementFormat,
    });
    if (!body) return answerFailure(context, { code: 'not_found' });
    const type = format === 'json' ? 'application/json' : 'text/csv';
    return new Response(body, {
      headers: {
        'content-type': `${type}; charset=utf-8`,
        'content-disposition': `attachment; filename="${wallet}-${month}.${format}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  };
}
