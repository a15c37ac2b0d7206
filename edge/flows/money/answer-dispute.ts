import type { z } from 'zod';
import type { DisputeView, submitEvidence as call } from '../../../shared/contracts/disputes.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { saidOf, takesEvidence } from '../../../shared/rules/dispute-evidence.ts';
import { assertThat } from '../../db/sql.ts';
import {
  disputes,
  evidence,
  toDisputeView,
  type DisputeRow,
} from '../../modules/disputes/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { sendEvidence } from '../purchase/index.ts';

/**
 * Keeps what the tenant's store has sent against a dispute of a payment of its own, or of one of the orders that it
 * delivers. Undo: another text, while the dispute is open.
 */
export async function answerDispute(
  scope: RequestScope,
  id: string,
  { text }: { readonly text: string },
): Promise<Result<Change<DisputeView>, Failure>> {
  const found = await readOpen(scope, id);
  if (!found.ok) return found;
  const { accountId } = await signedIn(scope);
  const now = scope.ports.clock.now();
  const answered: DisputeRow = {
    ...found.value,
    answer: text,
    answered_at: now,
    answered_by: accountId,
  };
  return ok({
    answer: toDisputeView(answered),
    statements: [assertThat(disputes.isOpenToEvidence(id)), disputes.keepAnswer(answered)],
    async refused({ kind }) {
      if (kind === 'unique') return { code: 'idempotency_in_progress' };
      const again = await readOpen(scope, id);
      return again.ok ? { code: 'idempotency_in_progress' } : again.error;
    },
  });
}

/**
 * Hands evidence in against a dispute of a payment that the tenant's store takes, and sends it to the provider once
 * that is kept. Undo: none; a provider takes it once, and for good.
 */
export async function submitEvidence(
  scope: RequestScope,
  id: string,
  given: z.output<(typeof call)['body']>,
): Promise<Result<Change<DisputeView>, Failure>> {
  const now = scope.ports.clock.now();
  const found = await readAnswerable(scope, id, now);
  if (!found.ok) return found;
  const { accountId: by } = await signedIn(scope);
  const said = JSON.stringify(saidOf(given));
  return ok({
    answer: toDisputeView({
      ...found.value,
      evidence: said,
      evidence_state: 'asked',
      evidence_fault: null,
      evidence_at: now,
      evidence_sent_at: null,
    }),
    statements: [
      assertThat(disputes.isOpenToEvidence(id)),
      evidence.handIn({ id, evidence: said, by }, now),
    ],
    async refused({ kind }) {
      if (kind === 'unique') return { code: 'idempotency_in_progress' };
      const again = await readAnswerable(scope, id, now);
      return again.ok ? { code: 'idempotency_in_progress' } : again.error;
    },
    committed: () => sendEvidence(scope, id),
  });
}

/** An open dispute of which no evidence was handed in here. */
async function readOpen(
  { cell, tenant }: RequestScope,
  id: string,
): Promise<Result<DisputeRow, Failure>> {
  const row = await cell.first(disputes.findOfStore(tenant.storeId, id));
  if (!row) return fail({ code: 'dispute_not_found' });
  if (row.state !== 'open') return fail({ code: 'dispute_is_over' });
  const { evidence_state: state } = row;
  return state === 'asked' || state === 'sent' ? fail({ code: 'evidence_handed_in' }) : ok(row);
}

/** An open dispute of the store's own payment whose provider may be sent evidence now. */
async function readAnswerable(
  scope: RequestScope,
  id: string,
  now: number,
): Promise<Result<DisputeRow, Failure>> {
  const [open, payment] = await Promise.all([
    readOpen(scope, id),
    scope.cell.first(evidence.findHandedIn(id)),
  ]);
  if (!open.ok) return open;
  const { respond_by: until, store_id: taker } = open.value;
  // Another seller of the payment may say what they sent; what is final is its taker's to send.
  if (!payment || taker !== scope.tenant.storeId) return fail({ code: 'dispute_not_found' });
  if (!takesEvidence(payment.provider)) return fail({ code: 'evidence_in_panel' });
  return until !== null && until <= now ? fail({ code: 'dispute_too_late' }) : open;
}
