import { newId } from '../../../shared/kernel/ids.ts';
import type { TakenWay } from '../../../shared/rules/in-store.ts';
import type { OrderState } from '../../../shared/rules/order-states.ts';
import { unlocksAt } from '../../../shared/rules/unlocking.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { postCash, postPaid } from '../../modules/ledger/index.ts';
import {
  insertNextReceipt,
  insertSale,
  moveAwaiting,
  moveTo,
  type NewOrder,
} from '../../modules/orders/index.ts';
import { payments } from '../../modules/payments/index.ts';
import { insertOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { inStoreReceiptTopic } from '../purchase/index.ts';

/** How an order was sold in person. */
interface HandedOver {
  /** The account that sold. */
  readonly accountId: string;
  readonly taken: TakenWay;
  /** Minor units; null for exactly the total, and where no cash was handed over. */
  readonly received: number | null;
  /** The store's, ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly isMailed: boolean;
}

/** The stages through which such an order goes at once: cash is marked as paid on its way. */
const WAY: Readonly<Record<'cash' | 'other', readonly OrderState[]>> = {
  cash: ['in_process', 'paid', 'delivered'],
  other: ['in_process', 'to_deliver', 'delivered'],
};

/**
 * The statements that bring a new order to its end, in the batch of its rows: its money is the seller's, and
 * its goods are the buyer's. What no bill paid is a deposit to the seller, which refunds know.
 */
export function handOver(scope: RequestScope, order: NewOrder, over: HandedOver) {
  const now = scope.ports.clock.now();
  const { accountId, taken, received } = over;
  const stages = WAY[order.payment_type === 'cash' ? 'cash' : 'other'];
  const moves = stages.flatMap((to, place) =>
    moveTo(
      {
        order: order.id,
        from: stages[place - 1] ?? 'sent_to_supplier',
        to,
        actor: 'seller',
        accountId,
        unlocksAt: unlocksAt({
          receivedAt: now,
          paidAt: now,
          startsAt: null,
          closedAt: null,
          country: over.country,
        }),
      },
      now,
    ),
  );
  const outbox = over.isMailed ? [newId('message')] : [];
  const statements: Statement[] = [
    ...paying(order, now),
    ...moves,
    ...insertSale({ order_id: order.id, account_id: accountId, taken, received, made_at: now }),
    insertNextReceipt({ order: order.id, supplier: order.supplier_id, account: accountId }, now),
    ...outbox.map((id) =>
      insertOutbox(
        inStoreReceiptTopic,
        { id, storeId: order.store_id, payload: { checkout: order.checkout_id } },
        now,
      ),
    ),
  ];
  return { outbox, statements };
}

/** What is written of the money; an order without a price has none. */
function paying(order: NewOrder, now: number): Statement[] {
  if (order.payment_type === null) return [];
  if (order.payment_type === 'cash') return [postCash(order.id, now)];
  const payment = newId('payment');
  return [
    payments.insertTaken(
      {
        id: payment,
        token: newId('payment_token'),
        storeId: order.store_id,
        checkout: order.checkout_id,
        amount: order.total,
        currency: order.currency,
      },
      now,
    ),
    postPaid(payment, now),
    moveAwaiting(order.checkout_id, 'sent_to_supplier', now),
  ];
}
