import type { DraftOrder } from '../../../shared/contracts/draft-orders.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { drafts, toDraft } from '../../modules/draft-orders/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { ownSupplier } from '../orders/own-part.ts';
import { linkOf } from './link.ts';
import { closing, whyClosed, whyRefused } from './standing.ts';

/** Takes back an order that was prepared, with the purchase that began by its link. Undo: prepare it anew. */
export async function takeBackDraft(
  scope: RequestScope,
  { id, draft }: { readonly id: string; readonly draft: string },
): Promise<Result<Change<DraftOrder>, Failure>> {
  const own = ownSupplier(scope, id);
  if (!own.ok) return own;
  const { storeId } = scope.tenant;
  const row = await scope.cell.first(drafts.findById(storeId, draft));
  const now = scope.ports.clock.now();
  if (row && row.taken_back_at !== null && row.paid_at === null) {
    return ok({ answer: toDraft(row, now, linkOf(scope)), statements: [] });
  }
  const closed = whyClosed(row, now);
  if (!row || closed) return fail(closed ?? { code: 'draft_order_not_found' });
  const after = { ...row, taken_back_at: now, version: row.version + 1 };
  return ok({
    answer: toDraft(after, now, linkOf(scope)),
    statements: [...drafts.takeBack(storeId, row, now), ...closing(scope, row, now)],
    refused: () => whyRefused(scope, draft),
  });
}
