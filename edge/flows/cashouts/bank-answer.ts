import type { PayoutBatch } from '../../../shared/contracts/dispersions.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { CashoutState } from '../../../shared/rules/cashouts.ts';
import { ANSWER_DIFFERENCES_MAX, PAYOUT_BATCH_MAX } from '../../../shared/rules/payout-formats.ts';
import { assertThat } from '../../db/sql.ts';
import { batches, readAnswer } from '../../modules/cashouts/index.ts';
import { postCashoutsReturned } from '../../modules/ledger/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { batchView } from './payouts.ts';
import { telling } from './telling.ts';

/**
 * Reads what a bank has answered to a batch. A file with any difference is kept with its differences and
 * changes nothing else; one that was read before says what is known, and changes nothing either.
 */
export async function takeAnswer(
  scope: RequestScope,
  id: string,
  text: string,
): Promise<Result<Change<PayoutBatch>, Failure>> {
  const row = await scope.cell.first(batches.findBatch(scope.tenant.storeId, id));
  if (!row) return fail({ code: 'payout_batch_not_found' });
  const all = { offset: 0, limit: PAYOUT_BATCH_MAX };
  const rows = await scope.cell.read(batches.listOfBatch(id, all));
  const { news, known, differences } = readAnswer(
    text,
    rows.map((one) => ({
      id: one.id,
      amount: one.amount - one.withheld,
      state: one.state as CashoutState,
    })),
  );
  const now = scope.ports.clock.now();
  const { accountId } = await signedIn(scope);
  const taken = differences.length > 0 ? [] : news;
  const note = JSON.stringify({
    taken: taken.length,
    known,
    differences: differences.slice(0, ANSWER_DIFFERENCES_MAX),
  });
  const byId = new Map(rows.map((one) => [one.id, one]));
  const told = telling(
    scope,
    taken.flatMap(({ cashout, state, reason }) => {
      const of = byId.get(cashout);
      return of
        ? [{ row: of, event: state === 'paid' ? 'paid' : 'returned', reason } as const]
        : [];
    }),
  );
  const stood = taken.map(({ cashout }) => ({
    id: cashout,
    state: byId.get(cashout)?.state ?? '',
  }));
  const back = taken.filter(({ state }) => state !== 'paid').map(({ cashout }) => cashout);
  return ok({
    answer: batchView({
      ...row,
      unanswered: row.unanswered - stood.filter(({ state }) => state === 'sent').length,
      answer: note,
      answered_at: now,
    }),
    statements: [
      ...(taken.length === 0
        ? []
        : [
            assertThat(batches.standAs(stood)),
            ...batches.insertAnswers(taken, { account: accountId, now }),
            postCashoutsReturned(back, now),
            batches.setAnswered(taken, now),
            ...told.statements,
          ]),
      batches.noteAnswer(id, note, now),
    ],
    refused: async ({ kind }) => ({
      code: kind === 'unique' ? 'idempotency_in_progress' : 'cashout_moved',
    }),
    committed: () => announceOutbox(scope, told.outbox),
  });
}
