import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import { isCanceled, type OrderState } from '../../../shared/rules/order-states.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { addressingOf, canonicalUrl } from '../../http/store-address.ts';
import { findDeliverer, readOrder, type StandingBought } from '../../modules/orders/index.ts';
import { insertOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { isOfBuyer } from '../purchase/index.ts';
import { orderAnsweredTopic, orderMovedTopic } from './topics.ts';

/**
 * An order of the caller's, the account or the browser that bought it. Any other caller is answered as if there
 * were no such order.
 */
export async function readBought(
  scope: RequestScope,
  order: string,
): Promise<Result<StandingBought, Failure>> {
  const [found, isBuyer] = await Promise.all([
    readOrder(scope.cell, scope.tenant.storeId, order),
    isOfBuyer(scope, { order }),
  ]);
  return found.ok && !isBuyer ? fail({ code: 'order_not_found' }) : found;
}

/** The same, where the order still is in the stage that the caller has seen. */
export async function readBoughtSeen(
  scope: RequestScope,
  order: string,
  from: OrderState,
): Promise<Result<StandingBought, Failure>> {
  const found = await readBought(scope, order);
  if (!found.ok) return found;
  if (found.value.row.state === from) return found;
  return fail({ code: isCanceled(found.value.row.state) ? 'already_canceled' : 'order_moved' });
}

/** Messages that stand in the batch of a change; `outbox` is announced once it is committed. */
export interface Telling {
  readonly outbox: string[];
  readonly statements: Statement[];
}

/**
 * Asks for the mails about a buyer's answer: to themselves, and to the store if it has an e-mail. No store is told
 * of a test.
 */
export async function tellBoth(
  scope: RequestScope,
  row: Pick<StandingBought['row'], 'id' | 'store_id' | 'supplier_id' | 'is_test'>,
  stage: 'canceled_by_customer' | 'in_process',
): Promise<Telling> {
  const deliverer = await scope.cell.first(findDeliverer(row.supplier_id));
  const now = scope.ports.clock.now();
  const toBuyer = {
    id: newId('message'),
    storeId: row.store_id,
    payload: { order: row.id, stage },
  };
  const toStore = row.is_test === 0 &&
    deliverer?.email && {
      id: newId('message'),
      storeId: row.supplier_id,
      payload: {
        order: row.id,
        answer: stage === 'in_process' ? 'confirmed' : 'canceled',
        address: canonicalUrl(deliverer, addressingOf(scope)),
      },
    };
  return {
    outbox: [toBuyer.id, ...(toStore ? [toStore.id] : [])],
    statements: [
      insertOutbox(orderMovedTopic, toBuyer, now),
      ...(toStore ? [insertOutbox(orderAnsweredTopic, toStore, now)] : []),
    ],
  };
}
