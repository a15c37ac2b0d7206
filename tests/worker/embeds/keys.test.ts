/** Keys of partners' pages: made, replaced, paused and counted by owners, and held to their origins. */
import { beforeAll, expect, test } from 'vitest';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { listItems, openStore } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';

const BLOG = 'https://blog.example';
const HOUR_MS = 60 * 60 * 1000;

let platform: Platform;
let owner: Caller;

beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  await openStore({ slug: 'otra', cell: 'a' });
  await listItems({ slug: 'uno', cell: 'a' }, 2);
  platform = startPlatform();
  await openAccount('duena');
  await appoint('duena', 'uno', 'owner');
  owner = await calling(platform, 'duena', 'uno');
});

interface Made {
  readonly id: string;
  readonly public_key: string;
}

async function makeKey(wishes: object = {}): Promise<Made> {
  const made = await owner('POST', '/partners/keys', {
    partner: 'Blog',
    origins: [BLOG],
    ...wishes,
  });
  expect(made.status).toBe(201);
  return made.body as unknown as Made;
}

const ask = (key: string, { origin = BLOG, element = 'shop-item-grid', slug = 'uno' } = {}) =>
  platform.ask(`http://${slug}.localhost/embed/html/${element}?key=${key}`, {
    headers: origin === '' ? {} : { origin },
  });

async function codeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { code: string }).code;
}

test('a key shows elements on pages of its origins, and names another origin that it refuses', async () => {
  const { public_key: key } = await makeKey({ origins: [`${BLOG}/nota`, 'http://localhost:3000'] });
  const shown = await ask(key);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('vary')).toContain('Origin');
  expect(await shown.text()).toContain(' data-token="');
  expect((await ask(key, { origin: 'http://localhost:3000' })).status).toBe(200);
  expect((await ask(key, { origin: '' })).status).toBe(200);
  for (const origin of ['https://evil.example', 'http://blog.example', 'null']) {
    const refused = await ask(key, { origin });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('x-shop-reason')).toBe(`origin_not_registered ${origin}`);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(await refused.json()).toMatchObject({
      code: 'origin_not_registered',
      values: { origin },
    });
  }
});

test('without a key an item and the cart are shown, unattributed, and nothing else', async () => {
  for (const element of ['shop-item?item=articulo-1', 'shop-cart', 'shop-sign-in']) {
    const answer = await platform.ask(`http://uno.localhost/embed/html/${element}`);
    expect([element, answer.status]).toEqual([element, 200]);
    expect(await answer.text()).not.toContain('data-token');
  }
  expect(await codeOf(await ask(''))).toBe('embed_key_required');
});

test('a store that says no shows nothing to pages without a key, but its links', async () => {
  const bare = (element: string) => platform.ask(`http://uno.localhost/embed/html/${element}`);
  expect((await owner('GET', '/partners/keyless')).body).toEqual({ keyless: true });
  expect((await owner('PUT', '/partners/keyless', { keyless: false })).status).toBe(200);
  expect(await codeOf(await bare('shop-item?item=articulo-1'))).toBe('embed_key_required');
  expect(await codeOf(await bare('shop-cart'))).toBe('embed_key_required');
  expect((await bare('shop-sign-in')).status).toBe(200);
  expect((await owner('PUT', '/partners/keyless', { keyless: true })).status).toBe(200);
  expect((await bare('shop-cart')).status).toBe(200);
});

test.each(['pk_guessed', `pk_${'0'.repeat(24)}`, "pk_' OR 1=1 --", 'x'.repeat(3_000)])(
  'a key that the store does not know shows nothing: %s',
  async (key) => {
    expect(await codeOf(await ask(encodeURIComponent(key)))).toBe('embed_key_unknown');
  },
);

test('a key of one store shows nothing of another', async () => {
  const { public_key: key } = await makeKey();
  expect(await codeOf(await ask(key, { slug: 'otra' }))).toBe('embed_key_unknown');
});

test('a replaced key counts for 24 hours, and a paused one not at all', async () => {
  const { id, public_key: old } = await makeKey();
  const turned = await owner('POST', `/partners/keys/${id}/rotate`, {});
  const fresh = String(turned.body['public_key']);
  expect(fresh).not.toBe(old);
  expect(turned.body['former_until']).toBe(
    new Date(platform.clock.now() + 24 * HOUR_MS).toISOString(),
  );
  expect((await ask(old)).status).toBe(200);
  expect((await ask(fresh)).status).toBe(200);
  expect((await owner('PUT', `/partners/keys/${id}/state`, { state: 'paused' })).status).toBe(200);
  expect(await codeOf(await ask(fresh))).toBe('embed_key_paused');
  await owner('PUT', `/partners/keys/${id}/state`, { state: 'active' });
  platform.clock.advance(24 * HOUR_MS);
  expect(await codeOf(await ask(old))).toBe('embed_key_unknown');
  expect((await ask(fresh)).status).toBe(200);
});

