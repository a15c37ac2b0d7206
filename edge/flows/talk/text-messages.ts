import type { Failure } from '../../../shared/contracts/errors.ts';
import type { TextMessages } from '../../../shared/contracts/text-messages.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { listStoreTexts } from '../../modules/alerts/index.ts';
import { sms } from '../../modules/talk/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** How many text messages the store has left, and a page of those that its customers were sent. */
export async function readTextMessages(
  scope: RequestScope,
  page: { readonly offset: number; readonly limit: number },
): Promise<Result<TextMessages, Failure>> {
  const { directory, tenant } = scope;
  const [credit, sent] = await Promise.all([
    directory.first(sms.findCredit(tenant.storeId)),
    listStoreTexts(scope, page),
  ]);
  return ok({
    left: credit?.amount ?? null,
    set_at: credit ? new Date(credit.set_at).toISOString() : null,
    ...sent,
  });
}
