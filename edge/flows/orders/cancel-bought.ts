import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { BoughtOrder, cancelBoughtOrder } from '../../../shared/contracts/orders.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isInReview } from '../../../shared/rules/order-holds.ts';
import { cancelOrder } from '../../../shared/rules/order-states.ts';
import { assertThat } from '../../db/sql.ts';
import { announceOutbox } from '../../outbox/index.ts';
import {
  cancelAwaiting,
  findUnused,
  isInStage,
  isUnused,
  moveTo,
  orderHolds,
  turnOfBuyer,
  type StandingBought,
} from '../../modules/orders/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { giveUpWaiting } from '../purchase/index.ts';
import { noticesOf } from '../talk/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { Changing } from './changing.ts';
import { readBoughtSeen, tellBoth } from './bought-part.ts';
import { dropUnpaid, undoSale } from './undo-sale.ts';

type Cancellation = z.output<(typeof cancelBoughtOrder)['body']>;

/** What the way of cancelling adds to the move. */
type Doing = Pick<Change<BoughtOrder>, 'statements' | 'triggered' | 'committed'>;

/**
 * Cancels an order for its buyer: the account, or the browser that placed it as a guest. A sold order
 * gives its units back, and its payment; one that awaits its payment lets go of what is held for it,
 * together with the rest of its purchase, since its orders are paid at once. One of which the buyer
 * has used a ticket or a file, or whose event has begun, is its seller's to cancel. Any other caller
 * is answered as if there were no such order. Of two who change it at one time the second is told.
 */
export async function cancelBought(
  scope: RequestScope,
  order: string,
  given: Cancellation,
): Changing<BoughtOrder> {
  const found = await readBoughtSeen(scope, order, given.from);
  if (!found.ok) return found;
  const { row, view } = found.value;
  const to = cancelOrder(row.state, 'customer');
  if (!to.ok) {
    const isOver = to.error === 'already_canceled';
    return fail({ code: isOver ? to.error : 'cancel_not_allowed' });
  }
  if (isInReview(row.hold_reason)) return fail({ code: 'order_in_review' });
  const accountId = (await scope.visitor.identity())?.accountId ?? null;
  const doing =
    row.state === 'awaiting_payment'
      ? await dropAwaiting(scope, row, given, accountId)
      : await cancelSold(scope, row, given, accountId);
  if (!doing.ok) return doing;
  const at = new Date(scope.ports.clock.now()).toISOString();
  return ok({
    answer: {
      ...view,
      state: to.value,
      arrives_on: null,
      ...turnOfBuyer(to.value),
      history: [{ at, actor: 'customer', to: to.value }, ...view.history],
    },
    ...doing.value,
    statements: [
      assertThat(isInStage(row.id, given.from), orderHolds.isNotInReview(row.id)),
      ...doing.value.statements,
    ],
    async refused(refusal) {
      if (refusal.kind === 'unique') return { code: 'idempotency_in_progress' };
      // Reads again to tell which came first.
      const again = await readBoughtSeen(scope, order, given.from);
      if (!again.ok) return again.error;
      const isUnpaid = given.from === 'awaiting_payment';
      const used = await scope.cell.first(findUnused(row.id, scope.ports.clock.now()));
      if (!isUnpaid && !used?.unused) return { code: 'order_used' };
      return { code: isUnpaid ? 'payment_pending' : 'idempotency_in_progress' };
    },
  });
}

/** Drops a purchase whose payment has not begun: its units are free again. */
async function dropAwaiting(
  scope: RequestScope,
  row: StandingBought['row'],
  { reason, message }: Cancellation,
  accountId: string | null,
): Promise<Result<Doing, Failure>> {
  const { checkout_id: checkout } = row;
  await giveUpWaiting(scope, checkout);
  const now = scope.ports.clock.now();
  const by = { accountId, reason, note: message || undefined };
  const statements = await dropUnpaid(scope, row, cancelAwaiting(checkout, by, now));
  return statements ? ok({ statements }) : fail({ code: 'payment_pending' });
}

/** Cancels an order that its seller has: both are written to. */
async function cancelSold(
  scope: RequestScope,
  row: StandingBought['row'],
  { from, reason, message }: Cancellation,
  accountId: string | null,
): Promise<Result<Doing, Failure>> {
  const now = scope.ports.clock.now();
  const to = 'canceled_by_customer';
  const undone = undoSale(scope, row, accountId);
  const [telling, used] = await Promise.all([
    tellBoth(scope, row, to),
    scope.cell.first(findUnused(row.id, now)),
  ]);
  if (!used?.unused) return fail({ code: 'order_used' });
  return ok({
    statements: [
      assertThat(isUnused(row.id, now)),
      ...moveTo(
        {
          order: row.id,
          from,
          to,
          actor: 'customer',
          accountId,
          reason,
          note: message || undefined,
        },
        now,
      ),
      ...undone.statements,
      ...telling.statements,
    ],
    triggered: noticesOf(row.id),
    async committed(notices) {
      await announceOutbox(scope, [...telling.outbox, ...notices]);
      await undone.committed();
    },
  });
}
