/** Orders that wait for their payment, and the rows that the tests of payments read. */
import { sql } from '../../../edge/db/cell-sql.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { buyer } from './buyer.ts';
import { makeItem, makeStore, makeWorld, MINUTE_MS, row, rows, type World } from './world.ts';

export const HOLD_MS = 15 * MINUTE_MS;

interface PaymentRow {
  id: string;
  state: string;
  tries: number;
  refund_reason: string | null;
}

/** A buyer whose order by card awaits its payment. */
export async function begin(given: { onHand?: number; cell?: 'a' | 'b' } = {}) {
  const world = makeWorld();
  const store = await makeStore(given.cell);
  const item = await makeItem(store, { onHand: given.onHand ?? 5, price: 10_000 });
  const shopper = buyer(world, store);
  const started = await shopper.awaiting([{ item }]);
  return { world, store, item, ...shopper, ...started };
}

/** The payment's row of a checkout. */
export function paymentOf(cell: 'a' | 'b', checkout: string): Promise<PaymentRow> {
  return row(
    cell,
    sql<PaymentRow>`SELECT id, state, tries, refund_reason FROM payment WHERE checkout_id = ${checkout}`,
  );
}

/** The mails of a store, waiting or sent. */
export function mailsOf(cell: 'a' | 'b', store: string) {
  return rows(cell, sql`SELECT id FROM outbox WHERE store_id = ${store}`);
}

/** Posts the provider's event for the payment's present state, as that of a code. */
export async function webhook(
  world: World,
  at: Awaited<ReturnType<typeof begin>>['store'],
  sequence: number,
  event = world.cards.webhook(world.cards.asked.at(-1)!.reference, sequence),
  code: PaymentCode = 'str_card',
) {
  const headers = Object.fromEntries(event.headers.entries());
  return world.call<{ received: boolean }>(
    at,
    'POST',
    `/payment/webhooks/${code}`,
    event.rawBody,
    headers,
  );
}
