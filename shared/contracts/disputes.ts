import { z } from 'zod';
import { DISPUTE_ANSWER_MAX, disputeStates } from '../rules/disputes.ts';
import { contract } from './contract.ts';
import { currency, minor, orderId, storeId } from './fields.ts';
import { sampleIds } from './samples.ts';

/** What buyers contest at their banks, the facts against it, and that they were sent. */

/** What a buyer contests of a payment at the bank; minor units. */
export const disputeView = z
  .object({
    id: z.string(),
    state: z.enum(disputeStates),
    amount: minor,
    /** What the provider takes for it beside that, once it is lost. */
    fee: minor,
    currency,
    /** The provider's own word, and its id of it. */
    reason: z.string(),
    reference: z.string(),
    opened_on: z.string(),
    respond_by: z.string().nullable(),
    closed_on: z.string().nullable(),
    /** What the store has sent against it, and when; null until it says so. */
    answer: z.object({ text: z.string(), sent_on: z.string() }).nullable(),
  })
  .meta({ id: 'Dispute' });
export type DisputeView = z.infer<typeof disputeView>;

/** What the platform knows of an order that a dispute is about, to be sent to the bank. */
export const disputeEvidence = z
  .object({
    order: orderId,
    number: z.string(),
    placed_on: z.string(),
    buyer: z.string(),
    email: z.string(),
    /** Where it was sent; null for what was not brought. */
    address: z.string().nullable(),
    /** Its lines, as `2 × Lamp`. */
    items: z.array(z.string()),
    /** The numbers of its parcels. */
    tracking: z.array(z.string()),
    received_on: z.string().nullable(),
    /** Purchases of the same mail in the store that were delivered before. */
    earlier: z.number().int().min(0),
  })
  .meta({ id: 'DisputeEvidence' });
export type DisputeEvidence = z.infer<typeof disputeEvidence>;

export const answerDispute = contract({
  id: 'admin.dispute-answer',
  service: 'admin',
  access: 'invoicing-admin',
  method: 'put',
  path: '/suppliers/{id}/disputes/{dispute}/answer',
  summary: {
    en: 'Keeps what the store has sent to the provider against an open dispute; again, it replaces it. The outcome comes from the provider',
    es: 'Guarda lo que la tienda mandó al proveedor contra una disputa abierta; repetirlo lo cambia. El resultado lo dice el proveedor',
  },
  params: z.object({ id: storeId, dispute: z.string().regex(/^dp_[a-z0-9]{26}$/) }),
  body: z.object({ text: z.string().trim().regex(/\S/).max(DISPUTE_ANSWER_MAX) }),
  sample: {
    params: { id: sampleIds.store, dispute: `dp_${'0'.repeat(26)}` },
    body: { text: 'Proof of delivery and the conversation' },
  },
  answer: disputeView,
  errors: ['not_found', 'dispute_not_found', 'dispute_is_over'],
});
