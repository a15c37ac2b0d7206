import type { Failure } from '../../../shared/contracts/errors.ts';
import type { OwnReview } from '../../../shared/contracts/review-edits.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { ReviewView } from '../../../shared/rules/reviews.ts';
import {
  ownReviews,
  photosOf,
  toOwn,
  type Moderation,
  type OwnReviewRow,
} from '../../modules/reviews/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { COUNTED_MOST, matchesOf } from '../../unit-of-work/counted.ts';
import type { Editable, StoreScope } from './editable.ts';

/** What a store decides about the reviews of its items, as things that its owners edit. */
export const editableReview: Editable<Moderation> = {
  subject: 'review',
  async find(scope, id) {
    const row = await findRow(scope, id);
    return row ? { state: moderationOf(row), version: row.version } : null;
  },
  update: ownReviews.moderate,
  // A buyer writes it, and no store deletes it.
  insert: () => [],
  remove: () => [],
  full: { code: 'edited_meanwhile' },
};

/** A page of the reviews of the store's items. */
export async function listOwnReviews(
  { cell, tenant }: RequestScope,
  { show, ...page }: { show: ReviewView; offset: number; limit: number },
): Promise<{ results: OwnReview[]; matches_estimated: number }> {
  const [rows, counted] = await Promise.all([
    cell.read(ownReviews.listOwn(tenant.storeId, show, { ...page, limit: page.limit + 1 })),
    cell.first(ownReviews.countOwn(tenant.storeId, show, COUNTED_MOST)),
  ]);
  return {
    results: rows.slice(0, page.limit).map(toOwn),
    matches_estimated: matchesOf(counted, page, rows.length),
  };
}

/** One review of the store's items. */
export async function readOwnReview(
  scope: RequestScope,
  id: string,
): Promise<Result<OwnReview, Failure>> {
  const row = await findRow(scope, id);
  return row ? ok(toOwn(row)) : fail({ code: 'review_not_found' });
}

export const findRow = (
  { cell, tenant }: StoreScope,
  id: string,
): Promise<OwnReviewRow | undefined> => cell.first(ownReviews.findOwn(tenant.storeId, id));

export const moderationOf = (row: OwnReviewRow): Moderation => ({
  hidden_for: row.hidden_for,
  answer: row.answer,
  hidden_photos: photosOf(row)
    .filter(({ is_hidden }) => is_hidden)
    .map(({ id }) => id),
  reports_settled: row.reports_settled,
});
