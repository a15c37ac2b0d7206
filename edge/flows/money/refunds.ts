import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  markRefund as markContract,
  refundOrder as refundContract,
  RefundView,
} from '../../../shared/contracts/refunds.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isBeside, isOpenRefund } from '../../../shared/rules/refunds.ts';
import { assertThat } from '../../db/sql.ts';
import { postArrived } from '../../modules/ledger/index.ts';
import { findOfSeller } from '../../modules/orders/index.ts';
import { payments } from '../../modules/payments/index.ts';
import { refunds, toRefundView, type StandingRefund } from '../../modules/refunds/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { askRefundAccount } from '../orders/stage-effects.ts';
import { sendRefund, tellRefunded } from '../purchase/index.ts';

type Refunding = Promise<Result<Change<RefundView>, Failure>>;
type Asked = z.output<(typeof refundContract)['body']>;
type Marked = z.output<(typeof markContract)['body']>;

/**
 * Gives back a part of an order that the tenant's store delivers. The batch refuses what is above the
 * rest, whoever asked for another refund meanwhile. Undo: none; money that was sent is not asked back.
 */
export async function refundOrder(scope: RequestScope, order: string, given: Asked): Refunding {
  const { storeId } = scope.tenant;
  const row = await scope.cell.first(findOfSeller(storeId, order));
  if (!row) return fail({ code: 'order_not_found' });
  const payment = await scope.cell.first(payments.findByCheckout(row.store_id, row.checkout_id));
  if (payment?.state !== 'approved') return fail({ code: 'order_not_refundable' });
  const { accountId: askedBy } = await signedIn(scope);
  const { part, amount, reason } = given;
  const note = given.note === '' ? undefined : given.note;
  const of = { order, part, line: given.line ?? null, amount };
  const id = newId('refund');
  const now = scope.ports.clock.now();
  const asking = askRefundAccount(row, payment.provider, now);
  return ok({
    answer: toRefundView(
      {
        ...of,
        id,
        payment_id: payment.id,
        order_id: order,
        currency: payment.currency,
        reason,
        note: note ?? null,
        state: 'pending',
        provider_ref: null,
        fault: null,
        tries: 0,
        refusals: 0,
        try_at: now,
        proof: null,
        paid_by: null,
        asked_by: askedBy,
        marked_by: null,
        created_at: now,
        updated_at: now,
      },
      true,
    ),
    statements: [
      assertThat(refunds.fits(of), refunds.coversKept(order, amount)),
      refunds.insertPart({ ...of, id, reason, note, askedBy }, now),
      payments.noteWholeRefund(row.checkout_id, reason, now),
      ...asking.statements,
    ],
    refused: async ({ kind }) => ({
      code: kind === 'unique' ? 'idempotency_in_progress' : 'refund_too_much',
      ...(kind !== 'unique' && { field: 'amount' }),
    }),
    async committed() {
      await announceOutbox(scope, asking.outbox);
      await sendRefund(scope, id);
    },
  });
}

/** Asks the provider once more for a refund that has not arrived. */
export async function retryRefund(scope: RequestScope, id: string): Refunding {
  const found = await findOwn(scope, id);
  if (!found.ok) return found;
  const row = found.value;
  // No provider has what came beside a deposit.
  if (isBeside(row.reason)) return fail({ code: 'refund_not_failed' });
  const now = scope.ports.clock.now();
  return ok({
    answer: toRefundView({ ...row, state: 'pending', try_at: now, updated_at: now }, true),
    statements: [assertThat(refunds.isAsRead(row)), refunds.askAgain(id, now)],
    refused: whyRefused,
    committed: () => sendRefund(scope, id),
  });
}

/**
 * Marks a refund that failed as done, by a proof. What the store paid itself is its money from then on,
 * where the wallet of another store had it.
 */
export async function markRefund(
  scope: RequestScope,
  id: string,
  { proof, by }: Marked,
): Refunding {
  const found = await findOwn(scope, id);
  if (!found.ok) return found;
  const row = found.value;
  if (row.state !== 'failed') return fail({ code: 'refund_not_failed' });
  const { accountId: markedBy } = await signedIn(scope);
  const paidBy = by === 'store' ? scope.tenant.storeId : null;
  const now = scope.ports.clock.now();
  const telling = tellRefunded(row, row.store_id, now);
  return ok({
    answer: toRefundView({ ...row, state: 'ok', proof, try_at: null, updated_at: now }, true),
    statements: [
      assertThat(refunds.isAsRead(row)),
      ...(await postArrived(scope.cell, row, paidBy, now)),
      refunds.markDone(id, { proof, paidBy, markedBy }, now),
      payments.closeRefunded(row.payment_id, now),
      ...telling.statements,
    ],
    refused: whyRefused,
    committed: () => announceOutbox(scope, telling.outbox),
  });
}

/** A refund of an order that the tenant's store delivers, or of a payment of its own without orders. */
async function findOwn(scope: RequestScope, id: string): Promise<Result<StandingRefund, Failure>> {
  const { storeId } = scope.tenant;
  const row = await scope.cell.first(refunds.findRefund(id));
  // What came beside a deposit lies with the store whose account it is.
  const owner = row && (isBeside(row.reason) ? row.account : (row.supplier_id ?? row.store_id));
  if (!row || owner !== storeId) {
    return fail({ code: 'refund_not_found' });
  }
  return isOpenRefund(row.state) ? ok(row) : fail({ code: 'refund_is_over' });
}

async function whyRefused({ kind }: { readonly kind: string }): Promise<Failure> {
  return { code: kind === 'unique' ? 'idempotency_in_progress' : 'refund_is_over' };
}
