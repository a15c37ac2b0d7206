/** Files of an earlier build that a partner's page has pinned: kept beside the pictures, and nothing else of them. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';

let platform: Platform;
beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  platform = startPlatform({
    ASSETS: { fetch: async () => new Response('', { status: 404 }) },
  });
  await env.MEDIA.put('embed/v1.0123456789ab.js', 'loader');
  await env.MEDIA.put('embed/assets/cart.AbCd1234.js', 'module');
});

const ask = (path: string) =>
  platform.ask(`http://uno.localhost${path}`, { headers: { origin: 'https://blog.example' } });

test('an earlier loader and its modules come to pages of any origin, for good', async () => {
  for (const [path, text] of [
    ['/embed/v1.0123456789ab.js', 'loader'],
    ['/assets/cart.AbCd1234.js', 'module'],
  ] as const) {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=UTF-8');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

test.each([
  '/embed/v1.ffffffffffff.js',
  '/assets/none.AAAAAAAA.js',
  '/assets/../v1.0123456789ab.js',
  '/assets/..%2Fv1.0123456789ab.js',
  '/assets/cart.AbCd1234.css',
])('what is not on the shelf is not found: %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});
