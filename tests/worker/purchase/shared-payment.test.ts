/** A purchase that somebody else pays by a link: made once, for an hour, paid once, and silent about its buyer. */
import { describe, expect, test } from 'vitest';
import { purchaseEndpoints, reconcile } from '../../../edge/flows/purchase/index.ts';
import { shareEndpoints } from '../../../edge/flows/purchase/share-endpoints.ts';
import type { PaymentLink, SharedPayment } from '../../../shared/contracts/payment-links.ts';
import { address, buyer, contact, newBuyersEachTest, withKey } from './buyer.ts';
import { makeItem, makeStore, makeWorld, MINUTE_MS, stockOf } from './world.ts';

newBuyersEachTest();

/** An order by card that awaits its payment. */
async function begin(way = 'str_card') {
  const world = makeWorld(undefined, { endpoints: [...purchaseEndpoints, ...shareEndpoints] });
  const store = await makeStore('a', { payments: ['cash', 'str_card', 'openpay_store'] });
  const item = await makeItem(store, { onHand: 5, price: 10_000 });
  const shopper = buyer(world, store);
  const started = await shopper.ready([{ item }]);
  const placed = await shopper.place(started, { payment_type: way, address });
  const { id, cart } = started.body;
  const path = `/shopping-carts/${cart}/checkout/${id}/share_checkout`;
  const share = (key?: string) =>
    shopper.call<PaymentLink & { code?: string }>('POST', path, {}, withKey(key));
  const look = (slug: string) =>
    shopper.call<SharedPayment & { code?: string }>('GET', `/payment/shared/${slug}`);
  const token = placed.body.payment_token as string;
  return { ...shopper, world, store, item, started, checkout: id, path, token, share, look };
}

describe('a link', () => {
  test('is made once, leads to what is to be paid, and tells nothing of its buyer', async () => {
    const { share, look, call, path, checkout } = await begin();
    const made = await share('link-number-1');
    expect(made.status).toBe(200);
    expect(await share('link-number-1')).toEqual(made);
    expect((await share()).body.code).toBe('slug_public_was_alrready_generated');
    expect((await call('GET', path)).body).toEqual(made.body);
    const shown = await look(made.body.public_slug);
    expect(shown.body).toEqual({
      amount: 10_000,
      currency: 'MXN',
      payment_type: 'str_card',
      until: made.body.until,
      standing: 'open',
      checkout,
    });
    const said = JSON.stringify(shown.body);
    for (const part of [contact.full_name, contact.email, address.route]) {
      expect(said).not.toContain(part);
    }
  });

  test('keeps the goods for its hour, in which somebody else pays, once', async () => {
    const { world, share, look, pay, token, item } = await begin();
    const { public_slug: slug } = (await share()).body;
    world.clock.advance(45 * MINUTE_MS);
    await reconcile(world.work('a'));
    expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 1 });
    const payers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => pay(token, 'tok_approve', `payer-${at}`)),
    );
    expect(world.cards.asked).toHaveLength(1);
    expect(payers.some(({ body }) => body.state === 'approved')).toBe(true);
    expect((await look(slug)).body).toMatchObject({ standing: 'paid', checkout: null });
    expect(await stockOf('a', item)).toEqual({ on_hand: 4, reserved: 0 });
  });

  test('is over after its hour: the goods are free, and nothing is charged any more', async () => {
    const { world, share, look, pay, token, item } = await begin();
    const { public_slug: slug } = (await share()).body;
    world.clock.advance(61 * MINUTE_MS);
    expect((await look(slug)).body).toMatchObject({ standing: 'over', checkout: null });
    await reconcile(world.work('a'));
    expect((await pay(token, 'tok_approve')).status).not.toBe(200);
    expect(world.cards.asked).toEqual([]);
    expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
  });

  test('of 20 asked for at once one is made', async () => {
    const { share } = await begin();
    const all = await Promise.all(Array.from({ length: 20 }, () => share()));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('leads nowhere once its orders are gone', async () => {
    const { share, look, collect, call, started } = await begin();
    const { public_slug: slug } = (await share()).body;
    const { id, cart } = started.body;
    await call('PUT', `/shopping-carts/${cart}/checkout/${id}/fixed_delivery`, {});
    expect((await look(slug)).body.standing).toBe('over');
    await collect(started);
  });
});

test('a link of another store, an unknown one, or one asked for by another cart is not found', async () => {
  const one = await begin();
  const two = await begin();
  const { public_slug: slug } = (await one.share()).body;
  expect((await two.look(slug)).body.code).toBe('payment_link_not_found');
  expect((await one.look(`pl_${'0'.repeat(26)}`)).status).toBe(404);
  const other = one.path.replace(one.started.body.cart, two.started.body.cart);
  expect((await one.call('GET', other)).status).toBe(404);
  expect((await one.call('POST', other, {}, withKey())).status).toBe(404);
});

test('a number that is paid elsewhere, cash, and a payment under way have no link', async () => {
  const slip = await begin('openpay_store');
  expect((await slip.share()).body.code).toBe('payment_type_not_available');
  const cash = await begin('cash');
  expect((await cash.share()).status).toBe(409);
  const paying = await begin();
  await paying.pay(paying.token, 'tok_three_ds');
  expect((await paying.share()).body.code).toBe('payment_pending');
});
