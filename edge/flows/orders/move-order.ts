import type { Failure } from '../../../shared/contracts/errors.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { arrivalDay } from '../../../shared/rules/delivery.ts';
import { isDay } from '../../../shared/rules/local-time.ts';
import {
  cancelOrder,
  isCanceled,
  isOver,
  type OrderState,
} from '../../../shared/rules/order-states.ts';
import {
  mayCharge,
  mayPropose,
  PROPOSED_DAYS_MAX,
  type CancelReason,
  type SellerStage,
} from '../../../shared/rules/seller-moves.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { Refusal } from '../../db/database.ts';
import { assertThat } from '../../db/sql.ts';
import { postCanceled, postCash, postPaidInCash } from '../../modules/ledger/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import {
  isInStage,
  keepProposal,
  moveTo,
  orderEdits,
  orderHolds,
  shipments,
  turnOf,
  type StandingOrder,
} from '../../modules/orders/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { noticesOf } from '../talk/index.ts';
import { chargeBefore } from './charge-order.ts';
import { readOwnSeen, type Named } from './own-part.ts';
import { tellBuyer, unlocking } from './stage-effects.ts';
import { undoSale } from './undo-sale.ts';

type Moving = Promise<Result<Change<SellerOrderView>, Failure>>;

/**
 * Moves an order of the tenant's to its next stage, or to another that its seller may choose. Of two
 * callers who move it at one time the second is told that it has moved.
 */
export async function moveOwnOrder(
  scope: RequestScope,
  named: Named,
  { from, to: asked }: { readonly from: OrderState; readonly to?: SellerStage | undefined },
): Moving {
  const found = await readMovable(scope, named, from);
  if (!found.ok) return found;
  const { moves: possible } = found.value.view;
  const to = asked ?? possible[0];
  if (to === undefined || !possible.includes(to)) return fail({ code: 'move_not_allowed' });
  const unpaid = await chargeBefore(scope, found.value, to);
  if (unpaid) return fail(unpaid);
  // The seller says that the cash is there.
  const posted = to === 'paid' ? await cashOf(scope, found.value.row) : [];
  return ok(await change(scope, named, found.value, { to }, posted));
}

/** What the books say of cash that is there, of the units that stand in the order as it was read. */
async function cashOf(scope: RequestScope, row: StandingOrder['row']): Promise<Statement[]> {
  const times = orderEdits.timesEdited(row);
  const now = scope.ports.clock.now();
  return [
    assertThat(orderEdits.isEditedTimes(row.id, times)),
    // What nobody has edited was sold as it stands: its shares need no reading.
    times === 0 ? postCash(row.id, now) : await postPaidInCash(scope.cell, row.id, now),
  ];
}

/** The day and the cost to which a buyer is asked to agree. */
interface Proposal {
  readonly from: OrderState;
  /** `YYYY-MM-DD`. */
  readonly arrives_on: string;
  /** Minor units. */
  readonly cost: number;
}

/** Asks an order's buyer to agree to a day, and to a cost where the order is paid by hand. */
export async function proposeForOrder(scope: RequestScope, named: Named, given: Proposal): Moving {
  const found = await readMovable(scope, named, given.from);
  if (!found.ok) return found;
  const { row } = found.value;
  const { arrives_on: day, cost } = given;
  const now = scope.ports.clock.now();
  const first = arrivalDay(now, 0, row.supplier_country);
  const last = arrivalDay(now, PROPOSED_DAYS_MAX, row.supplier_country);
  if (!isDay(day) || day < first || day > last) {
    return fail({ code: 'invalid_request', field: 'arrives_on' });
  }
  if (!mayPropose(row.state)) return fail({ code: 'move_not_allowed' });
  if (cost > 0 && !mayCharge(row)) return fail({ code: 'cost_not_payable', field: 'cost' });
  const proposal = keepProposal(row.id, { day, cost });
  const made = await change(scope, named, found.value, { to: 'confirm_order' }, [proposal]);
  return ok({ ...made, answer: { ...made.answer, arrives_on: day, extra_charge: cost } });
}

