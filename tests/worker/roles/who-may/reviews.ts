import { everybody, owners as mayEdit, signedIn, type MayName, type WhoMay } from './roles.ts';

/** The roles that may read, write and moderate reviews, stated a second time. */
export const reviews: WhoMay = {
  'public.reviews': everybody,
  'public.review-report': signedIn,
  // The order's own buyer, whoever that is.
  'orders.review': everybody,
  'orders.review-update': everybody,
  'orders.review-delete': everybody,
  'orders.review-photo': everybody,
  'orders.review-photo-delete': everybody,
  'store.review-mails': mayEdit,
  'store.review-mails-set': mayEdit,
  'reviews-admin.list': mayEdit,
  'reviews-admin.get': mayEdit,
  'reviews-admin.update': mayEdit,
};

export const mayName: MayName = {
  'public.review-report': ['reason'],
  'orders.review': ['qualification', 'title', 'text'],
  'orders.review-update': ['qualification', 'title', 'text', 'version'],
  'store.review-mails-set': ['days', 'reminder_days'],
  'reviews-admin.update': ['answer', 'hidden_for', 'reports_settled', 'version'],
};
