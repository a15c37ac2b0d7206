import { z } from 'zod';
import { REVIEW_ASK } from '../rules/reviews.ts';
import { contract } from './contract.ts';
import { ownedBy } from './fields.ts';
import { sampleStore } from './samples.ts';

const { days, reminder } = REVIEW_ASK;

/** When a store asks the buyers of received orders for their reviews. */
export const reviewAskTerms = z
  .object({
    /** Days from the receipt of an order to the mail. */
    days: z.number().int().min(days.least).max(days.most),
    /** Days from that mail to the one reminder; null for none. */
    reminder_days: z.number().int().min(reminder.least).max(reminder.most).nullable(),
  })
  .meta({ id: 'ReviewAskTerms' });
export type ReviewAskTerms = z.infer<typeof reviewAskTerms>;

const path = '/{mashup}/{type}/store/review-mails';

export const getReviewAskTerms = contract({
  id: 'store.review-mails',
  service: 'store',
  method: 'get',
  path,
  access: 'store-admin',
  summary: {
    en: 'How many days after the receipt of an order its buyer is asked for a review, and whether one reminder follows',
    es: 'Cuántos días después de recibido un pedido se pide una reseña, y si sigue un recordatorio',
  },
  params: ownedBy,
  sample: { params: sampleStore },
  answer: reviewAskTerms,
  errors: ['store_not_found'],
});

export const setReviewAskTerms = contract({
  id: 'store.review-mails-set',
  service: 'store',
  method: 'put',
  path,
  access: 'store-admin',
  summary: {
    en: 'Sets when buyers are asked for reviews; it holds for all orders whose buyers were not asked yet',
    es: 'Fija cuándo se piden las reseñas; vale para todos los pedidos por los que aún no se preguntó',
  },
  params: ownedBy,
  body: reviewAskTerms,
  sample: { params: sampleStore, body: { days: 7, reminder_days: null } },
  answer: reviewAskTerms,
  errors: ['store_not_found'],
});
