import { newId } from '../../../shared/kernel/ids.ts';
import { RISK_HOLD } from '../../../shared/rules/order-holds.ts';
import {
  isHeldFor,
  RISK_REMIND_MS,
  type Risk,
  type RiskHold,
} from '../../../shared/rules/payment-risk.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { orderHolds } from '../../modules/orders/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { orderHeldTopic } from '../orders/topics.ts';

const HOLDS = 50;

/** An order of a risky payment, with the risk from which on its store holds it. */
interface RiskyOrder {
  readonly id: string;
  readonly supplier: string;
  readonly hold: RiskHold;
}

/** Holds the orders whose stores hold such a risk, and tells each store's staff. */
export function holdRisky(
  orders: readonly RiskyOrder[],
  { level }: Risk,
  now: number,
): { readonly outbox: readonly string[]; readonly statements: readonly Statement[] } {
  const held = orders.filter(({ hold }) => isHeldFor(hold, level));
  const told = held.map(({ id: order, supplier: storeId }) => ({
    id: newId('message'),
    storeId,
    payload: { order, reason: RISK_HOLD },
  }));
  return {
    outbox: told.map(({ id }) => id),
    statements: [
      ...orderHolds.insertHolds(
        held.map(({ id, supplier }) => ({
          id: newId('orderHold'),
          order_id: id,
          supplier_id: supplier,
          reason: RISK_HOLD,
          note: null,
          held_by: null,
          held_at: now,
        })),
      ),
      ...told.map((message) => insertOutbox(orderHeldTopic, message, now)),
    ],
  };
}

/** Reminds each seller once of an order that has waited for a day until somebody looks at its payment. */
export async function remindHeld(work: CellScope, now: number): Promise<void> {
  const due = await work.cell.read(orderHolds.listToRemind(now - RISK_REMIND_MS, HOLDS));
  for (const { id, order_id: order, supplier_id: storeId } of due) {
    const payload = { order, reason: RISK_HOLD, again: true };
    const message = { id: newId('message'), storeId, payload };
    const written = await work.cell.write([
      assertThat(orderHolds.isToRemind(id)),
      orderHolds.noteReminded(id, now),
      insertOutbox(orderHeldTopic, message, now),
    ]);
    // One that was released meanwhile needs no reminder.
    if (written.ok) await announceOutbox(work, [message.id]).catch(() => undefined);
  }
}
