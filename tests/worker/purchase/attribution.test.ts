import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { begun, browser, filled, key } from './form-browser.ts';
import { buyer, withKey, newBuyersEachTest } from './buyer.ts';
import {
  fresh,
  makeItem,
  makeStore,
  makeWorld,
  row,
  rows,
  write,
  type TestStore,
} from './world.ts';

newBuyersEachTest();

const world = makeWorld();

/** A store with values of its own; its owner and its campaign are promoters of its network. */
async function promoted(): Promise<
  TestStore & { readonly own: string; readonly campaign: string }
> {
  const store = await makeStore();
  const [own, campaign] = [fresh('ac_owner'), fresh('campaign')];
  const profile = JSON.stringify({ referral: own, campaign, click_id: 'own-click' });
  await write(
    'a',
    sql`UPDATE store SET owner = ${own}, profile = json_patch(profile, ${profile}) WHERE id = ${store.id}`,
  );
  return { ...store, own, campaign };
}

async function frozenOf(checkout: string): Promise<object> {
  const { attribution } = await row(
    'a',
    sql<{ attribution: string }>`SELECT attribution FROM checkout WHERE id = ${checkout}`,
  );
  return JSON.parse(attribution) as object;
}

/** The attribution of a checkout that is begun over the API, and of its order. */
async function startedBy(store: TestStore, cookie: string, body: object = {}): Promise<object> {
  const own = buyer(world, store);
  const cart = await own.cart([{ item: await makeItem(store, { kind: 'service' }) }]);
  const started = await own.call<{ id: string; cart: string }>(
    'POST',
    `/shopping-carts/${cart}/checkout`,
    body,
    { ...withKey(), ...(cookie ? { cookie } : {}) },
  );
  expect(started.status).toBe(201);
  expect((await own.place(started)).status).toBe(201);
  const order = await row(
    'a',
    sql<{
      attribution: string;
    }>`SELECT attribution FROM purchase_order WHERE checkout_id = ${started.body.id}`,
  );
  const frozen = await frozenOf(started.body.id);
  expect(JSON.parse(order.attribution)).toEqual(frozen);
  return frozen;
}

test('what the store knows of the cookies is frozen, and goes into the order', async () => {
  const [store, other] = [await promoted(), await promoted()];
  await write('a', sql`UPDATE store SET root_id = ${store.id} WHERE id = ${other.id}`);
  const cookie = `referralID=${other.own}; campaign=${other.campaign}; clickID=g-1`;
  expect(await startedBy(store, cookie)).toEqual({
    referral: other.own,
    campaign: other.campaign,
    click_id: 'g-1',
  });
});

test('a cookie that the store does not know gives way to the store’s own values', async () => {
  const store = await promoted();
  expect(await startedBy(store, 'referralID=ac_forged; campaign=forged')).toEqual({
    referral: store.own,
    campaign: store.campaign,
    click_id: 'own-click',
  });
  expect(await startedBy(store, '')).toMatchObject({ referral: store.own });
});

test('where the store has none, nothing is frozen', async () => {
  expect(await startedBy(await makeStore(), 'referralID=ac_forged; campaign=forged')).toEqual({});
});

test('a body is asked of the store as a cookie is', async () => {
  const store = await promoted();
  const bare = await makeStore();
  expect(await startedBy(bare, '', { referral: 'ac_forged', campaign: 'forged' })).toEqual({});
  expect(await startedBy(store, 'referralID=ac_forged', { referral: store.own })).toMatchObject({
    referral: store.own,
  });
});

test('a form without script freezes the same answer', async () => {
  // The browser sends a campaign that no store knows.
  const { path } = await begun();
  expect(await frozenOf(path.split('/')[2]!)).toEqual({});
  const store = await promoted();
  const item = await makeItem(store);
  const { post } = browser(world, store);
  await post('/shopping-cart', { ...item, amount: '1', intent: 'add', idempotency_key: '' });
  const { location } = await post('/shopping-cart', { intent: 'checkout', ...key() });
  expect(await frozenOf(location.split('/')[2]!)).toMatchObject({ campaign: store.campaign });
});

test('a form’s cookies are asked of the store too, and each supplier’s order has the answer', async () => {
  const [store, other] = [await promoted(), await promoted()];
  await write('a', sql`UPDATE store SET root_id = ${store.id} WHERE id = ${other.id}`);
  const items = [await makeItem(store), await makeItem(other, { listedBy: [store] })];
  const brought = `referralID=${other.own}; campaign=${other.campaign}; clickID=g-1`;
  const { post } = browser(world, store, brought);
  for (const item of items) {
    await post('/shopping-cart', { ...item, amount: '1', intent: 'add', idempotency_key: '' });
  }
  const { location } = await post('/shopping-cart', { intent: 'checkout', ...key() });
  const deliveries = {
    [`delivery.${store.id}`]: 'collection',
    [`delivery.${other.id}`]: 'collection',
  };
  const placed = await post(location, { ...filled, ...deliveries, ...key() });
  expect(placed.location).toContain('/mis-compras/');
  const orders = await rows(
    'a',
    sql<{
      attribution: string;
    }>`SELECT attribution FROM purchase_order WHERE checkout_id = ${location.split('/')[2]}`,
  );
  const expected = { referral: other.own, campaign: other.campaign, click_id: 'g-1' };
  expect(orders.map(({ attribution }) => JSON.parse(attribution))).toEqual([expected, expected]);
});
