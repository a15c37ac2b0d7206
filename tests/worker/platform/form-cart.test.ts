/**
 * The cart of forms without script, before and after a visitor signs in: no line is lost, and none
 * comes twice.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { MAX_CART_LINES } from '../../../shared/kernel/constants/limits.ts';
import { cookieBrowser } from './cookie-browser.ts';
import { openAccount, signIn } from './people.ts';
import { startPlatform, type Platform } from './platform.ts';
import { cells, listItems, NOON, openStore, write } from './stores.ts';
import { signUp, browserAt } from '../people/world.ts';

const STORE = { slug: 'bazar', cell: 'a' } as const;
const ORIGIN = 'http://bazar.localhost:8787';
const PASSWORD = 'una frase larga';

let platform: Platform;
beforeAll(async () => {
  await openStore(STORE);
  await listItems(STORE, 6);
  platform = startPlatform();
});

/** A browser without script at the store. */
function browser(jar = new Map<string, string>()) {
  const { ask, submit } = cookieBrowser(platform, ORIGIN, jar);
  return {
    jar,
    ask,
    async post(path: string, fields: Record<string, string>): Promise<string> {
      const answer = await submit(path, fields);
      expect(answer.status, await answer.clone().text()).toBe(303);
      return answer.headers.get('location') ?? '';
    },
    /** The account's cart, as every other device sees it. */
    async own(): Promise<{ lines: object[]; version: number; notices: object[] }> {
      const answer = await ask('/api/shopping-carts/mine');
      expect(answer.status).toBe(200);
      return answer.json();
    },
  };
}
type Browser = ReturnType<typeof browser>;

const line = (number: number, amount: number) => ({
  item: `it_bazar-${number}`,
  sku: `sk_bazar-${number}`,
  amount,
});
const add = (one: Browser, number: number, amount: number) =>
  one.post('/shopping-cart', { sku: `sk_bazar-${number}`, amount: String(amount) });

let made = 0;
/** A browser whose forms have filled a cart, and an account's session for the same host. */
async function filled(...amounts: readonly [number, number][]) {
  made += 1;
  const name = `marchante${made}`;
  await openAccount(name);
  const one = browser();
  for (const [number, amount] of amounts) await add(one, number, amount);
  const cart = one.jar.get('cart') ?? '';
  const [key = '', value = ''] = (await signIn(name, 'bazar.localhost')).split('=');
  return { one, cart, account: `ac_${name}`, enter: () => one.jar.set(key, value) };
}

async function rowsOf(cart: string): Promise<number> {
  const { results } = await cells.a.prepare('SELECT id FROM cart WHERE id = ?').bind(cart).all();
  return results.length;
}

describe('at sign-in', () => {
  test.each(['the form', 'the call'])('by %s it goes over, and is no more', async (way) => {
    const { phone } = await signUp(browserAt(platform, 'bazar'));
    const one = browser();
    await add(one, 1, 2);
    await add(one, 2, 1);
    const cart = one.jar.get('cart') ?? '';
    expect(await rowsOf(cart)).toBe(1);
    if (way === 'the form') await one.post('/login', { username: phone, password: PASSWORD });
    else {
      await one.ask('/api/oauth/authorization', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: phone, password: PASSWORD }),
      });
    }
    expect([...one.jar.keys()]).toContain('session');
    expect([...one.jar.keys()]).not.toContain('cart');
    expect((await one.own()).lines).toEqual([line(1, 2), line(2, 1)]);
    expect(await rowsOf(cart)).toBe(0);
  });

  test('a refused visitor keeps their cart', async () => {
    const { phone } = await signUp(browserAt(platform, 'bazar'));
    const one = browser();
    await add(one, 1, 2);
    const cart = one.jar.get('cart') ?? '';
    await one.ask('/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username: phone, password: 'no es la mía' }).toString(),
    });
    expect(one.jar.get('cart')).toBe(cart);
    expect(await rowsOf(cart)).toBe(1);
  });
});

