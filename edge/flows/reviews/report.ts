import type { Failure } from '../../../shared/contracts/errors.ts';
import type { ReportableReview } from '../../../shared/contracts/review-reports.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { REVIEW_REPORTS_MAX, type HideReason } from '../../../shared/rules/reviews.ts';
import { countTry } from '../../modules/accounts/index.ts';
import { reviewReports, toReview } from '../../modules/reviews/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';

/** A review of an item of the store, for a reader to report; null where shoppers see none. */
export async function readToReport(
  scope: RequestScope,
  id: string,
): Promise<ReportableReview | null> {
  const identity = await scope.visitor.identity();
  const { cell, tenant } = scope;
  const row = await cell.first(
    reviewReports.findReportable(tenant.storeId, id, identity?.accountId ?? ''),
  );
  if (!row) return null;
  const { slug, owner_slug, kind: type, name } = row;
  return {
    review: toReview(row),
    item: { slug, owner_slug, type, name },
    is_reported: row.is_reported === 1,
  };
}

/**
 * Reports a review for its reader. It is counted and never hides the review: the store of the item
 * decides. Undo: none, the store sets reports aside.
 */
export async function reportReview(
  scope: RequestScope,
  id: string,
  { reason }: { readonly reason: HideReason },
): Promise<Result<Change<Record<string, never>>, Failure>> {
  const { accountId } = await signedIn(scope);
  const { cell, tenant, ports } = scope;
  const row = await cell.first(reviewReports.findReportable(tenant.storeId, id, accountId));
  if (!row) return fail({ code: 'review_not_found' });
  if (row.is_reported === 1) return ok({ answer: {}, statements: [] });
  const tooMany = await countTry(scope, 'reportByAccount', accountId);
  if (tooMany) return fail(tooMany);
  const report = { review_id: id, account_id: accountId, reason, made_at: ports.clock.now() };
  return ok({
    answer: {},
    statements: reviewReports.insertReport(tenant.storeId, report, REVIEW_REPORTS_MAX),
    refused: ({ kind }) =>
      Promise.resolve({ code: kind === 'assert' ? 'review_not_found' : 'idempotency_in_progress' }),
  });
}