test('what pages ask for is counted by day, element and origin; more than the limit is refused', async () => {
  const { id, public_key: key } = await makeKey({ per_minute: 3 });
  await ask(key);
  await ask(key);
  await ask(key, { element: 'shop-cart', origin: '' });
  const refused = await ask(key);
  expect(refused.status).toBe(429);
  const { body } = await owner('GET', `/partners/keys/${id}`);
  const day = new Date(platform.clock.now()).toISOString().slice(0, 10);
  expect(body).toMatchObject({ views: 3, handoffs: 0, orders: 0 });
  expect(body['days']).toEqual([
    { day, element: 'shop-item-grid', origin: BLOG, views: 2, adds: 0, handoffs: 0 },
    { day, element: 'shop-cart', origin: '', views: 1, adds: 0, handoffs: 0 },
  ]);
});

test('a key is changed, and one that is not there is said to be gone', async () => {
  const { id, public_key: key } = await makeKey();
  const changed = await owner('PUT', `/partners/keys/${id}`, {
    partner: 'Otro blog',
    origins: ['https://otro.example'],
    referral: 'ac_socio',
  });
  expect(changed.body).toMatchObject({
    partner: 'Otro blog',
    public_key: key,
    referral: 'ac_socio',
    campaign: null,
  });
  expect((await ask(key)).status).toBe(403);
  expect((await ask(key, { origin: 'https://otro.example' })).status).toBe(200);
  const gone = `/partners/keys/ek_${'1'.repeat(26)}`;
  for (const answer of [
    await owner('GET', gone),
    await owner('POST', `${gone}/rotate`, {}),
    await owner('PUT', `${gone}/state`, { state: 'paused' }),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { code: 'embed_key_not_found' } });
  }
  for (const origins of [[], ['blog'], ['javascript:alert(1)'], Array(11).fill(BLOG)]) {
    const bad = await owner('POST', '/partners/keys', { partner: 'x', origins });
    expect(bad.status).toBe(400);
  }
});

test('where the platform has limiters, they decide: by key, and by address without one', async () => {
  const { id, public_key: key } = await makeKey();
  const asked: string[] = [];
  const refusing = {
    limit: async ({ key: by }: { key: string }) => {
      asked.push(by);
      return { success: false };
    },
  };
  const limited = startPlatform({ EMBED_LIMIT: refusing, EMBED_KEYLESS_LIMIT: refusing });
  const at = 'http://uno.localhost/embed/html/shop-cart';
  const statuses = async (path: string, times: number, headers = {}) => {
    const all: number[] = [];
    for (let time = 0; time < times; time += 1) {
      // Another address each time: none of the answers is a kept one.
      const visit = `${path.includes('?') ? '&' : '?'}visit=${time}`;
      all.push((await limited.ask(path + visit, { headers })).status);
    }
    return all;
  };
  // Past a quarter of 600 and of 240 a limiter is asked with each eighth request, and refuses from the next one on.
  const ofKey = await statuses(`${at}?key=${key}`, 153, { origin: BLOG });
  expect(ofKey.indexOf(429)).toBe(152);
  const ofNone = await statuses(at, 65, { 'cf-connecting-ip': '192.0.2.7' });
  expect(ofNone.indexOf(429)).toBe(64);
  expect(asked[0]).toBe(id);
  expect(asked).toHaveLength(2);
  expect(asked[1]).not.toContain('192.0.2');
  // A number that no limiter has is counted here.
  const { public_key: own } = await makeKey({ per_minute: 5 });
  expect((await statuses(`${at}?key=${own}`, 6, { origin: BLOG })).indexOf(429)).toBe(5);
  expect(asked).toHaveLength(2);
});

test('a button that shares and earns needs a key with a referral', async () => {
  const share = 'http://uno.localhost/embed/html/shop-share?item=articulo-1&kind=earn&locale=es';
  const earning = await makeKey({ referral: 'ac_socio' });
  const shown = await (
    await platform.ask(`${share}&key=${earning.public_key}`, { headers: { origin: BLOG } })
  ).text();
  expect(shown).toContain('Comparte y gana');
  expect(shown).toMatch(/value="[^"]*\/articulo-1\?referral=ac_socio"/);
  const plain = await makeKey();
  const other = await platform.ask(`${share}&key=${plain.public_key}`, {
    headers: { origin: BLOG },
  });
  expect(await other.text()).not.toContain('Comparte y gana');
});

test('what buyers put into the cart is counted by element and origin, for the key’s own pages', async () => {
  const { id, public_key: key } = await makeKey();
  const add = (origin: string, element = 'shop-item', of = key) =>
    platform.ask('http://uno.localhost/api/partners/adds', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ embed_key: of, element }),
    });
  expect((await add(BLOG)).status).toBe(200);
  expect((await add(BLOG)).headers.get('access-control-allow-origin')).toBe('*');
  expect((await add('https://evil.example')).status).toBe(403);
  expect((await add('null')).status).toBe(403);
  expect((await add(BLOG, 'shop-item', `pk_${'0'.repeat(24)}`)).status).toBe(403);
  expect((await add(BLOG, 'shop-nothing')).status).toBe(400);
  const { body } = await owner('GET', `/partners/keys/${id}`);
  expect(body).toMatchObject({ views: 0, adds: 2, handoffs: 0 });
  expect(body['days']).toMatchObject([{ element: 'shop-item', origin: BLOG, adds: 2 }]);
});
