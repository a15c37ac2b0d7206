import { z } from 'zod';
import {
  EVIDENCE_MOST,
  submissionFaults,
  submissionStates,
  type EvidenceField,
} from '../rules/dispute-evidence.ts';
import { DISPUTE_ANSWER_MAX, disputeStates } from '../rules/disputes.ts';
import { contract } from './contract.ts';
import { currency, minor, orderId, storeId } from './fields.ts';
import { sampleIds } from './samples.ts';

/** What buyers contest at their banks, the facts against it, and that they were sent. */

const said = (field: EvidenceField) => z.string().trim().max(EVIDENCE_MOST[field]).optional();

/** What a store sends against a dispute; the seller's statement is needed, a field without words is not sent. */
export const evidence = z
  .object({
    buyer: said('buyer'),
    email: said('email'),
    /** What was bought. */
    items: said('items'),
    address: said('address'),
    carrier: said('carrier'),
    tracking: said('tracking'),
    shipped_on: said('shipped_on'),
    /** When the buyer was there, of tickets and services. */
    used_on: said('used_on'),
    /** Why two charges are no duplicate. */
    duplicate: said('duplicate'),
    /** Why no refund was owed. */
    refusal: said('refusal'),
    /** What was told of returns before the purchase. */
    policy: said('policy'),
    statement: z.string().trim().regex(/\S/).max(EVIDENCE_MOST.statement),
  })
  .meta({ id: 'Evidence' });

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
    /** The evidence that was handed in here, for a provider that takes it by a call; null before. */
    submission: z
      .object({
        state: z.enum(submissionStates),
        /** Why it was refused. */
        fault: z.enum(submissionFaults).nullable(),
        asked_on: z.string(),
        sent_on: z.string().nullable(),
        evidence,
      })
      .nullable(),
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
    carrier: z.string().nullable(),
    shipped_on: z.string().nullable(),
    received_on: z.string().nullable(),
    /** When the first of its tickets was let in; null for none. */
    used_on: z.string().nullable(),
    /** Purchases of the same mail in the store that were delivered before. */
    earlier: z.number().int().min(0),
  })
  .meta({ id: 'DisputeEvidence' });
export type DisputeEvidence = z.infer<typeof disputeEvidence>;

const disputeParams = z.object({
  id: storeId,
  dispute: z.string().regex(/^dp_[a-z0-9]{26}$/),
});
const sampleParams = { id: sampleIds.store, dispute: `dp_${'0'.repeat(26)}` };

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
  params: disputeParams,
  body: z.object({ text: z.string().trim().regex(/\S/).max(DISPUTE_ANSWER_MAX) }),
  sample: {
    params: sampleParams,
    body: { text: 'Proof of delivery and the conversation' },
  },
  answer: disputeView,
  errors: ['not_found', 'dispute_not_found', 'dispute_is_over', 'evidence_handed_in'],
});

export const submitEvidence = contract({
  id: 'admin.dispute-submit',
  service: 'admin',
  access: 'invoicing-admin',
  method: 'post',
  path: '/suppliers/{id}/disputes/{dispute}/evidence',
  summary: {
    en: 'Sends evidence against an open dispute to a provider that takes it by a call, once and for good: it cannot be changed. A dispute of another provider is answered in its panel',
    es: 'Manda pruebas contra una disputa abierta al proveedor que las recibe por llamada, una sola vez: después no se cambian. Las de otro proveedor se contestan en su panel',
  },
  params: disputeParams,
  body: evidence,
  sample: {
    params: sampleParams,
    body: {
      buyer: 'Ana Ruiz',
      carrier: 'Correos',
      tracking: 'MX123',
      statement: 'The parcel was signed for on 3 November.',
    },
  },
  answer: disputeView,
  errors: [
    'not_found',
    'dispute_not_found',
    'dispute_is_over',
    'dispute_too_late',
    'evidence_handed_in',
    'evidence_in_panel',
  ],
});
