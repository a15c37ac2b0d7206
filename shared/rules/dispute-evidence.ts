import { advisedReasons, disputeStates, type DisputeState } from './disputes.ts';
import type { PaymentCode } from './payment-codes.ts';

/** The codes whose provider tells of a dispute by an event or an answer; those of the others show in their panels alone. */
export const toldDisputeCodes = [
  'str_card',
  'conekta_card',
] as const satisfies readonly PaymentCode[];

/** The codes whose provider takes evidence against a dispute by a call; the others take it in their panel alone. */
export const evidenceCodes = ['str_card'] as const satisfies readonly PaymentCode[];

/** True for a code whose provider takes evidence by a call. */
export function takesEvidence(code: PaymentCode): boolean {
  return evidenceCodes.some((one) => one === code);
}

/**
 * The fields of evidence with the most characters of each. A provider that limits all of them together is kept
 * within that: Stripe takes 150,000 (docs.stripe.com/api/disputes/update).
 */
export const EVIDENCE_MOST = {
  buyer: 200,
  email: 254,
  items: 2000,
  address: 500,
  carrier: 100,
  tracking: 300,
  shipped_on: 100,
  used_on: 100,
  duplicate: 2000,
  refusal: 2000,
  policy: 2000,
  statement: 5000,
} as const;
export type EvidenceField = keyof typeof EVIDENCE_MOST;
export const evidenceFields = Object.keys(EVIDENCE_MOST) as [EvidenceField, ...EvidenceField[]];

/** What is sent against a dispute; a field without words is not sent. */
export type Evidence = Readonly<Partial<Record<EvidenceField, string>>>;

/** The fields that are written as texts of several lines. */
export const longEvidence: readonly EvidenceField[] = [
  'items',
  'duplicate',
  'refusal',
  'policy',
  'statement',
];

const SALE = ['buyer', 'email', 'items'] as const;
const WAY = ['address', 'carrier', 'tracking', 'shipped_on', 'used_on'] as const;

/** What helps against each reason that providers name. */
const OF_REASON: Readonly<Record<(typeof advisedReasons)[number], readonly EvidenceField[]>> = {
  fraudulent: [...SALE, ...WAY],
  product_not_received: [...SALE, ...WAY],
  product_unacceptable: [...SALE, ...WAY, 'policy'],
  duplicate: [...SALE, 'duplicate'],
  credit_not_processed: [...SALE, 'refusal', 'policy'],
};

/** The fields of a dispute by its reason, the free statement last; for other reasons the sale and its way. */
export function evidenceFor(reason: string): readonly EvidenceField[] {
  const known = advisedReasons.find((one) => one === reason);
  return [...(known ? OF_REASON[known] : [...SALE, ...WAY]), 'statement'];
}

/** Evidence without the fields that say nothing, each without blanks around it. */
export function saidOf(given: Evidence): Evidence {
  return Object.fromEntries(
    evidenceFields.flatMap((field) => {
      const text = given[field]?.trim() ?? '';
      return text === '' ? [] : [[field, text]];
    }),
  );
}

/**
 * The states of evidence that was handed in. It is `asked` before the provider is, and until the provider has said
 * what became of it; one that was `sent` is never changed, one that was `refused` may be handed in again.
 */
export const submissionStates = ['asked', 'sent', 'refused'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/**
 * Why evidence was refused: its time is over, the provider has other evidence already, which its panel was given, it
 * does not take this, or the keys of its account are gone.
 */
export const submissionFaults = ['late', 'elsewhere', 'refused', 'no_keys'] as const;
export type SubmissionFault = (typeof submissionFaults)[number];

/** The states in which a dispute is shown: one whose evidence the provider has is under review. */
export const shownDisputeStates = [...disputeStates, 'review'] as const;
export type ShownDisputeState = (typeof shownDisputeStates)[number];

/** How a dispute is shown. */
export function shownState({
  state,
  submission,
}: {
  readonly state: DisputeState;
  readonly submission: { readonly state: SubmissionState } | null;
}): ShownDisputeState {
  return state === 'open' && submission?.state === 'sent' ? 'review' : state;
}

/** Whether evidence may be handed in, after what became of what was handed in before. */
export function mayHandIn(
  submission: { readonly state: SubmissionState; readonly fault: SubmissionFault | null } | null,
): boolean {
  if (submission === null) return true;
  const { state, fault } = submission;
  return state === 'refused' && (fault === 'refused' || fault === 'no_keys');
}
