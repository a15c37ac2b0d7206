import type { Failure } from '../../../shared/contracts/errors.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import type { ShipmentView } from '../../../shared/contracts/shipment-view.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import type { OrderState } from '../../../shared/rules/order-states.ts';
import { isAllDelivered } from '../../../shared/rules/shipments.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import {
  isInStage,
  orderHolds,
  shipments,
  turnOf,
  type StandingOrder,
} from '../../modules/orders/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { noticesOf } from '../talk/index.ts';
import type { Changing } from './changing.ts';
import { moveThrough } from './stage-effects.ts';

/** A change of an order's parcels. */
export interface Doing {
  /** The parcels as the change leaves them. */
  readonly shipments: readonly ShipmentView[];
  readonly stages?: readonly OrderState[];
  readonly conditions: readonly Statement[];
  readonly statements: readonly Statement[];
  readonly outbox?: readonly string[];
  /** Reads again, to tell which of two changes came first. */
  readonly again: () => Promise<Result<unknown, Failure>>;
  /** The failure where what is read again tells none. */
  readonly otherwise?: Failure['code'];
}

/** A change of an order's parcels with the moves that follow, where both stand as they were read. */
export async function changeParcels(
  scope: RequestScope,
  { row, view }: StandingOrder,
  doing: Doing,
): Changing<SellerOrderView> {
  const { stages = [], shipments: parcels } = doing;
  const now = scope.ports.clock.now();
  const { accountId, fullName } = await signedIn(scope);
  const before = view.shipments ?? [];
  const delivered = before.filter((one) => one.delivered_on !== null).length;
  const state = stages.at(-1) ?? row.state;
  const isStanding = parcels.some((one) => one.called_back_on === null);
  const in_parcels = isStanding && !isAllDelivered(view.lines, parcels) ? 1 : 0;
  const at = new Date(now).toISOString();
  const history = stages.map((to, place) => ({
    id: `now-${place}`,
    at,
    actor: 'seller' as const,
    by: { id: accountId, name: fullName },
    from: stages[place - 1] ?? row.state,
    to,
    reason: null,
    note: null,
  }));
  return ok({
    answer: {
      ...view,
      ...turnOf({ ...row, state, in_parcels }),
      state,
      shipments: [...parcels],
      arrives_on: state === 'delivered' ? null : view.arrives_on,
      received_on: state === 'delivered' ? at : view.received_on,
      history: [...history.toReversed(), ...view.history],
    },
    statements: [
      assertThat(
        isInStage(row.id, row.state),
        orderHolds.isNotHeld(row.id),
        shipments.areAsRead(row.id, { count: before.length, delivered }),
        ...doing.conditions,
      ),
      ...doing.statements,
      ...moveThrough(row, stages, { actor: 'seller', accountId }, now),
    ],
    triggered: noticesOf(row.id),
    committed: (notices) => announceOutbox(scope, [...(doing.outbox ?? []), ...notices]),
    async refused(refusal) {
      if (refusal.kind === 'unique') return { code: 'idempotency_in_progress' };
      const seen = await doing.again();
      return seen.ok ? { code: doing.otherwise ?? 'order_moved' } : seen.error;
    },
  });
}
