/** The link of a purchase can be forwarded: without more than that nobody sees who bought it. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../../../edge/env.ts';
import { mailKey } from '../../../edge/modules/orders/index.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { listItems, openStore } from '../platform/stores.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { signIn } from './person.ts';

newBuyersEachTest();

const HOST = 'http://regalos.localhost:8787';
const EMAIL = 'compradora@example.com';
const BUYER = ['Ana Ruiz', EMAIL, '5512345678', '55 1234 5678', 'Calle 5 de Mayo', 'Luis Mora'];

let platform: Platform;

beforeAll(async () => {
  await openStore({ slug: 'regalos', cell: 'a' });
  await listItems({ slug: 'regalos', cell: 'a' }, 2);
  platform = startPlatform();
});

/** The ids that the calls of a purchase answer with, those of its own step. */
interface Given {
  readonly cart: string;
  readonly id: string;
  readonly orders: readonly string[];
}

async function post(path: string, body: object) {
  const answer = await platform.ask(`${HOST}/api${path}`, {
    method: 'POST',
    headers: {
      origin: HOST,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  expect([200, 201], await answer.clone().text()).toContain(answer.status);
  return { body: (await answer.json()) as Given, cookies: answer.headers.getSetCookie() };
}

/** Buys as a guest, in one browser; gives the purchase, an order of it and the browser's cookie. */
async function buy() {
  const lines = [{ item: 'it_regalos-1', sku: 'sk_regalos-1', amount: 1 }];
  const { cart } = (await post('/shopping-carts', { lines })).body;
  const { id } = (await post(`/shopping-carts/${cart}/checkout`, {})).body;
  const placed = await post('/orders', {
    checkout_id: id,
    cart_id: cart,
    contact: { full_name: 'Ana Ruiz', email: EMAIL, country: 'MX', phone: '5512345678' },
    address: {
      route: 'Calle 5 de Mayo',
      street_number: '10',
      locality: 'Cuauhtémoc',
      administrative_area_level_1: 'CDMX',
      postal_code: '06000',
      country: 'MX',
    },
    payment_type: 'cash',
    delivery: { st_regalos: 'fixed_delivery' },
  });
  const own = placed.cookies.find((one) => one.startsWith('bought='));
  return {
    id,
    order: placed.body.orders[0] ?? expect.fail('no order'),
    cookie: own?.split(';')[0] ?? expect.fail('the browser knows nothing'),
  };
}

/** Whether any place that shows a purchase shows its buyer; the places show the same. */
async function showsBuyer({ id, order }: { id: string; order: string }, cookie = '') {
  const seen: boolean[] = [];
  for (const path of [
    `/mis-compras/${id}`,
    `/mis-compras/${order}`,
    `/checkout/${id}`,
    `/checkout/${id}/return`,
    `/api/orders/aggregation/${id}`,
  ]) {
    const answer = await platform.ask(HOST + path, { headers: { cookie } });
    const text = await answer.text();
    if (path.includes('mis-compras') || path.includes('/api/')) seen.push(text.includes(EMAIL));
    if (!cookie) for (const word of BUYER) expect(text, `${path}: ${word}`).not.toContain(word);
  }
  expect(new Set(seen).size).toBe(1);
  return seen[0];
}

test('a forwarded link shows neither name nor address nor phone', async () => {
  const bought = await buy();
  expect(await showsBuyer(bought)).toBe(false);
  const page = await platform.ask(`${HOST}/mis-compras/${bought.id}`);
  const text = await page.text();
  expect(page.status).toBe(200);
  expect(text).toContain('Artículo 1');
  expect(text).toContain(`/login?next=${encodeURIComponent(`/mis-compras/${bought.id}`)}`);
});

test('the browser that placed the orders shows them to its buyer', async () => {
  const [bought, other] = [await buy(), await buy()];
  expect(await showsBuyer(bought, bought.cookie)).toBe(true);
  expect(await showsBuyer(bought, other.cookie)).toBe(false);
  expect(await showsBuyer(bought, `bought=${bought.id}`)).toBe(false);
  // Looking at a link is no purchase: what it sets opens nothing.
  const looked = await platform.ask(`${HOST}/checkout/${bought.id}`);
  const set = looked.headers.getSetCookie().map((one) => one.split(';')[0]);
  expect(await showsBuyer(bought, set.join('; ') || 'none=1')).toBe(false);
});

test('an account that has proved the e-mail shows them, another one does not', async () => {
  const bought = await buy();
  const stranger = await signIn(platform, { store: 'regalos', email: 'otra@example.com' });
  expect(await showsBuyer(bought, stranger.cookie)).toBe(false);
  const buyer = await signIn(platform, { store: 'regalos', email: EMAIL });
  expect(await showsBuyer(bought, buyer.cookie)).toBe(true);
});

describe('the link of a mail', () => {
  const keyOf = (checkout: string, email = EMAIL) => {
    const of = { storeId: 'st_regalos', checkout, email };
    return mailKey(readEnv(env), of, platform.clock.now());
  };
  /** Opens a link; gives where it leads and the cookies that it sets. */
  async function open(path: string, headers: Record<string, string> = {}) {
    const answer = await platform.ask(HOST + path, { headers, redirect: 'manual' });
    const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    return { answer, location: answer.headers.get('location'), cookie: cookie.join('; ') };
  }

  test('lets its reader in, and its key leaves the address at once', async () => {
    const bought = await buy();
    const key = await keyOf(bought.id);
    const { answer, location, cookie } = await open(
      `/mis-compras/${bought.order}/devolucion?lang=es&llave=${key}`,
    );
    expect([answer.status, location]).toEqual([
      303,
      `/mis-compras/${bought.order}/devolucion?lang=es`,
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await showsBuyer(bought, cookie)).toBe(true);
    expect(await showsBuyer(await buy(), cookie)).toBe(false);
  });

  test('opens nothing with a key of another purchase or mailbox, or one that is over', async () => {
    const [bought, other] = [await buy(), await buy()];
    const late = await keyOf(bought.id);
    for (const key of [
      await keyOf(other.id),
      await keyOf(bought.id, 'otra@example.com'),
      'x',
      '',
    ]) {
      const { location, cookie } = await open(`/mis-compras/${bought.id}?llave=${key}`);
      expect(location).toBe(`/mis-compras/${bought.id}`);
      expect(await showsBuyer(bought, cookie || 'none=1')).toBe(false);
    }
    platform.clock.advance(91 * 24 * 3_600_000);
    const { cookie } = await open(`/mis-compras/${bought.id}?llave=${late}`);
    expect(await showsBuyer(bought, cookie || 'none=1')).toBe(false);
  });

  test('of an account’s purchase opens nothing: its sign-in guards it', async () => {
    const bought = await buy();
    await env.CELL_A.prepare("UPDATE purchase_order SET account_id = 'ac_otra' WHERE id = ?")
      .bind(bought.order)
      .run();
    const { cookie } = await open(`/mis-compras/${bought.id}?llave=${await keyOf(bought.id)}`);
    expect(await showsBuyer(bought, cookie || 'none=1')).toBe(false);
  });
});
