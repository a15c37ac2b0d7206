import type { Failure } from '../../../shared/contracts/errors.ts';
import * as contract from '../../../shared/contracts/review-ask-terms.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { answers, changes, type PageEndpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { findAskTerms, setAskTerms } from '../../modules/reviews/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';

/** When a store asks the buyers of received orders for their reviews. */
export const reviewAskEndpoints: readonly PageEndpoint[] = [
  answers(contract.getReviewAskTerms, ({ scope, params }) => read(scope, params)),
  changes(contract.setReviewAskTerms, async ({ scope, params, body: after }) => {
    const before = await read(scope, params);
    if (!before.ok) return before;
    const { storeId } = scope.tenant;
    const trace = {
      subject: 'review_ask_terms',
      subjectId: storeId,
      before: before.value,
      after,
    } as const;
    return ok({
      answer: after,
      statements: [
        ...setAskTerms(storeId, after.days, after.reminder_days),
        ...(await traceOf(scope, trace)),
      ],
    });
  }),
];

async function read(
  scope: RequestScope,
  { mashup: owner, type }: { readonly mashup: string; readonly type: string },
): Promise<Result<contract.ReviewAskTerms, Failure>> {
  const [own, row] = await Promise.all([
    ownStore(scope, { owner, type }),
    scope.cell.first(findAskTerms(scope.tenant.storeId)),
  ]);
  if (!own.ok || !row) return fail({ code: 'store_not_found' });
  return ok({ days: row.review_ask_days, reminder_days: row.review_reminder_days });
}
