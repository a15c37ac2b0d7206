import type { Failure } from '../../../shared/contracts/errors.ts';
import { draftState, isDraftOpen } from '../../../shared/rules/draft-orders.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { drafts, factsOf, type DraftRow } from '../../modules/draft-orders/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { endOpen } from '../purchase/index.ts';

/** Why a draft can be neither changed nor taken back; undefined where it can. */
export function whyClosed(row: DraftRow | undefined, now: number): Failure | undefined {
  if (!row) return { code: 'draft_order_not_found' };
  const state = draftState(factsOf(row), now);
  if (state === 'waiting') return { code: 'payment_pending' };
  return isDraftOpen(state) ? undefined : { code: 'draft_order_closed' };
}

/** Reads again to tell which came first: a payment, or another change. */
export async function whyRefused(scope: RequestScope, draft: string): Promise<Failure> {
  const again = await scope.cell.first(drafts.findById(scope.tenant.storeId, draft));
  return whyClosed(again, scope.ports.clock.now()) ?? { code: 'edited_meanwhile' };
}

/**
 * Ends the purchase that began by a draft's link: its units are free, its orders that await a payment are
 * cancelled. Aborts while somebody pays it.
 */
export function closing(
  { tenant: { storeId } }: RequestScope,
  { checkout_id: checkout }: DraftRow,
  now: number,
): Statement[] {
  if (checkout === null) return [];
  return [...endOpen(storeId, checkout, now), drafts.isClosed(storeId, checkout)];
}
