import { z } from 'zod';
import { hideReasons, REVIEWS_PAGE, REVIEW_MAX, REVIEW_PHOTO_MAX_BYTES } from '../rules/reviews.ts';
import { contract, listOf, paging } from './contract.ts';
import { itemId, itemKind, orderId, photo, slug, storeId } from './fields.ts';
import { pictureTypes } from './gallery.ts';
import { version } from './header-edits.ts';
import { pageRead } from './page-read.ts';
import { sampleIds, sampleLine } from './samples.ts';

/** The reviews of items, by buyers whose order with the item was delivered. */

export const reviewId = z.string().regex(/^rv_[a-z0-9-]{1,60}$/);

/** From 1, the worst, to 5. */
export const qualification = z.number().int().min(1).max(5);

/** The seller's answer. */
const answer = z.object({ text: z.string(), at: z.string() });

export const reviewPhotoId = z.string().regex(/^rw_[a-z0-9-]{1,60}$/);

/** A photo of a review. */
export const reviewPhoto = z.object({
  id: reviewPhotoId,
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type ReviewPhoto = z.infer<typeof reviewPhoto>;

/** A photo as its author and the store see it. */
export const keptPhoto = reviewPhoto.extend({
  /** True where the store does not show this photo. */
  is_hidden: z.boolean(),
});
export type KeptPhoto = z.infer<typeof keptPhoto>;

/** A review as shoppers see it: plain text, never markup. */
export const review = z
  .object({
    id: reviewId,
    qualification,
    title: z.string(),
    text: z.string(),
    /** The buyer's first name and initial; empty for a name without letters. */
    author: z.string(),
    created_at: z.string(),
    /** Null for one that its author has not changed. */
    changed_at: z.string().nullable(),
    answer: answer.nullable(),
    photos: z.array(reviewPhoto),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

/** How many reviews an item has with each qualification, from 1 to 5; hidden ones do not count. */
export const starCounts = z.tuple([
  z.number().int(),
  z.number().int(),
  z.number().int(),
  z.number().int(),
  z.number().int(),
]);
export type StarCounts = z.infer<typeof starCounts>;

export const reviewList = listOf(review).extend({ stars: starCounts });
export type ReviewList = z.infer<typeof reviewList>;

export const listReviews = contract({
  id: 'public.reviews',
  service: 'public',
  method: 'get',
  path: '/products/{id}/reviews',
  access: 'public',
  summary: {
    en: 'The reviews of an item, the latest first, and how many there are with each number of stars',
    es: 'Las reseñas de un artículo, las últimas primero, y cuántas hay con cada número de estrellas',
  },
  params: z.object({ id: z.union([itemId, slug]) }),
  query: z.object({
    owner: z.union([storeId, slug]).optional(),
    /** Those with so many stars. */
    stars: z.enum(['1', '2', '3', '4', '5']).optional(),
    ...paging(REVIEWS_PAGE),
  }),
  sample: { params: { id: sampleLine.item }, query: { stars: '5' } },
  answer: reviewList,
  errors: ['item_not_found'],
  maxAge: 5,
});

/** A review as its author sees it. */
export const authoredReview = review
  .extend({
    item: itemId,
    photos: z.array(keptPhoto),
    /** Why the store does not show it; null while it does. */
    hidden_for: z.enum(hideReasons).nullable(),
    version,
  })
  .meta({ id: 'AuthoredReview' });
export type AuthoredReview = z.infer<typeof authoredReview>;

const fields = {
  qualification,
  title: z.string().trim().max(REVIEW_MAX.title).default(''),
  text: z.string().trim().max(REVIEW_MAX.text).default(''),
};

export const createReview = contract({
  id: 'orders.review',
  service: 'orders',
  method: 'post',
  path: '/{order}/reviews',
  access: 'public',
  summary: {
    en: "Reviews an item of a delivered order, once; by the buyer's account, or by the order's id where a guest bought",
    es: 'Reseña un artículo de un pedido entregado, una vez; con la cuenta que compró, o con el id del pedido si compró un invitado',
  },
  params: z.object({ order: orderId }),
  body: z.object({ item: itemId, ...fields }),
  sample: {
    params: { order: sampleIds.order },
    body: { item: sampleLine.item, qualification: 5, title: 'Muy calientito' },
  },
  answer: authoredReview,
  status: 201,
  errors: ['order_not_found', 'item_not_found', 'review_too_early', 'already_reviewed'],
});

export const updateReview = contract({
  id: 'orders.review-update',
  service: 'orders',
  method: 'put',
  path: '/{order}/reviews/{item}',
  access: 'public',
  summary: {
    en: 'Changes a review of its author; with `version`, only if it was not changed since',
    es: 'Cambia una reseña de quien la escribió; con `version`, solo si no cambió desde entonces',
  },
  params: z.object({ order: orderId, item: itemId }),
  body: z.object({ ...fields, version: version.optional() }),
  sample: {
    params: { order: sampleIds.order, item: sampleLine.item },
    body: { qualification: 4 },
  },
  answer: authoredReview,
  errors: ['order_not_found', 'review_not_found', 'edited_meanwhile'],
});

const ofAuthor = { service: 'orders', access: 'public' } as const;
const authored = {
  params: z.object({ order: orderId, item: itemId }),
  sample: { params: { order: sampleIds.order, item: sampleLine.item } },
} as const;

export const deleteReview = contract({
  ...ofAuthor,
  ...authored,
  id: 'orders.review-delete',
  method: 'delete',
  path: '/{order}/reviews/{item}',
  summary: {
    en: 'Its author takes a review away, with its photos and the answer to it; the item may be reviewed again',
    es: 'Quien escribió una reseña la borra, con sus fotos y su respuesta; el artículo puede reseñarse otra vez',
  },
  answer: z.object({}),
  errors: ['order_not_found', 'review_not_found', 'edited_meanwhile'],
});

export const addReviewPhoto = contract({
  ...ofAuthor,
  ...authored,
  id: 'orders.review-photo',
  method: 'post',
  path: '/{order}/reviews/{item}/photos',
  summary: {
    en: 'Its author adds a photo to a review, which shoppers see with it; a browser’s form is led back to the page',
    es: 'Quien escribió una reseña le agrega una foto, que se ve con ella; el formulario de un navegador vuelve a su página',
  },
  body: z.object({}),
  file: { field: 'image', types: pictureTypes, maxBytes: REVIEW_PHOTO_MAX_BYTES },
  sample: { ...authored.sample, body: {} },
  answer: authoredReview,
  status: 201,
  errors: [
    'order_not_found',
    'review_not_found',
    'review_photos_full',
    'image_too_large',
    'image_type_refused',
    'image_dimensions_refused',
    'image_damaged',
  ],
});

export const removeReviewPhoto = contract({
  ...ofAuthor,
  id: 'orders.review-photo-delete',
  method: 'delete',
  path: '/{order}/reviews/{item}/photos/{photo}',
  summary: {
    en: 'Its author takes a photo of a review away',
    es: 'Quien escribió una reseña le quita una foto',
  },
  params: authored.params.extend({ photo: reviewPhotoId }),
  sample: { params: { ...authored.sample.params, photo: sampleIds.reviewPhoto } },
  answer: authoredReview,
  errors: ['order_not_found', 'review_not_found', 'review_photo_not_found'],
});

/** An item of an order, with the review that its buyer wrote. */
export const reviewable = z.object({
  item: itemId,
  slug,
  owner_slug: slug,
  type: itemKind,
  name: z.string(),
  photo: photo.nullable(),
  review: authoredReview.nullable(),
});
export type Reviewable = z.infer<typeof reviewable>;

/** The items of an order for its buyer to review. */
export const orderReviews = z.object({
  order: orderId,
  number: z.string(),
  /** True once the order was delivered. */
  may_review: z.boolean(),
  /** True for a visitor who has to sign in first, with the account that bought. */
  needs_sign_in: z.boolean(),
  items: z.array(reviewable),
});
export type OrderReviews = z.infer<typeof orderReviews>;

export const readOrderReviews = pageRead({
  id: 'orders.reviews',
  params: z.object({ order: orderId }),
  answer: orderReviews,
});
