import { newId } from '../../../shared/kernel/ids.ts';
import { isCanceled, type OrderState } from '../../../shared/rules/order-states.ts';
import { refundWay } from '../../../shared/rules/payment-abilities.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { unlocksAt } from '../../../shared/rules/unlocking.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { Cell } from '../../db/database.ts';
import { assertThat } from '../../db/sql.ts';
import { toldStages } from '../../modules/mail/index.ts';
import { stock } from '../../modules/checkouts/index.ts';
import { findOfSeller, isInStage, moveTo, type StandingOrder } from '../../modules/orders/index.ts';
import { forgetStore } from '../../modules/store/index.ts';
import { insertOutbox } from '../../outbox/index.ts';
import { authorizationTopic, orderMovedTopic } from './topics.ts';

type Row = StandingOrder['row'];

/** When the money of an order that is received now may leave its locked wallets. */
export function unlocking({ starts_at, sold_country }: Row, now: number): number {
  return unlocksAt({
    receivedAt: now,
    // A provider has paid before anything is delivered.
    paidAt: null,
    startsAt: starts_at,
    closedAt: null,
    country: sold_country,
  });
}

/**
 * Asks for the mail that tells the buyer of a stage, that an account is waited for, or that an authorised card was
 * charged; of some stages nobody is told.
 */
export function tellBuyer(
  { id, store_id: storeId }: Pick<Row, 'id' | 'store_id'>,
  to: OrderState | 'refund_account' | 'charged',
  now: number,
) {
  const stage = toldStages.find((one) => one === to);
  if (!stage) return { outbox: [], statements: [] };
  const outbox = newId('message');
  const message = { id: outbox, storeId, payload: { order: id, stage } };
  return { outbox: [outbox], statements: [insertOutbox(orderMovedTopic, message, now)] };
}

/** Asks the buyer for the account that money goes back to, where only a transfer gives it back. */
export function askRefundAccount(
  row: Pick<Row, 'id' | 'store_id'>,
  provider: PaymentCode,
  now: number,
) {
  return refundWay(provider) === 'account'
    ? tellBuyer(row, 'refund_account', now)
    : { outbox: [], statements: [] };
}

/** The statements that move an order through some stages, one after the other. The caller's batch asserts the first. */
export function moveThrough(
  row: Row,
  stages: readonly OrderState[],
  by: { readonly actor: 'seller' | 'system'; readonly accountId: string | null },
  now: number,
): Statement[] {
  return stages.flatMap((to, place) =>
    moveTo(
      {
        ...by,
        order: row.id,
        from: stages[place - 1] ?? row.state,
        to,
        unlocksAt: unlocking(row, now),
      },
      now,
    ),
  );
}

/**
 * Moves an order by the system. Its buyer is told of the last stage alone. The caller's batch asserts the stage in
 * which the order was read.
 */
export function moveBySystem(row: Row, stages: readonly OrderState[], now: number) {
  const last = stages.at(-1);
  const telling = last ? tellBuyer(row, last, now) : { outbox: [], statements: [] };
  const moved = moveThrough(row, stages, { actor: 'system', accountId: null }, now);
  return { outbox: telling.outbox, statements: [...moved, ...telling.statements] };
}

/**
 * Cancels an order whose payment is not charged, in the name of the system: its units go back into the stock, its
 * buyer and its seller are told. Undefined for one that is cancelled already; the batch asserts the stage.
 * @param why the authorisation came to its end, or was charged in another amount, which goes back
 */
export async function cancelUncharged(
  cell: Cell,
  { order, supplier }: { readonly order: string; readonly supplier: string },
  why: 'ended' | 'mismatched',
  now: number,
) {
  const row = await cell.first(findOfSeller(supplier, order));
  if (!row || isCanceled(row.state)) return undefined;
  const to = 'canceled_by_supplier';
  const telling = tellBuyer(row, to, now);
  const id = newId('message');
  const message = { id, storeId: supplier, payload: { order, what: why } };
  return {
    /** To be called once the batch is written. */
    settled: () => [row.store_id, row.supplier_id].forEach(forgetStore),
    outbox: [...telling.outbox, id],
    statements: [
      assertThat(isInStage(order, row.state)),
      ...moveTo({ order, from: row.state, to, actor: 'system', accountId: null }, now),
      ...stock.putBack(order, null, now),
      ...telling.statements,
      insertOutbox(authorizationTopic, message, now),
    ],
  };
}
