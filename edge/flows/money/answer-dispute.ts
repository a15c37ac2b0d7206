import type { Failure } from '../../../shared/contracts/errors.ts';
import type { DisputeView } from '../../../shared/contracts/disputes.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { assertThat } from '../../db/sql.ts';
import { disputes, toDisputeView, type DisputeRow } from '../../modules/disputes/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';

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

async function readOpen(
  { cell, tenant }: RequestScope,
  id: string,
): Promise<Result<DisputeRow, Failure>> {
  const row = await cell.first(disputes.findOfStore(tenant.storeId, id));
  if (!row) return fail({ code: 'dispute_not_found' });
  if (row.state !== 'open') return fail({ code: 'dispute_is_over' });
  const isSent = row.evidence_state === 'asked' || row.evidence_state === 'sent';
  return isSent ? fail({ code: 'evidence_handed_in' }) : ok(row);
}
