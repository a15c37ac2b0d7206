import { z } from 'zod';
import { deliveryOption } from './delivery.ts';
import { draftLine, draftSlug } from './draft-orders.ts';
import { checkoutId, currency, storeId } from './fields.ts';
import { pageRead } from './page-read.ts';

/** What pages alone read of orders that a seller prepares. */

/** What the form of a draft offers for its lines: what they cost by themselves, and how they are brought. */
export const draftOffer = z.object({
  lines: z.array(draftLine.extend({ available: z.number().int().nullable() })),
  currency,
  delivery_options: z.array(deliveryOption),
});
export type DraftOffer = z.infer<typeof draftOffer>;

export const readDraftOffer = pageRead({
  id: 'admin.draft-offer',
  /** Lines as one text of `shared/rules/in-store.ts`. */
  params: z.object({ id: storeId, lines: z.string().max(20_000) }),
  answer: draftOffer,
});

/** The link of the draft that a purchase began by; null for every other purchase. */
export const readDraftOf = pageRead({
  id: 'payment.draft-of',
  params: z.object({ checkout: checkoutId }),
  answer: draftSlug.nullable(),
});
