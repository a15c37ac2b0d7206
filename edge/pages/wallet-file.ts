import type { Context } from 'hono';
import { walletFragment } from '../../fragments/shop/wallet/server.ts';
import { getStoreWallet, getWallet } from '../../shared/contracts/wallets.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { localeTag } from '../../shared/kernel/locale.ts';
import { monthOf, statementOf, type StatementFormat } from '../flows/wallets/statement.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { whyRefused } from '../http/refuse.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';
import { signedIn } from '../unit-of-work/signed-in.ts';
import { SHEET_ENTRIES, statementSheet } from './pdf/statement-sheet.ts';

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
};

/**
 * `GET {base}/me/wallet/{wallet}/{month}.csv`, `.json` or `.pdf`: a month of the caller's own wallet;
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
      /^([\d-]+)\.(csv|json|pdf)$/.exec(context.req.param('file') ?? '') ?? [];
    const asked = { owner, wallet, month };
    const body =
      format === 'pdf'
        ? await sheetOf(scope, asked)
        : await statementOf(scope, { ...asked, format: format as StatementFormat });
    if (!body) return answerFailure(context, { code: 'not_found' });
    return new Response(body, {
      headers: {
        'content-type': TYPES[format] ?? '',
        'content-disposition': `attachment; filename="${wallet}-${month}.${format}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  };
}

/** A month as a document: its sums, and its first entries. */
async function sheetOf(
  scope: RequestScope,
  asked: Parameters<typeof monthOf>[1],
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await monthOf(scope, asked, SHEET_ENTRIES);
  if (!found) return undefined;
  const tag = localeTag(scope.locale, found.country, scope.region);
  return statementSheet({ ...found, month: asked.month }, wordsOf(walletFragment.words, tag), tag);
}