/** Cancels an order of the tenant's, and takes its sale back. */
export async function cancelOwnOrder(
  scope: RequestScope,
  named: Named,
  given: { readonly from: OrderState; readonly reason: CancelReason; readonly message: string },
): Moving {
  const found = await readOwnSeen(scope, named, given.from);
  if (!found.ok) return found;
  const { row } = found.value;
  const canceled = cancelOrder(row.state, 'seller');
  if (!canceled.ok) return fail({ code: canceled.error });
  const { accountId } = await signedIn(scope);
  const undone = undoSale(scope, row, accountId);
  const step = { to: canceled.value, reason: given.reason, note: given.message || undefined };
  const made = await change(scope, named, found.value, step, [
    ...undone.statements,
    postCanceled(row.id, scope.ports.clock.now()),
  ]);
  return ok({
    ...made,
    async committed(triggered) {
      await made.committed?.(triggered);
      await undone.committed();
    },
  });
}

/** The order, where it still is in the stage that the caller has seen, and nobody holds it. */
async function readMovable(
  scope: RequestScope,
  named: Named,
  from: OrderState,
): Promise<Result<StandingOrder, Failure>> {
  const found = await readOwnSeen(scope, named, from);
  return found.ok && found.value.view.hold ? fail({ code: 'order_on_hold' }) : found;
}

interface Step {
  readonly to: OrderState;
  readonly reason?: CancelReason;
  readonly note?: string | undefined;
}

async function change(
  scope: RequestScope,
  named: Named,
  { row, view }: StandingOrder,
  step: Step,
  besides: readonly Statement[] = [],
): Promise<Change<SellerOrderView>> {
  const now = scope.ports.clock.now();
  const { accountId, fullName } = await signedIn(scope);
  const from = row.state;
  const telling = tellBuyer(row, step.to, now);
  return {
    answer: movedView(row, view, step, { at: now, id: accountId, name: fullName }),
    statements: [
      assertThat(
        isInStage(row.id, from),
        // An order that is held may be cancelled.
        ...(isCanceled(step.to) ? [] : [orderHolds.isNotHeld(row.id)]),
        ...(step.to === 'delivered' ? [shipments.hasArrived(row.id)] : []),
      ),
      ...moveTo(
        {
          ...step,
          order: row.id,
          from,
          actor: 'seller',
          accountId,
          unlocksAt: unlocking(row, now),
        },
        now,
      ),
      ...besides,
      ...telling.statements,
    ],
    refused: (refusal) => explain(scope, named, from, refusal),
    triggered: noticesOf(row.id),
    committed: (notices) => announceOutbox(scope, [...telling.outbox, ...notices]),
  };
}

/** The order as the move leaves it. */
function movedView(
  row: StandingOrder['row'],
  view: SellerOrderView,
  { to, reason, note }: Step,
  by: { readonly at: number; readonly id: string; readonly name: string },
): SellerOrderView {
  const at = new Date(by.at).toISOString();
  const ended = view.hold && { ...view.hold, released_on: at };
  return {
    ...view,
    // A move that ends the order releases it; no other is made while it is held.
    ...(ended && { hold: null, past_holds: [ended, ...view.past_holds] }),
    ...turnOf({ ...row, state: to, hold_reason: null }),
    state: to,
    arrives_on: isOver(to) ? null : view.arrives_on,
    received_on: to === 'delivered' ? at : view.received_on,
    history: [
      {
        // The row's own number is known once it is read again.
        id: 'now',
        at,
        actor: 'seller',
        by: { id: by.id, name: by.name },
        from: row.state,
        to,
        reason: reason ?? null,
        note: note ?? null,
      },
      ...view.history,
    ],
  };
}

/** Reads again to tell which came first. */
async function explain(
  scope: RequestScope,
  named: Named,
  from: OrderState,
  refusal: Refusal,
): Promise<Failure> {
  if (refusal.kind === 'unique') return { code: 'idempotency_in_progress' };
  const seen = await readMovable(scope, named, from);
  if (!seen.ok) return seen.error;
  // A parcel was sent meanwhile: the order is delivered with it.
  const isSent = seen.value.row.in_parcels === 1;
  return { code: isSent ? 'move_not_allowed' : 'idempotency_in_progress' };
}
