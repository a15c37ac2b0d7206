import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { hideReasons, reviewViews, REVIEW_MAX, REVIEW_PHOTOS_MAX } from '../rules/reviews.ts';
import { contract, listOf, paging } from './contract.ts';
import { itemId, itemKind, orderId, photo, slug } from './fields.ts';
import { version } from './header-edits.ts';
import { keptPhoto, review, reviewId, reviewPhotoId } from './reviews.ts';
import { sampleIds } from './samples.ts';

/** The calls by which a store answers and moderates the reviews of its items. */

export const ownReview = review
  .extend({
    order: orderId,
    order_number: z.string(),
    photos: z.array(keptPhoto),
    /** The item as it was sold. */
    item: z.object({
      id: itemId,
      slug,
      owner_slug: slug,
      type: itemKind,
      name: z.string(),
      photo: photo.nullable(),
    }),
    /** Why shoppers do not see it; null while they do. */
    hidden_for: z.enum(hideReasons).nullable(),
    /** What readers reported. */
    reports: z.object({
      all: z.number().int(),
      /** Those that the store has neither set aside nor hidden the review for. */
      open: z.number().int(),
      /** All of them by their reason, the most frequent first. */
      reasons: z.array(z.object({ reason: z.enum(hideReasons), count: z.number().int() })),
    }),
    version,
  })
  .meta({ id: 'OwnReview' });
export type OwnReview = z.infer<typeof ownReview>;

const base = { service: 'reviews-admin', access: 'store-admin' } as const;
const params = z.object({ id: reviewId });

export const listOwnReviews = contract({
  ...base,
  id: 'reviews-admin.list',
  method: 'get',
  path: '/',
  summary: {
    en: "The reviews of the store's items, the latest first: all, reported ones before the others, those that are reported, those without answer, hidden ones, or those with so many stars",
    es: 'Las reseñas de los artículos de la tienda, las últimas primero: todas, con las reportadas antes que las demás, las reportadas, las que faltan por responder, las ocultas, o las de tantas estrellas',
  },
  query: z.object({ show: z.enum(reviewViews).default('all'), ...paging(PAGE_SIZE.table) }),
  sample: { query: { show: 'unanswered', limit: 5 } },
  answer: listOf(ownReview),
});

export const getOwnReview = contract({
  ...base,
  id: 'reviews-admin.get',
  method: 'get',
  path: '/{id}',
  summary: {
    en: "One review of the store's items, with its version",
    es: 'Una reseña de los artículos de la tienda, con su versión',
  },
  params,
  sample: { params: { id: sampleIds.review } },
  answer: ownReview,
  errors: ['review_not_found'],
});

export const moderateReview = contract({
  ...base,
  id: 'reviews-admin.update',
  method: 'patch',
  path: '/{id}',
  summary: {
    en: 'Answers a review, hides it for a reason or single photos of it, shows it again, or sets reports of it aside; with `version`, only if it was not changed since',
    es: 'Responde una reseña, la oculta por una razón o solo algunas fotos, la vuelve a mostrar, o da por vistos sus reportes; con `version`, solo si no cambió desde entonces',
  },
  params,
  body: z.object({
    /** Null takes the answer away. */
    answer: z.string().trim().min(1).max(REVIEW_MAX.answer).nullable().optional(),
    /** Null shows it again. */
    hidden_for: z.enum(hideReasons).nullable().optional(),
    /** The photos that shoppers do not see, while they see the rest of the review; all others are shown. */
    hidden_photos: z.array(reviewPhotoId).max(REVIEW_PHOTOS_MAX).optional(),
    /** How many of its reports are set aside: as many as the caller has seen. */
    reports_settled: z.number().int().min(0).optional(),
    version: version.optional(),
  }),
  sample: { params: { id: sampleIds.review }, body: { answer: '¡Gracias por tu compra!' } },
  answer: ownReview,
  errors: ['review_not_found', 'review_photo_not_found', 'edited_meanwhile'],
});
