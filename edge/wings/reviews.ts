import { orderReviewsPage } from '../../host-pages/pages/order-reviews.ts';
import { ownReviewsPage } from '../../host-pages/pages/own-reviews.ts';
import { reviewReportPage } from '../../host-pages/pages/review-report.ts';
import { reviewEditEndpoints } from '../flows/owners/review-endpoints.ts';
import { askForReviews } from '../flows/reviews/ask-for-reviews.ts';
import { reviewAskEndpoints } from '../flows/reviews/ask-terms.ts';
import { reviewEndpoints } from '../flows/reviews/endpoints.ts';
import { reviewTopics } from '../flows/reviews/topics.ts';
import { menuEntry, wing } from './wing.ts';

/** Reviews of items by the buyers of delivered orders. */
export const reviews = wing({
  endpoints: [...reviewEndpoints, ...reviewEditEndpoints, ...reviewAskEndpoints],
  pages: [orderReviewsPage, ownReviewsPage, reviewReportPage],
  menu: [menuEntry(ownReviewsPage, { icon: 'star' })],
  messages: reviewTopics,
  schedules: [{ each: 'cell', run: askForReviews }],
});
