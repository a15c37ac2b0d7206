import * as contract from '../../../shared/contracts/reviews.ts';
import { changes, keeps, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { readReviews } from './read.ts';
import { createReview, readOrderReviews, updateReview } from './write.ts';

/** The calls by which shoppers read reviews and buyers write them. */
export const reviewEndpoints: readonly PageEndpoint[] = [
  keeps(contract.listReviews, ({ scope, params, query }) => readReviews(scope, params.id, query)),
  readsForPages(contract.readOrderReviews, ({ scope, params }) =>
    readOrderReviews(scope, params.order),
  ),
  changes(contract.createReview, ({ scope, params, body }) =>
    createReview(scope, params.order, body),
  ),
  changes(contract.updateReview, ({ scope, params, body }) => updateReview(scope, params, body)),
];
