import { describe, expect, test } from 'vitest';
import { ana, anaByPath, eventos, moda } from './shops.ts';

const DAY = 'Max-Age=86400';
/** A page enters the cache after its answer; a busy machine takes its time. */
const SOON = { timeout: 10_000 };

/** The cookies of an answer as name → value, and their attributes. */
function written(cookies: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    cookies.map((cookie) => {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const age = attributes.find((attribute) => attribute.startsWith('Max-Age'));
      return [name, `${decodeURIComponent(value)};${age}`];
    }),
  );
}

const allOf = async (shop: typeof moda, path: string, cookie = '') =>
  written((await shop.get(path, cookie ? { cookie } : {})).cookies);

/** The cookies of the visit itself, without that of the first promoter. */
async function visit(shop: typeof moda, path: string, cookie = '') {
  const { first_touch: _, ...cookies } = await allOf(shop, path, cookie);
  return cookies;
}

describe('the address’s values win', () => {
  test.each([
    ['?referral=ac_ana', { referralID: `ac_ana;${DAY}` }],
    ['?campaign=otono-con-ana', { campaign: `otono-con-ana;${DAY}` }],
    ['?click_id=c-1', { clickID: `c-1;${DAY}` }],
    ['?gclid=g-1', { clickID: `g-1;${DAY}` }],
    ['?fbclid=f-1', { clickID: `f-1;${DAY}` }],
    ['?fbclid=f-1&gclid=g-1', { clickID: `g-1;${DAY}` }],
    ['?fbclid=f-1&gclid=g-1&click_id=c-1', { clickID: `c-1;${DAY}` }],
    ['?referral_slug=ana', { referralID: `ac_ana;${DAY}` }],
    ['?referral_slug=ANA', { referralID: `ac_ana;${DAY}` }],
    [
      '?referral=r&campaign=c&click_id=k',
      { referralID: `r;${DAY}`, campaign: `c;${DAY}`, clickID: `k;${DAY}` },
    ],
  ])('%s', async (query, cookies) => {
    expect(await visit(moda, `/productos${query}`)).toEqual(cookies);
  });

  test('over a cookie too', async () => {
    expect(await visit(moda, '/?referral=new', 'referralID=ac_ana')).toEqual({
      referralID: `new;${DAY}`,
    });
  });

  test.each([
    ['empty', '?referral='],
    ['too long', `?referral=${'x'.repeat(101)}`],
    ['unprintable', '?referral=%00%0d%0aSet-Cookie:x'],
    ['an unknown slug', '?referral_slug=nobody'],
    ['a slug of another network', '?referral_slug=eventos'],
  ])('unless it is %s', async (_what, query) => {
    expect(await visit(moda, `/${query}`)).toEqual({});
  });
});

describe('without a parameter', () => {
  test("the store's own values are set", async () => {
    const own = {
      referralID: `ac_ana;${DAY}`,
      campaign: `otono-con-ana;${DAY}`,
      clickID: `ana-ig-0001;${DAY}`,
    };
    for (const path of ['/', '/productos', '/catalogos', '/nowhere']) {
      expect(await visit(ana, path), path).toEqual(own);
      expect(await visit(anaByPath, path), path).toEqual(own);
    }
  });

  test('a store without values sets none', async () => {
    expect(await visit(moda, '/')).toEqual({});
    expect(await visit(eventos, '/')).toEqual({});
  });

  test('a live cookie that the network knows counts for another day', async () => {
    const live = 'referralID=ac_ana; campaign=otono-con-ana; clickID=x';
    const again = {
      referralID: `ac_ana;${DAY}`,
      campaign: `otono-con-ana;${DAY}`,
      clickID: `x;${DAY}`,
    };
    expect(await visit(moda, '/', live)).toEqual(again);
    expect(await visit(ana, '/', live)).toEqual(again);
  });

  test('a live cookie that the network does not know yields to the store’s own value', async () => {
    expect(await visit(ana, '/', 'referralID=nobody; campaign=none; clickID=x')).toEqual({
      referralID: `ac_ana;${DAY}`,
      campaign: `otono-con-ana;${DAY}`,
      clickID: `x;${DAY}`,
    });
  });

  test('a cookie is cleared where the store has no value for it', async () => {
    expect(await visit(moda, '/', 'referralID=nobody; campaign=none')).toEqual({
      referralID: ';Max-Age=0',
      campaign: ';Max-Age=0',
    });
    expect(await visit(eventos, '/', 'referralID=ac_ana')).toEqual({ referralID: ';Max-Age=0' });
  });

  test('a click id stays: only its advertiser could tell one click from another', async () => {
    expect(await visit(moda, '/', 'clickID=g-1')).toEqual({ clickID: `g-1;${DAY}` });
  });
});

