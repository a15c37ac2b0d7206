/** Carts of two stores that share a cell, and that list the same items. */
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { takeOutBought } from '../../../edge/modules/carts/index.ts';
import type { OwnCartView } from '../../../shared/contracts/own-cart.ts';
import type { Answer } from '../../support/answer.ts';
import { openAccount, signIn } from './people.ts';
import { startPlatform, type Platform } from './platform.ts';
import { cells, listItems, NOON, openStore, write } from './stores.ts';

const SLUGS = ['plaza', 'vecina'] as const;
type Slug = (typeof SLUGS)[number];

let platform: Platform;
beforeAll(async () => {
  for (const slug of SLUGS) await openStore({ slug, cell: 'a' });
  await listItems({ slug: 'plaza', cell: 'a' }, 5);
  await write(
    'a',
    sql`INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
      SELECT 'st_vecina', item_id, kind, list_price, queue_position FROM listing
      WHERE store_id = 'st_plaza'`,
  );
  platform = startPlatform();
});

const line = (number: number, amount: number) => ({
  item: `it_plaza-${number}`,
  sku: `sk_plaza-${number}`,
  amount,
});

let made = 0;
/** Calls of one caller, whose cookie depends on the store. */
function caller(cookies: Partial<Record<Slug, string>> = {}) {
  return async (at: Slug, method: string, path: string, body?: object) => {
    made += 1;
    const cookie = cookies[at];
    const answer = await platform.ask(`http://${at}.localhost/api/shopping-carts${path}`, {
      method,
      headers: {
        origin: `http://${at}.localhost`,
        'content-type': 'application/json',
        'idempotency-key': `key-of-a-cart-${made}`,
        ...(cookie ? { cookie } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: await answer.json() } as Answer<OwnCartView>;
  };
}

/** An account that is signed in at both stores. */
async function someone() {
  made += 1;
  const name = `persona${made}`;
  await openAccount(name);
  const cookies = {
    plaza: await signIn(name, 'plaza.localhost'),
    vecina: await signIn(name, 'vecina.localhost'),
  };
  /** Visits a page with the session, and with other cookies. */
  const visit = async (at: Slug, path: string, { cookie = '', ...init }: Visit = {}) =>
    platform.ask(`http://${at}.localhost${path}`, {
      ...init,
      headers: { origin: `http://${at}.localhost`, cookie: `${cookies[at]}; ${cookie}` },
    });
  return { account: `ac_${name}`, call: caller(cookies), visit };
}

interface Visit extends Pick<RequestInit, 'method' | 'body'> {
  readonly cookie?: string;
}

test('an account has a cart in each, whichever of them is changed', async () => {
  const { call } = await someone();
  await call('plaza', 'PUT', '/mine', { lines: [line(1, 1), line(2, 1)], version: 0 });
  expect((await call('vecina', 'GET', '/mine')).body).toMatchObject({ lines: [], version: 0 });

  const first = { lines: [line(3, 1)], version: 0 };
  expect((await call('vecina', 'PUT', '/mine', first)).status).toBe(200);
  const added = await call('vecina', 'POST', '/mine/products/bulk', { lines: [line(4, 1)] });
  expect(added.body.lines).toEqual([line(3, 1), line(4, 1)]);

  // The version of the other store's cart is not this one's.
  const stale = await call('plaza', 'PUT', '/mine', { lines: [line(5, 1)], version: 2 });
  expect([stale.status, stale.body.code]).toEqual([409, 'cart_changed']);
  const { lines, version } = (await call('plaza', 'GET', '/mine')).body;
  expect([lines, version]).toEqual([[line(1, 1), line(2, 1)], 1]);

  await call('plaza', 'PUT', '/mine', { lines: [], version: 1 });
  expect((await call('vecina', 'GET', '/mine')).body).toMatchObject({
    lines: [line(3, 1), line(4, 1)],
    version: 2,
  });
});

test('what an account buys leaves the cart of that store alone', async () => {
  const { account, call } = await someone();
  for (const at of SLUGS) await call(at, 'PUT', '/mine', { lines: [line(1, 2)], version: 0 });
  await write('a', takeOutBought('st_plaza', { account }, [line(1, 1)], NOON));
  expect((await call('plaza', 'GET', '/mine')).body.lines).toEqual([line(1, 1)]);
  expect((await call('vecina', 'GET', '/mine')).body.lines).toEqual([line(1, 2)]);
});

test('a cart without an account opens in its own store alone', async () => {
  const guest = caller();
  const { cart } = (await guest('plaza', 'POST', '/', { lines: [line(1, 1)] })).body;
  const { call } = await someone();
  for (const visitor of [guest, call]) {
    const answers = [
      await visitor('vecina', 'GET', `/${cart}/orders`),
      await visitor('vecina', 'POST', `/${cart}/products`, line(2, 1)),
      await visitor('vecina', 'PUT', `/${cart}/products/${line(1, 1).sku}`, { amount: 5 }),
      await visitor('vecina', 'DELETE', `/${cart}/products/${line(1, 1).sku}`),
      await visitor('vecina', 'POST', `/${cart}/checkout`, {}),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'cart_not_found'));
  }
  expect((await guest('plaza', 'GET', `/${cart}/orders`)).body.lines).toEqual([line(1, 1)]);
});

test('the form of a checkout takes the cart of its own store', async () => {
  const { call, visit } = await someone();
  await call('plaza', 'PUT', '/mine', { lines: [line(1, 1)], version: 0 });
  const pay = (key: string) =>
    visit('vecina', '/shopping-cart', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'checkout', idempotency_key: key }),
    });
  expect((await pay('clave-uno')).headers.get('location')).toContain('notice=cart_empty');
  await call('vecina', 'PUT', '/mine', { lines: [line(2, 3)], version: 0 });
  const id = (await pay('clave-dos')).headers.get('location')?.split('/').at(-1) ?? '';
  const { results } = await cells.a
    .prepare('SELECT sku_id, amount FROM hold WHERE checkout_id = ?')
    .bind(id)
    .all();
  expect(results).toEqual([{ sku_id: line(2, 3).sku, amount: 3 }]);
});

test('a visitor’s cart joins the account’s in its own store alone', async () => {
  const { call, visit } = await someone();
  const { cart } = (await caller()('plaza', 'POST', '/', { lines: [line(1, 1)] })).body;
  await visit('vecina', '/shopping-cart', { cookie: `cart=${cart}` });
  expect((await call('vecina', 'GET', '/mine')).body.lines).toEqual([]);
  await visit('plaza', '/shopping-cart', { cookie: `cart=${cart}` });
  expect((await call('plaza', 'GET', '/mine')).body.lines).toEqual([line(1, 1)]);
});
