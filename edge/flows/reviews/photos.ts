import type { Failure } from '../../../shared/contracts/errors.ts';
import { addReviewPhoto, type AuthoredReview } from '../../../shared/contracts/reviews.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { REVIEW_PHOTOS_MAX } from '../../../shared/rules/reviews.ts';
import type { UploadCall } from '../../http/upload.ts';
import { deleteFile, keepFile } from '../../modules/gallery/index.ts';
import { photoKey, photosOf, reviews, toAuthored } from '../../modules/reviews/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { TYPE_OF } from '../../uploads/index.ts';
import { takesPictureOfForm } from '../picture-call.ts';
import type { HashedPicture } from '../picture-file.ts';
import { findWritten, forgetStores } from './of-buyer.ts';

type Photographed = Promise<Result<Change<AuthoredReview>, Failure>>;

/**
 * The id of a photo: the same for the same picture of the same review, so that a repeat leaves no file
 * behind, and a picture that is sent twice stands once.
 */
async function photoId(review: string, { hash }: HashedPicture): Promise<string> {
  const text = new TextEncoder().encode(`${review}\n${hash}`);
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', text));
  return `rw_${digest.toString('hex').slice(0, 26)}`;
}

/** Keeps a photo of a review; its bytes stand before its row. */
async function addPhoto({
  scope,
  params,
  file,
}: UploadCall<typeof addReviewPhoto, HashedPicture>): Photographed {
  const found = await findWritten(scope, params);
  if (!found.ok) return found;
  const { row, review } = found.value;
  const before = photosOf(review);
  const { width, height, bytes, kind } = file;
  const id = await photoId(review.id, file);
  if (before.some((photo) => photo.id === id)) {
    return ok({ answer: toAuthored(review), statements: [] });
  }
  if (before.length >= REVIEW_PHOTOS_MAX) return fail({ code: 'review_photos_full' });
  const { MEDIA } = scope.env;
  await keepFile(MEDIA, photoKey(id), file);
  const photo = { id, url: `/media/${photoKey(id)}`, width, height, is_hidden: false };
  return ok({
    answer: {
      ...toAuthored(review),
      photos: [...before, photo],
      version: review.version + 1,
    },
    statements: reviews.insertPhoto(
      {
        id,
        review_id: review.id,
        type: TYPE_OF[kind],
        bytes: bytes.byteLength,
        width,
        height,
        made_at: scope.ports.clock.now(),
      },
      REVIEW_PHOTOS_MAX,
    ),
    async refused({ kind: why }) {
      if (why !== 'assert') return { code: 'idempotency_in_progress' };
      const isKept = await scope.cell.first(reviews.findPhoto(review.id, id));
      if (!isKept) await deleteFile(MEDIA, photoKey(id));
      return { code: 'review_photos_full' };
    },
    committed: () => forgetStores(scope, row),
  });
}

/** Takes a photo of a review away. Undo: none, its author has the picture. */
export async function removePhoto(
  scope: RequestScope,
  { photo, ...named }: { readonly order: string; readonly item: string; readonly photo: string },
): Photographed {
  const found = await findWritten(scope, named);
  if (!found.ok) return found;
  const { row, review } = found.value;
  const before = photosOf(review);
  if (!before.some(({ id }) => id === photo)) return fail({ code: 'review_photo_not_found' });
  return ok({
    answer: {
      ...toAuthored(review),
      photos: before.filter(({ id }) => id !== photo),
      version: review.version + 1,
    },
    statements: reviews.deletePhoto(review.id, photo),
    refused: ({ kind: why }) =>
      Promise.resolve({
        code: why === 'assert' ? 'review_photo_not_found' : 'idempotency_in_progress',
      }),
    async committed() {
      await Promise.all([forgetStores(scope, row), deleteFile(scope.env.MEDIA, photoKey(photo))]);
    },
  });
}

/** Takes a review away for its author, with its photos. Undo: none, it may be written again. */
export async function deleteReview(
  scope: RequestScope,
  named: { readonly order: string; readonly item: string },
): Promise<Result<Change<Record<string, never>>, Failure>> {
  const found = await findWritten(scope, named);
  if (!found.ok) return found;
  const { row, review } = found.value;
  return ok({
    answer: {},
    statements: reviews.removeReview(review),
    refused: ({ kind: why }) =>
      Promise.resolve({ code: why === 'assert' ? 'edited_meanwhile' : 'idempotency_in_progress' }),
    async committed() {
      const { MEDIA } = scope.env;
      await Promise.all([
        forgetStores(scope, row),
        ...photosOf(review).map(({ id }) => deleteFile(MEDIA, photoKey(id))),
      ]);
    },
  });
}

/** The call by which an author adds a photo. */
export const reviewPhotoEndpoint = takesPictureOfForm(addReviewPhoto, addPhoto, (request) => ({
  path: `/mis-compras/${request.param('order') ?? ''}/resenas`,
  done: 'done=photo',
}));
