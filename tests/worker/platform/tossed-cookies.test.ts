/**
 * A sibling sub-domain, whose owner may be anybody, sets cookies for the whole domain that all
 * stores share: none of them is taken for the store's own.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { newsWords } from '../../../shared/i18n/news.ts';
import { openAccount, signIn } from './people.ts';
import { startPlatform, type Platform } from './platform.ts';
import { cells, listItems, openStore } from './stores.ts';

const slug = 'hermana';
const other = 'ajena';
const HOST = `https://${slug}.localhost`;
const BY_PATH = `/tienda/${slug}`;

let platform: Platform;

beforeAll(async () => {
  await openStore({ slug, cell: 'a' });
  await openStore({ slug: other, cell: 'a' });
  await listItems({ slug, cell: 'a' }, 2);
  platform = startPlatform();
});

/** Posts a form over TLS, with these cookies. */
function post(path: string, fields: Record<string, string>, cookie = '', origin = HOST) {
  return platform.ask(origin + path, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}

const add = (cookie = '', path = '/shopping-cart', origin = HOST) =>
  post(path, { intent: 'add', sku: `sk_${slug}-1`, amount: '1' }, cookie, origin);

const checkout = (cookie: string) =>
  post('/shopping-cart', { intent: 'checkout', idempotency_key: crypto.randomUUID() }, cookie);

/** The name and value of the cookie that an answer sets. */
function given(answer: Response, name: string): string {
  const set = answer.headers.getSetCookie().find((one) => one.includes(`${name}=`));
  return (
    set?.split(';')[0] ?? expect.fail(`no ${name} in ${answer.headers.getSetCookie().join('; ')}`)
  );
}

async function linesOf(cart: string): Promise<number> {
  const row = await cells.a
    .prepare('SELECT json_array_length(lines) AS n FROM cart WHERE id = ?')
    .bind(cart)
    .first<{ n: number }>();
  return row?.n ?? 0;
}

describe('over TLS', () => {
  test('cart and checkout have names that no other host can set', async () => {
    const cart = await add();
    const begun = await checkout(given(cart, 'cart'));
    for (const [answer, name] of [
      [cart, '__Host-cart'],
      [begun, '__Host-checkout'],
    ] as const) {
      const [set = ''] = answer.headers.getSetCookie().filter((one) => one.startsWith(name));
      expect(set, name).toMatch(/; Path=\//);
      expect(set, name).toMatch(/; HttpOnly; Secure; SameSite=Lax/);
      expect(set, name).not.toMatch(/Domain|Path=\/\w/i);
    }
  });

  test('a cart that was tossed in is neither shown nor filled', async () => {
    const theirs = given(await add(), '__Host-cart').split('=')[1] ?? '';
    const tossed = `cart=${theirs}`;
    const own = given(await add(tossed), '__Host-cart').split('=')[1] ?? '';
    expect(own).not.toBe(theirs);
    expect([await linesOf(theirs), await linesOf(own)]).toEqual([1, 1]);
    const shown = await platform.ask(`${HOST}/shopping-cart`, { headers: { cookie: tossed } });
    expect(await shown.text()).not.toContain(theirs);
  });

  test('nor does a sign-in take it over', async () => {
    await openAccount('tere');
    const theirs = given(await add(), '__Host-cart').split('=')[1] ?? '';
    const session = (await signIn('tere', `${slug}.localhost`)).replace(
      /^session/,
      '__Host-session',
    );
    await platform.ask(`${HOST}/shopping-cart`, {
      headers: { cookie: `${session}; cart=${theirs}` },
    });
    const own = await platform.ask(`${HOST}/api/shopping-carts/mine`, {
      headers: { cookie: session },
    });
    expect(await own.json()).toMatchObject({ lines: [] });
    expect(await linesOf(theirs)).toBe(1);
  });

  test('a checkout that was tossed in is not replaced', async () => {
    const cart = given(await add(), '__Host-cart');
    const begun = given(await checkout(cart), '__Host-checkout').split('=')[1] ?? '';
    const mine = given(await add(), '__Host-cart');
    expect((await checkout(`${mine}; checkout=${begun}`)).status).toBe(303);
    const row = await cells.a
      .prepare('SELECT state FROM checkout WHERE id = ?')
      .bind(begun)
      .first<{ state: string }>();
    expect(row?.state).toBe('open');
  });

  test('news that was tossed in is not told', async () => {
    await openAccount('nuria');
    const session = (await signIn('nuria', `${slug}.localhost`)).replace(/^s/, '__Host-s');
    const told = async (news: string) => {
      const page = await platform.ask(`${HOST}/`, { headers: { cookie: `${session}; ${news}` } });
      return (await page.text()).includes(newsWords('passwordChanged', 'es', '').title);
    };
    expect(await told('__Host-news=passwordChanged')).toBe(true);
    expect(await told('news=passwordChanged')).toBe(false);
  });

  test('stores of one host do not share a cart', async () => {
    const origin = 'https://localhost';
    const here = given(await add('', `${BY_PATH}/shopping-cart`, origin), `__Host-cart-st_${slug}`);
    expect(here).toMatch(`__Host-cart-st_${slug}=cr_`);
    const seen = await platform.ask(`${origin}/tienda/${other}/shopping-cart`, {
      headers: { cookie: here.replace(slug, other) },
    });
    expect(await seen.text()).not.toContain(`sk_${slug}-1`);
    const again = await platform.ask(`${origin}${BY_PATH}/shopping-cart`, {
      headers: { cookie: here },
    });
    expect(await again.text()).toContain(`sk_${slug}-1`);
  });
});
