/** The failures of reviews and of their photos. */
export const reviewErrors = {
  review_not_found: 'We could not find that review.',
  review_too_early: 'You can write your review once you have received the order.',
  already_reviewed: 'You have already reviewed this item. Reload the page to change it.',
  review_photos_full: 'A review has up to six photos: remove one to add another.',
  review_photo_not_found: 'We could not find that photo.',
};
