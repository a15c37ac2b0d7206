import { cancelOrder, isCanceled } from '../../../shared/rules/order-states.ts';
import { assertThat } from '../../db/sql.ts';
import type { DueRow } from '../../modules/event-cancellations/index.ts';
import { postCanceled } from '../../modules/ledger/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import {
  findOfSeller,
  isInStage,
  moveAwaiting,
  moveTo,
  orderEdits,
  type StandingOrder,
} from '../orders/own-part.ts';
import { dropUnpaid, undoSale } from '../orders/undo-sale.ts';
import { endOrder, type Undoing } from './end-order.ts';
import { undoLines } from './undo-lines.ts';

/**
 * Undoes what an order has of an experience that was called off: it is cancelled whole, or the experience's lines are
 * given back. Gives why it could not.
 */
export async function undoOrder(work: CellScope, due: DueRow): Undoing {
  if (isCanceled(due.state)) return endOrder(work, due, 'canceled', []);
  if (due.state === 'awaiting_payment') return letGo(work, due);
  const [row, lines] = await Promise.all([
    work.cell.first(findOfSeller(due.supplier_id, due.order_id)),
    work.cell.read(orderEdits.listEditable(due.order_id)),
  ]);
  if (!row) return 'changed';
  const own = lines.filter(({ item }) => item === due.item_id);
  // Its seller took them out before.
  if (own.length === 0) return endOrder(work, due, 'lines', []);
  const isWhole = own.length === lines.length && cancelOrder(row.state, 'seller').ok;
  return isWhole ? cancelWhole(work, due, row) : undoLines(work, due, row, { own, lines });
}

/**
 * Lets an order go that is not paid, with the rest of its purchase, since its orders are paid at once. What is under
 * way ends by itself: no place is left to sell, so its money goes back.
 */
async function letGo(work: CellScope, due: DueRow): Undoing {
  const { checkout_id: checkout, sold_in: store } = due;
  const gone = await dropUnpaid(work, { store_id: store, checkout_id: checkout }, [
    moveAwaiting(checkout, 'canceled_by_customer', work.ports.clock.now()),
  ]);
  const stays = gone && [assertThat(isInStage(due.order_id, due.state)), ...gone];
  return endOrder(work, due, 'unpaid', stays ?? []);
}

/** Cancels an order that has nothing else, in the name of the account that called the experience off. */
async function cancelWhole(work: CellScope, due: DueRow, row: StandingOrder['row']): Undoing {
  const now = work.ports.clock.now();
  const { account_id: accountId, reason: note } = due;
  const to = 'canceled_by_supplier';
  const by = { actor: 'seller', accountId, reason: 'cannot_be_fulfilled', note } as const;
  const undone = undoSale(work, row, accountId, false);
  const fault = await endOrder(work, due, 'canceled', [
    assertThat(isInStage(row.id, row.state)),
    ...moveTo({ order: row.id, from: row.state, to, ...by }, now),
    ...undone.statements,
    postCanceled(row.id, now),
  ]);
  if (fault) return row.authorization_state === 'standing' ? 'uncharged' : fault;
  await undone.committed();
  return undefined;
}
