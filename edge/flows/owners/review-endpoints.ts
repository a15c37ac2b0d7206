import * as contract from '../../../shared/contracts/review-edits.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { listOwnReviews, readOwnReview } from './editable-review.ts';
import { moderateReview } from './reviews.ts';

/** The calls by which a store answers and moderates the reviews of its items. */
export const reviewEditEndpoints: readonly Endpoint[] = [
  answers(contract.listOwnReviews, async ({ scope, query }) =>
    ok(await listOwnReviews(scope, query)),
  ),
  answers(contract.getOwnReview, ({ scope, params }) => readOwnReview(scope, params.id)),
  changes(contract.moderateReview, ({ scope, params, body }) =>
    moderateReview(scope, params.id, body),
  ),
];
