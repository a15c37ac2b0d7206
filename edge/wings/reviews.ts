import { reviewEditEndpoints } from '../flows/owners/review-endpoints.ts';
import { askForReviews } from '../flows/reviews/ask-for-reviews.ts';
import { reviewEndpoints } from '../flows/reviews/endpoints.ts';
import { reviewTopics } from '../flows/reviews/topics.ts';
import { wing } from './wing.ts';

/** Reviews of items by the buyers of delivered orders. */
export const reviews = wing({
  endpoints: [...reviewEndpoints, ...reviewEditEndpoints],
  messages: reviewTopics,
  schedules: [{ each: 'cell', run: askForReviews }],
});