describe('the cookies', () => {
  test('are for the whole host, and not for other sites', async () => {
    const { cookies } = await moda.get('/?referral=ac_ana');
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).not.toMatch(/Secure|Domain/);
    }
  });

  test('are written on a page out of the cache too, and never kept with it', async () => {
    await moda.get('/servicios');
    await expect
      .poll(async () => (await moda.get('/servicios')).headers['x-page-cache'], SOON)
      .toBe('hit');
    const marked = await moda.get('/servicios?referral=ac_ana');
    expect(marked.headers['x-page-cache']).toBe('hit');
    expect(marked.cookies).toHaveLength(2);
    expect((await moda.get('/servicios')).cookies).toEqual([]);
  });

  test("end with a payment's redirect: the sale is credited", async () => {
    const live = 'referralID=ac_ana; campaign=otono-con-ana; clickID=c-1';
    const ended = { referralID: ';Max-Age=0', campaign: ';Max-Age=0', clickID: ';Max-Age=0' };
    const path = `/checkout/co_${'a'.repeat(26)}/return`;
    const first = { first_touch: ';Max-Age=0' };
    const both = `${live}; first_touch=ac_ana`;
    expect(await allOf(moda, path, live)).toEqual(ended);
    expect(await allOf(moda, path, both)).toEqual({ ...ended, ...first });
    expect(await allOf(anaByPath, path, both)).toEqual({ ...ended, ...first });
  });

  test('are not set by calls and files', async () => {
    for (const path of [
      '/api/store/moda?referral=ac_ana',
      '/robots.txt?referral=ac_ana',
      '/healthz',
    ]) {
      expect((await moda.get(path)).cookies, path).toEqual([]);
    }
  });
});

test('the store call takes the same parameters and answers with the credited referrer', async () => {
  const fetched = async (query: string) => (await moda.get(`/api/store/moda${query}`)).json();
  expect(await fetched('')).toMatchObject({ referral: null, campaign: null, click_id: null });
  expect(await fetched('?referral=ac_ana&campaign=otono-con-ana&gclid=g')).toMatchObject({
    referral: 'ac_ana',
    campaign: 'otono-con-ana',
    click_id: 'g',
  });
  expect(await fetched('?referral=nobody&referral_slug=ana')).toMatchObject({ referral: 'ac_ana' });
  expect(await fetched('?referral=nobody&campaign=none')).toMatchObject({
    referral: null,
    campaign: null,
  });
  expect((await ana.get('/api/store/ana')).json()).toMatchObject({ referral: 'ac_ana' });
});

describe('the promoter who came first', () => {
  const MONTH = 'Max-Age=2592000';

  test('is remembered for thirty days, by a link or by the slug of a store', async () => {
    for (const query of ['?referral=ac_ana', '?referral_slug=ana']) {
      expect(await allOf(moda, `/productos${query}`)).toMatchObject({
        first_touch: `ac_ana;${MONTH}`,
      });
    }
  });

  test('stays, whoever comes after', async () => {
    const cookies = await allOf(moda, '/?referral=ac_ana', 'first_touch=ac_luz');
    expect(cookies).toEqual({ referralID: `ac_ana;${DAY}` });
  });

  test.each([
    ['no promoter of the network', moda, '/?referral=nobody'],
    ['the store’s own value', ana, '/'],
    ['a campaign alone', moda, '/?campaign=otono-con-ana'],
  ])('is not %s', async (_what, shop, path) => {
    expect(await allOf(shop, path)).not.toHaveProperty('first_touch');
  });
});
