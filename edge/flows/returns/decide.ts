import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { ReturnView } from '../../../shared/contracts/returns.ts';
import type {
  decideReturn as contract,
  SellerReturnView,
} from '../../../shared/contracts/seller-returns.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Refusal } from '../../db/database.ts';
import { assertThat } from '../../db/sql.ts';
import { refunds } from '../../modules/refunds/index.ts';
import { decisions } from '../../modules/returns/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { close } from './change.ts';
import { exchanging, forgetMoved } from './exchanging.ts';
import { findOfSeller } from './of-seller.ts';
import { tellBoth } from './tell.ts';

/**
 * The seller accepts a return, and tells its buyer how it comes back; or declines it, and tells why. A declined one is
 * closed by the rules of closing: no refund may be on its way, and the money of its order is unlocked. A withdrawal is
 * its buyer's right, and is not declined. What its buyer wants in exchange is kept from the stock in the same batch;
 * where it is sold out the seller is told, and accepts the return for money. Of two who decide at one time the second is told. Undo: none; a buyer may ask
 * once more within their time.
 */
export async function decideReturn(
  scope: RequestScope,
  id: string,
  { decision, text, exchange }: z.output<(typeof contract)['body']>,
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
  const act = exchange ? 'keep' : 'money';
  const made = exchanging(view, isDeclined ? 'end' : act, { accountId, now });
  const decided = {
    ...view,
    decision: { answer: decision, text, on: new Date(now).toISOString() },
    may_decide: false,
  };
  const kept = [
    assertThat(decisions.isUndecided(id)),
    decisions.keepDecision({ id, decision, text, accountId }, now),
  ];
  const refused = async (why: Refusal): Promise<Failure> => {
    const again = await findOfSeller(scope, id);
    if (!again.ok) return again.error;
    const seen = again.value.view;
    if (seen.decision !== null) return { code: 'return_is_decided' };
    if (seen.state !== 'open') return { code: 'return_is_closed' };
    const isAsRead = JSON.stringify(seen.lines) === JSON.stringify(view.lines);
    if (!isAsRead) return { code: 'exchange_not_open' };
    if (!isDeclined && made.moves.length > 0 && why.kind !== 'unique')
      return { code: 'exchange_sold_out' };
    return { code: seen.may_close ? 'idempotency_in_progress' : 'return_has_refunds' };
  };
  if (isDeclined) {
    const closing = await close(scope, { order: row, made: row, by: 'seller', as: 'declined' });
    if (!closing.ok) return closing;
    return ok({
      ...closing.value,
      answer: { ...decided, ...closedOf(closing.value.answer), may_close: false },
      statements: [...kept, ...closing.value.statements],
      refused,
    });
  }
  const event =
    made.moves.length === 0 ? 'accepted' : exchange ? 'exchange_kept' : 'exchange_money';
  const telling = await tellBoth(scope, row, row.order_id, event, 'seller');
  return ok({
    answer: { ...decided, lines: made.lines },
    statements: [
      ...kept,
      ...made.statements,
      ...(made.moves.length > 0 ? [assertThat(refunds.coversKept(row.order_id))] : []),
      ...telling.statements,
    ],
    refused,
    async committed() {
      forgetMoved(made, row);
      await announceOutbox(scope, telling.outbox);
    },
  });
}

function closedOf({ state, closed_on, closed_by, lines }: ReturnView) {
  return { state, closed_on, closed_by, lines };
}
