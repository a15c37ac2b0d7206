import { z } from 'zod';
import { hideReasons } from '../rules/reviews.ts';
import { contract } from './contract.ts';
import { itemKind, slug } from './fields.ts';
import { limits } from './limits.ts';
import { pageRead } from './page-read.ts';
import { review, reviewId } from './reviews.ts';
import { sampleIds } from './samples.ts';

/** The calls by which readers report a review to the store of its item. */

const params = z.object({ id: reviewId });

export const reportReview = contract({
  id: 'public.review-report',
  service: 'public',
  method: 'post',
  path: '/reviews/{id}/reports',
  access: 'account',
  summary: {
    en: 'Reports a review to the store of its item, which decides about it; the first report of an account counts',
    es: 'Reporta una reseña a la tienda del artículo, que decide sobre ella; cuenta el primer reporte de cada cuenta',
  },
  params,
  body: z.object({ reason: z.enum(hideReasons) }),
  sample: { params: { id: sampleIds.review }, body: { reason: 'spam' } },
  answer: z.object({}),
  limits: [limits.reportByAccount],
  errors: ['review_not_found'],
});

/** A review as the page that reports it shows it. */
export const reportableReview = z.object({
  review,
  item: z.object({ slug, owner_slug: slug, type: itemKind, name: z.string() }),
  /** True once the reader has reported it. */
  is_reported: z.boolean(),
});
export type ReportableReview = z.infer<typeof reportableReview>;

export const readReviewToReport = pageRead({
  id: 'public.review-to-report',
  params,
  answer: reportableReview.nullable(),
});
