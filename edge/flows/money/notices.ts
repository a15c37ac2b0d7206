import type { PaymentNotice } from '../../../shared/contracts/payment-notices.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { findNotice, noteReplay } from '../../modules/payments/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { takeAgain } from '../purchase/index.ts';

/**
 * Takes an event of the tenant's store again: what a provider could not answer then, or what belonged
 * to no payment yet. Undo: as of any settlement.
 */
export async function replayNotice(
  scope: RequestScope,
  id: string,
): Promise<Result<Pick<PaymentNotice, 'id' | 'result'>, Failure>> {
  const { cell, tenant } = scope;
  const row = await cell.first(findNotice(tenant.storeId, id));
  if (!row) return fail({ code: 'not_found' });
  const again = await takeAgain(scope, tenant.storeId, row);
  await cell.apply(noteReplay(tenant.storeId, id, again));
  const { result } = again;
  if (result === 'waiting') return fail({ code: 'payment_failed' });
  return ok({ id, result: row.result === 'taken' ? 'taken' : result });
}
