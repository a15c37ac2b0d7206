export {
  findAskTerms,
  findToReview,
  listToAsk,
  markAsked,
  setAskTerms,
  type DueRow,
} from './ask.ts';
export { photoKey, photosOf, soldItem, toAuthored, toOwn, toReview } from './mapper.ts';
export * as ownReviews from './own-statements.ts';
export type { Moderation, OwnReviewRow } from './own-statements.ts';
export * as reviewReports from './report-statements.ts';
export * as reviews from './statements.ts';
export type { NewReview, ReviewedOrder, ReviewRow } from './statements.ts';
