import { newId } from '../../../shared/kernel/ids.ts';
import type { OrderState } from '../../../shared/rules/order-states.ts';
import { unlocksAt } from '../../../shared/rules/unlocking.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { toldStages } from '../../modules/mail/index.ts';
import { moveTo, type StandingOrder } from '../../modules/orders/index.ts';
import { insertOutbox } from '../../outbox/index.ts';
import { orderMovedTopic } from './topics.ts';

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

/** Asks for the mail that tells the buyer of a stage; of some stages nobody is told. */
export function tellBuyer({ id, store_id: storeId }: Row, to: OrderState, now: number) {
  const stage = toldStages.find((one) => one === to);
  if (!stage) return { outbox: [], statements: [] };
  const outbox = newId('message');
  const message = { id: outbox, storeId, payload: { order: id, stage } };
  return { outbox: [outbox], statements: [insertOutbox(orderMovedTopic, message, now)] };
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
