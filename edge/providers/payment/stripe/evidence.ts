import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import type { Evidence, EvidenceField } from '../../../../shared/rules/dispute-evidence.ts';
import type { EvidenceCalls, EvidenceOutcome } from '../kit/evidence.ts';
import { UNAVAILABLE } from '../kit/unavailable.ts';
import type { Fault, StripeCalls } from './calls.ts';
import { problemOf } from './problem.ts';
import { wireHeldDispute, type WireHeldDispute } from './wire.ts';

/** Stripe's names of the fields; its `refund_policy` is a file, whose text is the disclosure. */
const NAMES: Readonly<Record<EvidenceField, string>> = {
  buyer: 'customer_name',
  email: 'customer_email_address',
  items: 'product_description',
  address: 'shipping_address',
  carrier: 'shipping_carrier',
  tracking: 'shipping_tracking_number',
  shipped_on: 'shipping_date',
  used_on: 'service_date',
  duplicate: 'duplicate_charge_explanation',
  refusal: 'refund_refusal_explanation',
  policy: 'refund_policy_disclosure',
  statement: 'uncategorized_text',
};

/**
 * Evidence by Stripe's call about a dispute (docs.stripe.com/api/disputes/update), submitted at once, after which it is
 * final. The dispute itself tells whether that was done before, also where an answer was lost. Unproven, since it was
 * not tried against Stripe itself.
 */
export function evidenceOf(calls: StripeCalls): EvidenceCalls {
  return {
    async submit({ disputeId, evidence, idempotencyKey }) {
      const path = `/v1/disputes/${encodeURIComponent(disputeId)}`;
      const told = toFields(evidence);
      const look = async (): Promise<Result<EvidenceOutcome | 'open', Fault>> => {
        const found = await calls.get(path, wireHeldDispute);
        return found.ok ? ok(standing(found.value, told)) : found;
      };
      const before = await look();
      if (!before.ok) return fail(problemOf(before.error));
      if (before.value !== 'open') return ok(before.value);
      const body = { evidence: told, submit: true };
      const made = await calls.post(path, body, wireHeldDispute, idempotencyKey);
      if (made.ok) return ok('sent');
      const after = await look();
      if (after.ok && after.value !== 'open') return ok(after.value);
      if (typeof made.error === 'object') return fail(problemOf(made.error));
      // Out of order, and nothing was taken: so nothing was sent.
      return after.ok && made.error === 'failed' ? fail(UNAVAILABLE) : ok('unknown');
    },
  };
}

function toFields(evidence: Evidence): Record<string, string> {
  const said = Object.entries(evidence) as [EvidenceField, string][];
  return Object.fromEntries(said.map(([field, text]) => [NAMES[field], text]));
}

/** How a dispute stands to evidence; `open` while it may be sent. */
function standing(
  { status, evidence, evidence_details: details }: WireHeldDispute,
  told: Readonly<Record<string, string>>,
): EvidenceOutcome | 'open' {
  if (details.submission_count > 0) return isSame(evidence, told) ? 'sent' : 'elsewhere';
  const waits = status === 'needs_response' || status === 'warning_needs_response';
  return waits && !details.past_due ? 'open' : 'late';
}

/** Blanks and the ends of lines may come back as others. */
function isSame(
  known: Readonly<Record<string, unknown>>,
  told: Readonly<Record<string, string>>,
): boolean {
  const plain = (text: unknown) =>
    (typeof text === 'string' ? text : '').replace(/\s+/g, ' ').trim();
  return Object.entries(told).every(([name, text]) => plain(known[name]) === plain(text));
}
