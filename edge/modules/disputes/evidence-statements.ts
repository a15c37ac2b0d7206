import type { SubmissionFault } from '../../../shared/rules/dispute-evidence.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** Evidence on its way to a provider. */

/** A dispute with its evidence, and the payment by which its provider is opened. */
export interface HandedInRow
  extends
    Pick<
      CellTables['dispute'],
      | 'id'
      | 'provider_ref'
      | 'evidence'
      | 'evidence_state'
      | 'evidence_by'
      | 'evidence_tries'
      | 'evidence_refusals'
    >,
    Pick<CellTables['payment'], 'account' | 'is_test'> {
  provider: PaymentCode;
}

export function findHandedIn(id: string): Statement<HandedInRow> {
  return sql<HandedInRow>`SELECT d.id, d.provider_ref, d.evidence, d.evidence_state, d.evidence_by,
      d.evidence_tries, d.evidence_refusals, p.account, p.is_test, p.provider
    FROM dispute d JOIN payment p ON p.id = d.payment_id WHERE d.id = ${id}`;
}

/** The disputes whose evidence is due to be sent, or asked about. */
export function listDueEvidence(now: number, most: number): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM dispute WHERE evidence_try_at <= ${now}
    ORDER BY evidence_try_at LIMIT ${most}`;
}

/** Hands evidence in, also in the place of what was refused; `isOpenToEvidence` stands before it. */
export function handIn(
  { id, evidence, by }: { readonly id: string; readonly evidence: string; readonly by: string },
  now: number,
): Statement {
  return sql`UPDATE dispute SET evidence = ${evidence}, evidence_state = 'asked', evidence_fault = NULL,
      evidence_by = ${by}, evidence_at = ${now}, evidence_tries = 0, evidence_try_at = ${now}
    WHERE id = ${id}`;
}

/** True while evidence is as it was read, so that of two who send it one does. */
export function isAsHandedIn({
  id,
  evidence_tries: tries,
  evidence_refusals: refusals,
}: Pick<HandedInRow, 'id' | 'evidence_tries' | 'evidence_refusals'>): Statement {
  return sql`EXISTS (SELECT 1 FROM dispute WHERE id = ${id} AND evidence_state = 'asked'
    AND evidence_tries = ${tries} AND evidence_refusals = ${refusals})`;
}

/** Claims one try; it is due again at `tryAt`, should this one be cut off. */
export function claimEvidence(id: string, tryAt: number): Statement {
  return sql`UPDATE dispute SET evidence_tries = evidence_tries + 1, evidence_try_at = ${tryAt}
    WHERE id = ${id}`;
}

/** Keeps that the provider has it: from then on it is what the store has answered. */
export function noteEvidenceSent(id: string, statement: string, now: number): Statement {
  return sql`UPDATE dispute SET evidence_state = 'sent', evidence_sent_at = ${now}, evidence_fault = NULL,
      evidence_try_at = NULL, answer = ${statement}, answered_at = ${now}, answered_by = evidence_by
    WHERE id = ${id} AND evidence_state = 'asked'`;
}

/** Keeps why the provider does not have it. */
export function noteEvidenceRefused(id: string, fault: SubmissionFault): Statement {
  return sql`UPDATE dispute SET evidence_state = 'refused', evidence_fault = ${fault}, evidence_try_at = NULL,
      evidence_refusals = evidence_refusals + 1
    WHERE id = ${id} AND evidence_state = 'asked'`;
}
