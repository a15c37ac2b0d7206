import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { contract, listOf, paging } from './contract.ts';
import { disputeView } from './disputes.ts';
import { storeId } from './fields.ts';
import { ownPayment, paymentFilters } from './own-payments.ts';
import { sampleIds } from './samples.ts';

/** The list of what buyers contest of the payments that a store takes. */

/** A dispute with the payment that it is about. */
export const ownDispute = z
  .object({ dispute: disputeView, payment: ownPayment })
  .meta({ id: 'OwnDispute' });
export type OwnDispute = z.infer<typeof ownDispute>;

/** Which disputes the list holds: those that are open, or those that have ended. */
export const disputeStages = ['open', 'over'] as const;
export type DisputeStage = (typeof disputeStages)[number];

/** What the list may be narrowed to. */
export const disputeFilters = paymentFilters
  .omit({ state: true })
  .extend({ stage: z.enum(disputeStages).default('open') });
export type DisputeFilters = z.output<typeof disputeFilters>;

const ownDisputes = listOf(ownDispute).extend({
  /** The open ones that may still be answered, and of which nothing was sent. */
  unanswered: z.number().int().min(0),
  /** The first day that one of those is due, ISO 8601; null where none has one. */
  due_first: z.string().nullable(),
});
export type OwnDisputes = z.infer<typeof ownDisputes>;

export const listOwnDisputes = contract({
  id: 'admin.disputes',
  service: 'admin',
  access: 'invoicing-admin',
  method: 'get',
  path: '/suppliers/{id}/disputes',
  summary: {
    en: 'The disputes of the payments that the store takes, with what was sent and how they ended: of the open ones those due first, of the ended ones the latest',
    es: 'Las disputas de los pagos que cobra la tienda, con lo que se mandó y cómo terminaron: de las abiertas primero las que vencen antes, de las terminadas las últimas',
  },
  params: z.object({ id: storeId }),
  query: disputeFilters.extend(paging(PAGE_SIZE.table)),
  sample: { params: { id: sampleIds.store } },
  answer: ownDisputes,
  errors: ['not_found'],
});
