import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { hideReasons, reviewViews, REVIEW_MAX } from '../rules/reviews.ts';
import { contract, listOf, paging } from './contract.ts';
import { itemId, itemKind, orderId, photo, slug } from './fields.ts';
import { version } from './header-edits.ts';
import { review, reviewId } from './reviews.ts';
import { sampleIds } from './samples.ts';

/** The calls by which a store answers and moderates the reviews of its items. */

export const ownReview = review
  .extend({
    order: orderId,
    order_number: z.string(),
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
    en: "The reviews of the store's items, the latest first: all, those without answer, hidden ones, or those with so many stars",
    es: 'Las reseñas de los artículos de la tienda, las últimas primero: todas, las que faltan por responder, las ocultas, o las de tantas estrellas',
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
    en: 'Answers a review, hides it for a reason, or shows it again; with `version`, only if it was not changed since',
    es: 'Responde una reseña, la oculta por una razón o la vuelve a mostrar; con `version`, solo si no cambió desde entonces',
  },
  params,
  body: z.object({
    /** Null takes the answer away. */
    answer: z.string().trim().min(1).max(REVIEW_MAX.answer).nullable().optional(),
    /** Null shows it again. */
    hidden_for: z.enum(hideReasons).nullable().optional(),
    version: version.optional(),
  }),
  sample: { params: { id: sampleIds.review }, body: { answer: '¡Gracias por tu compra!' } },
  answer: ownReview,
  errors: ['review_not_found', 'edited_meanwhile'],
});
