import { isDeepStrictEqual } from 'node:util';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { OwnReview } from '../../../shared/contracts/review-edits.ts';
import type { KeptPhoto } from '../../../shared/contracts/reviews.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { tidyText, type HideReason } from '../../../shared/rules/reviews.ts';
import { photosOf, toOwn, type Moderation } from '../../modules/reviews/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { edit } from './editable.ts';
import { editableReview, findRow, moderationOf } from './editable-review.ts';

interface Given {
  readonly answer?: string | null | undefined;
  readonly hidden_for?: HideReason | null | undefined;
  readonly hidden_photos?: readonly string[] | undefined;
  readonly reports_settled?: number | undefined;
  readonly version?: number | undefined;
}

/**
 * Answers a review of the store's items, hides it for a reason or single photos of it, shows it again,
 * or sets reports of it aside. With a version,
 * only the review in that version: no answer stands below a text that its writer has not seen.
 */
export async function moderateReview(
  scope: RequestScope,
  id: string,
  given: Given,
): Promise<Result<Change<OwnReview>, Failure>> {
  const row = await findRow(scope, id);
  if (!row) return fail({ code: 'review_not_found' });
  if (given.version !== undefined && given.version !== row.version) {
    return fail({ code: 'edited_meanwhile' });
  }
  const before = { state: moderationOf(row), version: row.version };
  const answer = given.answer === undefined ? row.answer : tidyText(given.answer ?? '') || null;
  const hidden_for = given.hidden_for === undefined ? row.hidden_for : given.hidden_for;
  const photos = photosOf(row);
  const { hidden_photos: asked, reports_settled: seen } = given;
  if (asked?.some((one) => !photos.some(({ id: photo }) => photo === one))) {
    return fail({ code: 'review_photo_not_found', field: 'hidden_photos' });
  }
  const isHidden = (photo: KeptPhoto) => asked?.includes(photo.id) ?? photo.is_hidden;
  const after: Moderation = {
    hidden_for,
    answer,
    hidden_photos: photos.filter(isHidden).map((photo) => photo.id),
    reports_settled: seen === undefined ? row.reports_settled : Math.min(seen, row.reports),
  };
  if (isDeepStrictEqual(after, before.state)) return ok({ answer: toOwn(row), statements: [] });
  const answered_at = answer === row.answer ? row.answered_at : scope.ports.clock.now();
  const changed = {
    ...row,
    ...after,
    answered_at,
    photos: JSON.stringify(photos.map((photo) => ({ ...photo, is_hidden: isHidden(photo) }))),
    reports_open: hidden_for === null ? Math.max(row.reports - after.reports_settled, 0) : 0,
    version: row.version + 1,
  };
  return edit(scope, editableReview, { id, before, after, answer: toOwn(changed) });
}