describe('of a visitor who signed in elsewhere on the host', () => {
  test('it goes over with the next visit to the cart, which shows it', async () => {
    const { one, enter } = await filled([1, 2]);
    enter();
    const page = await (await one.ask('/shopping-cart')).text();
    expect(page).toContain('Artículo 1');
    expect([...one.jar.keys()]).toEqual(['session']);
    expect((await one.own()).lines).toEqual([line(1, 2)]);
  });

  test('a SKU in both has the larger amount', async () => {
    const { one, enter, account } = await filled([1, 1], [2, 4]);
    await write(
      'a',
      sql`INSERT INTO cart (id, store_id, account_id, lines, updated_at)
        VALUES (${`cr_of_${account}`}, 'st_bazar', ${account},
          ${JSON.stringify([line(1, 3), line(3, 1)])}, ${NOON})`,
    );
    enter();
    await one.ask('/shopping-cart');
    expect((await one.own()).lines).toEqual([line(1, 3), line(3, 1), line(2, 4)]);
  });

  test('it goes over once: a cookie that comes again brings nothing back', async () => {
    const { one, enter, cart } = await filled([1, 3]);
    enter();
    await one.ask('/shopping-cart');
    await one.post('/shopping-cart', { intent: 'set', sku: 'sk_bazar-1', amount: '1' });
    one.jar.set('cart', cart);
    await one.ask('/shopping-cart');
    expect((await one.own()).lines).toEqual([line(1, 1)]);
    expect([...one.jar.keys()]).toEqual(['session']);
  });

  test('ten visits at once take it over once', async () => {
    const { one, enter, cart } = await filled([1, 2]);
    enter();
    const session = one.jar.get('session') ?? '';
    await Promise.all(
      Array.from({ length: 10 }, () =>
        browser(
          new Map([
            ['session', session],
            ['cart', cart],
          ]),
        ).ask('/shopping-cart'),
      ),
    );
    const { lines, version } = await one.own();
    expect(lines).toEqual([line(1, 2)]);
    expect(version).toBe(1);
  });

  test('where the account’s cart has no room it stays, and nothing of either is lost', async () => {
    const { one, enter, cart, account } = await filled([1, 1]);
    const full = Array.from({ length: MAX_CART_LINES }, (_none, index) => ({
      item: 'it_old',
      sku: `sk_old-${index}`,
      amount: 1,
    }));
    await write(
      'a',
      sql`INSERT INTO cart (id, store_id, account_id, lines, updated_at)
        VALUES (${`cr_of_${account}`}, 'st_bazar', ${account}, ${JSON.stringify(full)}, ${NOON})`,
    );
    enter();
    expect((await one.ask('/shopping-cart')).status).toBe(200);
    expect(one.jar.get('cart')).toBe(cart);
    expect(await rowsOf(cart)).toBe(1);
    expect((await one.own()).version).toBe(1);
  });

  test('it holds no more than there is', async () => {
    const { one, enter } = await filled([6, 8]);
    await write('a', sql`UPDATE sku SET on_hand = 3 WHERE id = 'sk_bazar-6'`);
    enter();
    await one.ask('/shopping-cart');
    expect(await one.own()).toMatchObject({
      lines: [line(6, 3)],
      notices: [{ code: 'insufficient_stock', amount: 3 }],
    });
  });
});

describe('after it, forms work on the account’s cart', () => {
  test('lines are put in, set and taken out', async () => {
    const { one, enter } = await filled();
    enter();
    expect(await add(one, 1, 2)).toBe('/shopping-cart');
    await add(one, 2, 1);
    await one.post('/shopping-cart', { intent: 'set', sku: 'sk_bazar-1', amount: '5' });
    await one.post('/shopping-cart', { intent: 'remove', sku: 'sk_bazar-2' });
    expect((await one.own()).lines).toEqual([line(1, 5)]);
    expect(
      await one.post('/shopping-cart', { intent: 'set', sku: 'sk_bazar-1', amount: '50' }),
    ).toBe('/shopping-cart?notice=insufficient_stock');
    expect([...one.jar.keys()]).toEqual(['session']);
  });

  test('the page shows it on every device, and gives no script a second copy', async () => {
    const { one, enter } = await filled();
    enter();
    await add(one, 2, 3);
    const other = browser(new Map([['session', one.jar.get('session') ?? '']]));
    const page = await (await other.ask('/shopping-cart')).text();
    expect(page).toContain('Artículo 2');
    expect(page).toContain('"served":null');
  });

  test('no other visitor sees it', async () => {
    const { one, enter } = await filled();
    enter();
    await add(one, 1, 1);
    const page = await (await browser().ask('/shopping-cart')).text();
    expect(page).not.toContain('Artículo 1<');
  });

  test('a purchase takes out what was bought, once, and leaves the rest', async () => {
    const { one, enter, account } = await filled();
    enter();
    await add(one, 3, 2);
    await add(one, 4, 1);
    const checkout = await one.post('/shopping-cart', {
      intent: 'checkout',
      idempotency_key: `checkout-of-${account}`,
    });
    expect(checkout).toMatch(/^\/checkout\/co_/);
    // While it is paid for, another device puts more in.
    await add(one, 3, 1);
    await add(one, 5, 1);
    const order = {
      'contact.full_name': 'Ana Ruiz',
      'contact.email': 'ana@example.com',
      'contact.country': 'MX',
      'contact.phone': '5512345678',
      'address.country': 'MX',
      'address.route': 'Calle 5 de Mayo',
      'address.street_number': '10',
      'address.postal_code': '06000',
      'address.locality': 'Cuauhtémoc',
      'address.administrative_area_level_1': 'CDMX',
      'delivery.st_bazar': 'fixed_delivery',
      payment_type: 'cash',
      note: '',
      idempotency_key: `order-of-${account}`,
    };
    const placed = await Promise.all([one.post(checkout, order), one.post(checkout, order)]);
    expect(new Set(placed)).toEqual(new Set([checkout.replace('checkout', 'mis-compras')]));
    expect((await one.own()).lines).toEqual([line(3, 1), line(5, 1)]);
  });

  test('a line that cannot be bought is reported, and the next try goes on without it', async () => {
    const { one, enter, account } = await filled();
    enter();
    await add(one, 4, 2);
    await add(one, 5, 1);
    await write('a', sql`UPDATE sku SET on_hand = 0 WHERE id = 'sk_bazar-4'`);
    const key = (name: string) => ({
      intent: 'checkout',
      idempotency_key: `${name}-of-${account}`,
    });
    expect(await one.post('/shopping-cart', key('first'))).toBe(
      '/shopping-cart?notice=out_of_stock',
    );
    expect(await one.own()).toMatchObject({ lines: [line(5, 1)], notices: [] });
    expect(await one.post('/shopping-cart', key('second'))).toMatch(/^\/checkout\/co_/);
    expect([...one.jar.keys()].toSorted()).toEqual(['checkout', 'session']);
  });

  test('an account that put nothing in has nothing to check out', async () => {
    const { one, enter } = await filled();
    enter();
    expect(await one.post('/shopping-cart', { intent: 'checkout' })).toBe(
      '/shopping-cart?notice=cart_empty',
    );
  });
});
