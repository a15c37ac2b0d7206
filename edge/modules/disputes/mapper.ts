import type { DisputeView } from '../../../shared/contracts/disputes.ts';
import type { Evidence } from '../../../shared/rules/dispute-evidence.ts';
import type { DisputeRow } from './statements.ts';

/** What of a dispute the staff of a store is shown. */
export type ShownDispute = Pick<
  DisputeRow,
  | 'id'
  | 'state'
  | 'amount'
  | 'fee'
  | 'currency'
  | 'reason'
  | 'provider_ref'
  | 'opened_at'
  | 'respond_by'
  | 'closed_at'
  | 'answer'
  | 'answered_at'
  | 'evidence'
  | 'evidence_state'
  | 'evidence_fault'
  | 'evidence_at'
  | 'evidence_sent_at'
>;

/** A dispute as the staff of a store sees it. */
export function toDisputeView(row: ShownDispute): DisputeView {
  const { id, state, amount, fee, currency, reason, provider_ref: reference } = row;
  const at = (time: number) => new Date(time).toISOString();
  return {
    id,
    state,
    amount,
    fee,
    currency,
    reason,
    reference,
    opened_on: at(row.opened_at),
    respond_by: row.respond_by === null ? null : at(row.respond_by),
    closed_on: row.closed_at === null ? null : at(row.closed_at),
    answer:
      row.answer === null || row.answered_at === null
        ? null
        : { text: row.answer, sent_on: at(row.answered_at) },
    submission: toSubmission(row),
  };
}

/** What was handed in for the provider; null before. */
function toSubmission(row: ShownDispute): DisputeView['submission'] {
  const { evidence, evidence_state: state, evidence_at: asked, evidence_sent_at: sent } = row;
  if (evidence === null || state === null || asked === null) return null;
  return {
    state,
    fault: row.evidence_fault,
    asked_on: new Date(asked).toISOString(),
    sent_on: sent === null ? null : new Date(sent).toISOString(),
    evidence: { statement: '', ...(JSON.parse(evidence) as Evidence) },
  };
}
