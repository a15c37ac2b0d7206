/** The pages of the store that a payment's buyer is led back to. */
import { expect, test } from 'vitest';
import { buyer, newBuyersEachTest, withKey } from './buyer.ts';
import { beginThere } from './redirecting.ts';
import { makeItem, makeStore, makeWorld } from './world.ts';

newBuyersEachTest();

const PAGES = { return_path: '/mis-compras', cancel_path: '/shopping-cart' };

async function begin() {
  const there = await beginThere();
  const [order = ''] = there.placed.body.orders;
  const name = (body: object = PAGES, key?: string, at = order) =>
    there.call<{ token: string; code?: string; field?: string }>(
      'PUT',
      `/orders/broker/${at}`,
      body,
      withKey(key),
    );
  return { ...there, order, name };
}

test('are named by the buyer before the payment begins, and told to its provider', async () => {
  const { name, token, world, checkout, go } = await begin();
  const named = await name(PAGES, 'the-same-key');
  expect(named).toEqual({ status: 200, body: { token } });
  expect(await name(PAGES, 'the-same-key')).toEqual(named);
  await go();
  const [asked] = world.cards.asked;
  expect(asked?.cancelUrl).toMatch(/localhost\/shopping-cart$/);
  // The return is asked first how it went.
  expect(asked?.returnUrl).toContain(`/checkout/${checkout}/return`);
  expect((await name()).body.code).toBe('payment_pending');
});

test('are pages of the store alone', async () => {
  const { name } = await begin();
  for (const away of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/../x',
    'mis-compras',
  ]) {
    expect(await name({ return_path: away }), away).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  }
});

test('are left out for the checkout’s own, also after others were named', async () => {
  const { name, go, world, checkout } = await begin();
  await name();
  expect((await name({})).status).toBe(200);
  await go();
  expect(world.cards.asked[0]?.cancelUrl).toContain(`/checkout/${checkout}/pay`);
});

test('belong to the buyer, and to an order that is paid online', async () => {
  const { order, store } = await begin();
  const stranger = buyer(makeWorld(), store);
  expect((await stranger.call('PUT', `/orders/broker/${order}`, PAGES, withKey())).body).toEqual(
    expect.objectContaining({ code: 'order_not_found' }),
  );
  const world = makeWorld();
  const shop = await makeStore();
  const shopper = buyer(world, shop);
  const started = await shopper.ready([{ item: await makeItem(shop) }]);
  const [cash = ''] = (await shopper.place(started)).body.orders;
  expect((await shopper.call('PUT', `/orders/broker/${cash}`, PAGES, withKey())).body).toEqual(
    expect.objectContaining({ code: 'payment_not_found' }),
  );
});
