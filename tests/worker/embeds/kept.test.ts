/** An element that is asked for again and again is answered before its store is looked up: the same, and as strictly. */
import { beforeAll, expect, test } from 'vitest';
import { EMBED_KEYLESS_PER_MINUTE, EMBED_PER_MINUTE } from '../../../shared/rules/embed-keys.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { listItems, openStore } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';

const BLOG = 'https://blog.example';
const MINUTE_MS = 60_000;

let platform: Platform;
let owner: Caller;

beforeAll(async () => {
  for (const slug of ['guardada', 'vecina']) {
    await openStore({ slug, cell: 'a' });
    await listItems({ slug, cell: 'a' }, 2);
  }
  platform = startPlatform();
  await openAccount('guardiana');
  await appoint('guardiana', 'guardada', 'owner');
  owner = await calling(platform, 'guardiana', 'guardada');
});

async function makeKey(wishes: object = {}): Promise<{ id: string; key: string }> {
  const made = await owner('POST', '/partners/keys', {
    partner: 'Blog',
    origins: [BLOG, 'https://otro.example'],
    ...wishes,
  });
  return { id: String(made.body['id']), key: String(made.body['public_key']) };
}

const ask = (key: string, headers: Record<string, string> = { origin: BLOG }, slug = 'guardada') =>
  platform.ask(`http://${slug}.localhost/embed/html/shop-item?item=articulo-1&key=${key}`, {
    headers,
  });

/** The same request as often as makes its answer a kept one. */
async function warm(key: string, headers?: Record<string, string>): Promise<Response> {
  for (let time = 0; time < 3; time += 1) await ask(key, headers);
  return ask(key, headers);
}

test('the same bytes and headers come again, and each time counts as a view', async () => {
  const { id, key } = await makeKey();
  const first = await ask(key);
  const again = await warm(key);
  expect(await again.text()).toBe(await first.text());
  const lasting = ({ headers }: Response) =>
    [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'server-timing');
  expect(lasting(again)).toEqual(lasting(first));
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  const { body } = await owner('GET', `/partners/keys/${id}`);
  expect(body).toMatchObject({ views: 5 });
  expect(body['days']).toMatchObject([{ element: 'shop-item', origin: BLOG, views: 5 }]);
});

test('another origin, language or store gets an answer of its own', async () => {
  const { key } = await makeKey();
  const own = await (await warm(key)).text();
  expect((await ask(key, { origin: 'https://evil.example' })).status).toBe(403);
  const other = await (await warm(key, { origin: 'https://otro.example' })).text();
  const tokenIn = (html: string) => /data-token="([^"]+)"/.exec(html)?.[1];
  expect(tokenIn(other)).not.toBe(tokenIn(own));
  const english = await warm(key, { origin: BLOG, 'accept-language': 'en' });
  expect(english.headers.get('content-language')).toMatch(/^en/);
  expect((await ask(key, { origin: BLOG }, 'vecina')).status).toBe(403);
  // A caller's word for TLS counts only where a trusted proxy says it.
  const claimed = await warm(key, { origin: BLOG, 'x-forwarded-proto': 'https' });
  expect(await claimed.text()).toBe(own);
});

test('a paused key, and one whose origins were changed, is refused at once', async () => {
  const { id, key } = await makeKey();
  expect((await warm(key)).status).toBe(200);
  await owner('PUT', `/partners/keys/${id}/state`, { state: 'paused' });
  expect((await ask(key)).status).toBe(403);
  await owner('PUT', `/partners/keys/${id}/state`, { state: 'active' });
  expect((await warm(key)).status).toBe(200);
  await owner('PUT', `/partners/keys/${id}`, {
    partner: 'Blog',
    origins: ['https://otro.example'],
  });
  expect((await ask(key)).status).toBe(403);
});

test('a store that asks for a key refuses pages without one at once', async () => {
  const keyless = () =>
    platform.ask('http://guardada.localhost/embed/html/shop-item?item=articulo-2');
  for (let time = 0; time < 4; time += 1) expect((await keyless()).status).toBe(200);
  await owner('PUT', '/partners/keyless', { keyless: false });
  expect((await keyless()).status).toBe(403);
  await owner('PUT', '/partners/keyless', { keyless: true });
  expect((await keyless()).status).toBe(200);
});

test('kept answers count against the limit of the key', async () => {
  const { key } = await makeKey({ per_minute: 12 });
  expect(EMBED_PER_MINUTE.standard).toBeGreaterThan(12);
  const statuses: number[] = [];
  for (let time = 0; time < 14; time += 1) statuses.push((await ask(key)).status);
  expect(statuses).toEqual([...Array<number>(12).fill(200), 429, 429]);
  platform.clock.advance(MINUTE_MS);
  expect((await ask(key)).status).toBe(200);
});

/** A divisor of the limit: the order of requests that are made at once is not known. */
const AT_ONCE = EMBED_KEYLESS_PER_MINUTE / 6;

test('without a key kept answers count against the limit of the caller’s network', async () => {
  const item = 'http://guardada.localhost/embed/html/shop-item?item=articulo-1';
  const from = async (address: string, times: number) => {
    const headers = { 'cf-connecting-ip': address };
    const statuses: number[] = [];
    // Together: each waits until its line of the log is written.
    while (statuses.length < times) {
      const some = Array.from({ length: Math.min(AT_ONCE, times - statuses.length) }, async () => {
        const { status } = await platform.ask(item, { headers });
        return status;
      });
      statuses.push(...(await Promise.all(some)));
    }
    return statuses;
  };
  const counted = await from('192.0.2.3', EMBED_KEYLESS_PER_MINUTE + 2);
  expect(counted.indexOf(429)).toBe(EMBED_KEYLESS_PER_MINUTE);
  expect(await from('192.0.2.4', 1)).toEqual([200]);
  platform.clock.advance(MINUTE_MS);
  expect(await from('192.0.2.3', 1)).toEqual([200]);
});

test('a request with a cookie, and one that has no item, goes the long way', async () => {
  const { key } = await makeKey();
  await warm(key);
  const withCookie = await ask(key, { origin: BLOG, cookie: 'locale=en' });
  expect(withCookie.headers.get('content-language')).toMatch(/^en/);
  for (let time = 0; time < 4; time += 1) {
    const none = await platform.ask(
      `http://guardada.localhost/embed/html/shop-item?item=nada&key=${key}`,
      { headers: { origin: BLOG } },
    );
    expect(none.status).toBe(404);
  }
});
