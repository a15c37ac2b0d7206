/** Orders that wait on the page of their provider. */
import { sql } from '../../../edge/db/cell-sql.ts';
import { buyer, withKey } from './buyer.ts';
import { paymentOf } from './paying.ts';
import { makeItem, makeStore, makeWorld, write, type TestStore, type World } from './world.ts';

/** An order that waits to be paid by PayPal, in a store that takes it. */
export async function beginThere(given: { readonly onHand?: number } = {}) {
  const world = makeWorld();
  const store = await makeStore('a');
  await write(
    'a',
    sql`UPDATE store SET payment_types = '["cash","str_card","paypal","mobbex"]' WHERE id = ${store.id}`,
  );
  const item = await makeItem(store, { onHand: given.onHand ?? 5, price: 10_000 });
  const shopper = buyer(world, store);
  const started = await shopper.ready([{ item }]);
  const placed = await shopper.place(started, { payment_type: 'paypal' });
  const token = placed.body.payment_token as string;
  const checkout = started.body.id;
  const go = (code = 'paypal', key?: string, at = token) =>
    world.call<{ approval_url: string }>(
      store,
      'POST',
      `/payment/${at}/order/${code}`,
      undefined,
      withKey(key),
    );
  const state = async () => (await paymentOf('a', checkout)).state;
  return { world, store, item, ...shopper, started, placed, token, checkout, go, state };
}

/** Posts the provider's event about a try of PayPal's. */
export function tell(world: World, store: TestStore, reference: string, sequence: number) {
  const event = world.cards.webhook(reference, sequence);
  const headers = Object.fromEntries(event.headers.entries());
  return world.call(store, 'POST', '/payment/webhooks/paypal', event.rawBody, headers);
}
