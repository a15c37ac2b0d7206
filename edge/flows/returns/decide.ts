import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  decideReturn as contract,
  SellerReturnView,
} from '../../../shared/contracts/seller-returns.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { assertThat } from '../../db/sql.ts';
import { decisions } from '../../modules/returns/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { close } from './change.ts';
import { findOfSeller } from './of-seller.ts';
import { tellBoth } from './tell.ts';

/**
 * The seller accepts a return, and tells its buyer how it comes back; or declines it, and tells why. A declined one is
 * closed by the rules of closing: no refund may be on its way, and the money of its order is unlocked. A withdrawal is
 * its buyer's right, and is not declined. Of two who decide at one time the second is told. Undo: none; a buyer may ask
 * once more within their time.
 */
export async function decideReturn(
  scope: RequestScope,
  id: string,
  { decision, text }: z.output<(typeof contract)['body']>,
): Promise<Result<Change<SellerReturnView>, Failure>> {
  const found = await findOfSeller(scope, id);
  if (!found.ok) return found;
  const { row, view } = found.value;
  if (row.state !== 'open') return fail({ code: 'return_is_closed' });
  if (row.decision !== null) return fail({ code: 'return_is_decided' });
  if (row.inspected_at !== null) return fail({ code: 'return_is_inspected' });
  const isDeclined = decision === 'declined';
  if (isDeclined && row.withdrawal_code !== null) return fail({ code: 'return_is_withdrawal' });
  const now = scope.ports.clock.now();
  const caller = await scope.visitor.identity();
  if (!caller) return fail({ code: 'login_required' });
  const { accountId } = caller;
  const decided = {
    ...view,
    decision: { answer: decision, text, on: new Date(now).toISOString() },
    may_decide: false,
  };
  const kept = [
    assertThat(decisions.isUndecided(id)),
    decisions.keepDecision({ id, decision, text, accountId }, now),
  ];
  const refused = async (): Promise<Failure> => {
    const again = await findOfSeller(scope, id);
    if (!again.ok) return again.error;
    const seen = again.value.view;
    if (seen.decision !== null) return { code: 'return_is_decided' };
    if (seen.state !== 'open') return { code: 'return_is_closed' };
    return { code: seen.may_close ? 'idempotency_in_progress' : 'return_has_refunds' };
  };
  if (isDeclined) {
    const made = await close(scope, { order: row, made: row, by: 'seller', as: 'declined' });
    if (!made.ok) return made;
    return ok({
      ...made.value,
      answer: { ...decided, ...closedOf(made.value.answer), may_close: false },
      statements: [...kept, ...made.value.statements],
      refused,
    });
  }
  const telling = await tellBoth(scope, row, row.order_id, 'accepted', 'seller');
  return ok({
    answer: decided,
    statements: [...kept, ...telling.statements],
    refused,
    committed: () => announceOutbox(scope, telling.outbox),
  });
}

function closedOf({
  state,
  closed_on,
  closed_by,
}: Pick<SellerReturnView, 'state' | 'closed_on' | 'closed_by'>) {
  return { state, closed_on, closed_by };
}
