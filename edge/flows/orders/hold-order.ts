import type { Failure } from '../../../shared/contracts/errors.ts';
import type { GivenHold } from '../../../shared/contracts/order-holds.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import {
  askedOfBuyer,
  HOLD_RESTORE_MS,
  isInReview,
  mayHold,
} from '../../../shared/rules/order-holds.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { isInStage, orderHolds, turnOf, type StandingOrder } from '../../modules/orders/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import type { Changing } from './changing.ts';
import { readOwnPart, readOwnSeen, type Named } from './own-part.ts';
import { orderHeldTopic, orderMovedTopic, orderReleasedTopic } from './topics.ts';

type Row = StandingOrder['row'];
type Hold = NonNullable<SellerOrderView['hold']>;

/**
 * Holds an order of the tenant's. Of a move and a hold at one time the second is told which came first. Undo:
 * `releaseOrder`.
 */
export async function holdOrder(
  scope: RequestScope,
  named: Named,
  { from, reason, note }: GivenHold,
): Changing<SellerOrderView> {
  const found = await readHoldable(scope, named, from);
  if (!found.ok) return found;
  const { row, view } = found.value;
  const now = scope.ports.clock.now();
  const { accountId, fullName } = await signedIn(scope);
  const id = newId('orderHold');
  const hold: Hold = {
    id,
    reason,
    note: note || null,
    held_on: new Date(now).toISOString(),
    by: { id: accountId, name: fullName },
    released_on: null,
    released_by: null,
  };
  const telling = tellHeld(row, reason, now);
  return ok({
    answer: { ...view, ...turnOf({ ...row, hold_reason: reason }), hold },
    statements: [
      assertThat(isInStage(row.id, from), orderHolds.isNotHeld(row.id)),
      ...orderHolds.insertHolds([
        {
          id,
          order_id: row.id,
          supplier_id: row.supplier_id,
          reason,
          note: hold.note,
          held_by: accountId,
          held_at: now,
        },
      ]),
      ...telling.statements,
    ],
    committed: () => announceOutbox(scope, telling.outbox),
    refused: again(() => readHoldable(scope, named, from)),
  });
}

/** Releases an order that is held. Undo: `restoreHold`, for an hour. */
export async function releaseOrder(scope: RequestScope, named: Named): Changing<SellerOrderView> {
  const found = await readHeld(scope, named);
  if (!found.ok) return found;
  const { row, view, hold } = found.value;
  const now = scope.ports.clock.now();
  const { accountId, fullName } = await signedIn(scope);
  const released: Hold = {
    ...hold,
    released_on: new Date(now).toISOString(),
    released_by: { id: accountId, name: fullName },
  };
  const telling = tellReleased(row, hold.reason, now);
  return ok({
    answer: {
      ...view,
      ...turnOf({ ...row, hold_reason: null }),
      hold: null,
      past_holds: [released, ...view.past_holds],
    },
    statements: [
      assertThat(orderHolds.isHoldAsRead(hold.id, null)),
      orderHolds.setReleased(hold.id, accountId, now),
      ...telling.statements,
    ],
    committed: () => announceOutbox(scope, telling.outbox),
    refused: again(() => readHeld(scope, named)),
  });
}

/** Holds an order again as it was, where somebody released it a while ago at most. Nobody is told anew. */
export async function restoreHold(
  scope: RequestScope,
  { hold: id, ...named }: Named & { readonly hold: string },
): Changing<SellerOrderView> {
  const found = await readReleased(scope, named, id);
  if (!found.ok) return found;
  const { row, view, hold, releasedAt } = found.value;
  return ok({
    answer: {
      ...view,
      ...turnOf({ ...row, hold_reason: hold.reason }),
      hold: { ...hold, released_on: null, released_by: null },
      past_holds: view.past_holds.filter((one) => one.id !== id),
    },
    statements: [
      assertThat(
        isInStage(row.id, row.state),
        orderHolds.isNotHeld(row.id),
        orderHolds.isHoldAsRead(id, releasedAt),
      ),
      orderHolds.setReleased(id, null, null),
    ],
    refused: again(() => readReleased(scope, named, id)),
  });
}

async function readHoldable(
  scope: RequestScope,
  named: Named,
  from: Row['state'],
): Promise<Result<StandingOrder, Failure>> {
  const found = await readOwnSeen(scope, named, from);
  if (!found.ok) return found;
  if (found.value.view.hold) return fail({ code: 'order_on_hold' });
  return mayHold(from) ? found : fail({ code: 'move_not_allowed' });
}

async function readHeld(
  scope: RequestScope,
  named: Named,
): Promise<Result<StandingOrder & { readonly hold: Hold }, Failure>> {
  const found = await readOwnPart(scope, named);
  if (!found.ok) return found;
  const { hold } = found.value.view;
  return hold ? ok({ ...found.value, hold }) : fail({ code: 'order_hold_not_found' });
}

async function readReleased(
  scope: RequestScope,
  named: Named,
  id: string,
): Promise<Result<StandingOrder & { readonly hold: Hold; readonly releasedAt: number }, Failure>> {
  const found = await readOwnPart(scope, named);
  if (!found.ok) return found;
  const { row, view } = found.value;
  if (view.hold) return fail({ code: 'order_on_hold' });
  const hold = view.past_holds.find((one) => one.id === id);
  const releasedAt = Date.parse(hold?.released_on ?? '');
  const since = scope.ports.clock.now() - HOLD_RESTORE_MS;
  // One that the end of its order released has nobody to undo it.
  if (!hold?.released_by || releasedAt < since) return fail({ code: 'order_hold_not_found' });
  return mayHold(row.state)
    ? ok({ ...found.value, hold, releasedAt })
    : fail({ code: 'move_not_allowed' });
}

/** Tells the store's staff, and the buyer where the reason waits for their answer. */
function tellHeld(row: Row, reason: Hold['reason'], now: number) {
  const asked = askedOfBuyer(reason);
  const payload = { order: row.id, reason };
  const toStaff = { id: newId('message'), storeId: row.supplier_id, payload };
  const toBuyer = asked && {
    id: newId('message'),
    storeId: row.store_id,
    payload: { order: row.id, stage: asked },
  };
  const statements: Statement[] = [
    insertOutbox(orderHeldTopic, toStaff, now),
    ...(toBuyer ? [insertOutbox(orderMovedTopic, toBuyer, now)] : []),
  ];
  return { outbox: [toStaff.id, ...(toBuyer ? [toBuyer.id] : [])], statements };
}

/** Tells the store's staff of an order that they were not told of before: its payment was in review. */
function tellReleased(row: Row, reason: Hold['reason'], now: number) {
  if (!isInReview(reason)) return { outbox: [], statements: [] };
  const message = { id: newId('message'), storeId: row.supplier_id, payload: { order: row.id } };
  return {
    outbox: [message.id],
    statements: [insertOutbox(orderReleasedTopic, message, now)],
  };
}

/** Reads again to tell which came first. */
function again(
  read: () => Promise<Result<unknown, Failure>>,
): NonNullable<Change<SellerOrderView>['refused']> {
  return async (refusal) => {
    if (refusal.kind === 'unique') return { code: 'idempotency_in_progress' };
    const seen = await read();
    return seen.ok ? { code: 'idempotency_in_progress' } : seen.error;
  };
}
