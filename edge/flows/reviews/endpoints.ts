import * as reports from '../../../shared/contracts/review-reports.ts';
import * as contract from '../../../shared/contracts/reviews.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { changes, keeps, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { deleteReview, removePhoto, reviewPhotoEndpoint } from './photos.ts';
import { readReviews } from './read.ts';
import { readToReport, reportReview } from './report.ts';
import { createReview, readOrderReviews, updateReview } from './write.ts';

/** The calls by which shoppers read and report reviews, and buyers write them. */
export const reviewEndpoints: readonly PageEndpoint[] = [
  keeps(contract.listReviews, ({ scope, params, query }) => readReviews(scope, params.id, query)),
  readsForPages(contract.readOrderReviews, ({ scope, params }) =>
    readOrderReviews(scope, params.order),
  ),
  changes(contract.createReview, ({ scope, params, body }) =>
    createReview(scope, params.order, body),
  ),
  changes(contract.updateReview, ({ scope, params, body }) => updateReview(scope, params, body)),
  changes(contract.deleteReview, ({ scope, params }) => deleteReview(scope, params)),
  reviewPhotoEndpoint,
  changes(contract.removeReviewPhoto, ({ scope, params }) => removePhoto(scope, params)),
  readsForPages(reports.readReviewToReport, async ({ scope, params }) =>
    ok(await readToReport(scope, params.id)),
  ),
  changes(reports.reportReview, ({ scope, params, body }) => reportReview(scope, params.id, body)),
];
