import { newId } from '../../../shared/kernel/ids.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { addressingOf, canonicalUrl } from '../../http/store-address.ts';
import { findDeliverer } from '../../modules/orders/index.ts';
import type { ReturnedOrder } from '../../modules/returns/index.ts';
import { insertOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { returnOfBuyerTopic, returnOfStoreTopic, type ReturnNews } from './topics.ts';

/** Messages that stand in the batch of a change; `outbox` is announced once it is committed. */
interface Telling {
  readonly outbox: string[];
  readonly statements: Statement[];
}

/** What a buyer does of which they get a receipt. */
const RECEIPTS: readonly ReturnNews['event'][] = ['opened', 'exchange_asked', 'withdrawn'];

/**
 * Asks for the mails about a return: to the other side than the one that acts, and to a buyer who opens
 * one or withdraws, as their receipt. A store without an e-mail is not written to.
 * @param at the return's id beside the stores of its order
 * @param code of a withdrawal
 */
export async function tellBoth(
  scope: RequestScope,
  at: Pick<ReturnedOrder, 'id' | 'store_id' | 'supplier_id'>,
  order: string,
  event: ReturnNews['event'],
  by: 'customer' | 'seller',
  code?: string,
): Promise<Telling> {
  const now = scope.ports.clock.now();
  const outbox: string[] = [];
  const statements: Statement[] = [];
  const news: ReturnNews = { return: at.id, order, event, ...(code !== undefined && { code }) };
  if (by === 'seller' || RECEIPTS.includes(event)) {
    const id = newId('message');
    outbox.push(id);
    const message = { id, storeId: at.store_id, payload: news };
    statements.push(insertOutbox(returnOfBuyerTopic, message, now));
  }
  if (by === 'customer') {
    const deliverer = await scope.cell.first(findDeliverer(at.supplier_id));
    if (deliverer?.email) {
      const id = newId('message');
      outbox.push(id);
      const address = canonicalUrl(deliverer, addressingOf(scope));
      const message = { id, storeId: at.supplier_id, payload: { ...news, address } };
      statements.push(insertOutbox(returnOfStoreTopic, message, now));
    }
  }
  return { outbox, statements };
}
