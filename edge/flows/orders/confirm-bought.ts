import type { BoughtOrder } from '../../../shared/contracts/orders.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { nextState, type OrderState } from '../../../shared/rules/order-states.ts';
import { assertThat } from '../../db/sql.ts';
import { agreeToCharge, isInStage, moveTo, turnOfBuyer } from '../../modules/orders/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { noticesOf } from '../talk/index.ts';
import type { Changing } from './changing.ts';
import { readBoughtSeen, tellBoth } from './bought-part.ts';

/**
 * Moves an order where it is the buyer's turn: they agree to the day and the cost that the seller
 * proposed, and the cost becomes part of what they owe. Refused where the order has moved meanwhile.
 */
export async function confirmBought(
  scope: RequestScope,
  order: string,
  from: OrderState,
): Changing<BoughtOrder> {
  const found = await readBoughtSeen(scope, order, from);
  if (!found.ok) return found;
  const { row, view } = found.value;
  const to = nextState(row.state, 'customer');
  if (to !== 'in_process') return fail({ code: 'move_not_allowed' });
  const [identity, telling] = await Promise.all([
    scope.visitor.identity(),
    tellBoth(scope, row, to),
  ]);
  const now = scope.ports.clock.now();
  const accountId = identity?.accountId ?? null;
  return ok({
    answer: {
      ...view,
      ...turnOfBuyer(to),
      state: to,
      shipping_total: view.shipping_total + view.extra_charge,
      total: view.total + view.extra_charge,
      history: [{ at: new Date(now).toISOString(), actor: 'customer', to }, ...view.history],
    },
    statements: [
      assertThat(isInStage(row.id, from)),
      agreeToCharge(row.id),
      ...moveTo({ order: row.id, from, to, actor: 'customer', accountId }, now),
      ...telling.statements,
    ],
    async refused(refusal) {
      if (refusal.kind === 'unique') return { code: 'idempotency_in_progress' };
      const again = await readBoughtSeen(scope, order, from);
      return again.ok ? { code: 'idempotency_in_progress' } : again.error;
    },
    triggered: noticesOf(order),
    committed: (notices) => announceOutbox(scope, [...telling.outbox, ...notices]),
  });
}
