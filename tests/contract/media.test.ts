import { describe, expect, test } from 'vitest';
import { anaByPath, eventos, moda } from './shops.ts';

const PICTURE = '/media/brand/moda.svg';

test('a picture may be cached for ever, anywhere', async () => {
  const { status, headers } = await moda.get(PICTURE);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['etag']).toMatch(/^"[^"]+"$/);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('an SVG that is opened by itself may run no script', async () => {
  const { headers } = await moda.get(PICTURE);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
});

test('is the same by path, and in the other cell', async () => {
  const [one, byPath, other] = await Promise.all(
    [moda, anaByPath, eventos].map((shop) => shop.get(PICTURE)),
  );
  expect(byPath?.text).toBe(one?.text);
  expect(other?.text).toBe(one?.text);
});

describe('requested again with its etag', () => {
  const again = async (etag: string) => (await moda.get(PICTURE, { 'if-none-match': etag })).status;

  test('it is not sent again', async () => {
    const { etag = '' } = (await moda.get(PICTURE)).headers;
    const answer = await moda.get(PICTURE, { 'if-none-match': etag });
    expect(answer.status).toBe(304);
    expect(answer.text).toBe('');
    expect(answer.headers['etag']).toBe(etag);
    expect(answer.headers['cache-control']).toMatch('immutable');
    expect(await again(`W/${etag}`)).toBe(304);
    expect(await again(`"x", ${etag}`)).toBe(304);
    expect(await again('*')).toBe(304);
  });

  test.each(['"x"', 'x', '', '"', 'W/', '"a", "b"', '\u00ff'])(
    '%j gets the whole picture',
    async (etag) => {
      expect(await again(etag)).toBe(200);
    },
  );
});

test.each([
  '/media/',
  '/media',
  '/media/none.webp',
  '/media/../wrangler.toml',
  '/media/..%2f..%2fetc%2fpasswd',
  '/media/brand/',
  '/media/brand/moda.svg/x',
  '/media/brand//moda.svg',
  '/media/%00',
  '/media/.hidden',
  `/media/${'a'.repeat(2_000)}`,
])('%s is not found', async (path) => {
  expect((await moda.get(path)).status).toBe(404);
});
