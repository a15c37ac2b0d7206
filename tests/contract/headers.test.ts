import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Answered } from '../support/visit.ts';
import { anaByPath, askAs, eventos, moda, platform } from './shops.ts';

/** One answer of every sort. */
const ANSWERS: Readonly<Record<string, () => Promise<Answered>>> = {
  home: () => moda.get('/'),
  list: () => moda.get('/productos'),
  'cached list': () => moda.get('/productos'),
  catalogues: () => moda.get('/catalogos'),
  'search results': () => moda.get('/buscar?text=falda'),
  cart: () => moda.get('/shopping-cart'),
  'page not found': () => moda.get('/nowhere'),
  'store not found': () => askAs('nobody.example', '/'),
  'store not found, by path': () => platform.get('/tienda/nadie'),
  'by path': () => anaByPath.get('/'),
  'other cell': () => eventos.get('/'),
  read: () => moda.get('/api/products-list-public'),
  'read of one': () => moda.get('/api/store/moda'),
  write: () => moda.send('POST', '/api/shopping-carts', { lines: [] }),
  'refused call': () =>
    moda.send('POST', '/api/shopping-carts', '{', { 'content-type': 'application/json' }),
  'unknown service': () => moda.get('/api/nothing'),
  'wrong method': () => moda.send('PATCH', '/productos', {}),
  'foreign origin': () => moda.ask('/preferences', { method: 'POST', body: 'x' }),
  'too large': () => moda.send('POST', '/api/shopping-carts', 'x'.repeat(200_000)),
  preflight: () => moda.ask('/api/store/moda', { method: 'OPTIONS' }),
  document: () => moda.get('/api/openapi.json'),
  docs: () => moda.get('/api/docs'),
  picture: () => moda.get('/media/brand/moda.svg'),
  'no picture': () => moda.get('/media/none.webp'),
  theme: () => moda.get('/theme/st_moda.1.css'),
  robots: () => moda.get('/robots.txt'),
  sitemap: () => moda.get('/sitemap.xml'),
  'embed loader': () => moda.get('/embed/v1.js'),
  'embed fragment': () => moda.get('/embed/html/shop-cart'),
  'no embed': () => moda.get('/embed/html/none'),
  preferences: () =>
    moda.ask('/preferences', {
      method: 'POST',
      body: 'locale=en',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: moda.origin },
    }),
  health: () => moda.get('/healthz'),
  'no asset': () => moda.get('/assets/none.js'),
  outbox: () => moda.get('/dev/outbox'),
};

describe.each(Object.entries(ANSWERS))('%s', (_name, get) => {
  test('names its cache rules, and has the security headers', async () => {
    const { status, headers } = await get();
    expect(status).toBeLessThan(500);
    expect(headers['cache-control']).toMatch(
      /^(no-store|private, no-cache|public, max-age=\d+.*)$/,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toMatch('camera=()');
    expect(headers['x-request-id']).toMatch(/^rq_[0-9a-z]{26}$/);
    const csp = headers['content-security-policy'] ?? '';
    expect(csp).toMatch(/^default-src 'none'/);
    expect(csp).not.toMatch(/unsafe-(?!inline'; sandbox)|\*/);
    // A page over plain HTTP cannot promise TLS.
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

test('every answer has a request id of its own, also one out of the cache', async () => {
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => (await moda.get('/')).headers['x-request-id']),
  );
  expect(new Set(ids).size).toBe(20);
});

describe("a page's policy", () => {
  const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  test.each(['/', '/productos', '/catalogos/mujer', '/shopping-cart', '/nowhere', '/terms'])(
    'of %s allows exactly the scripts and styles on it',
    async (path) => {
      const { text, headers } = await moda.get(path);
      const csp = headers['content-security-policy'] ?? '';
      const directive = (name: string) =>
        csp
          .split('; ')
          .find((one) => one.startsWith(`${name} `))
          ?.split(' ')
          .slice(1) ?? [];
      const scripts = [
        ...text.matchAll(/<script(?![^>]*(?:application\/(?:ld\+)?json))[^>]*>(.*?)<\/script>/gs),
      ];
      expect(scripts.length).toBeGreaterThan(0);
      expect(directive('script-src').toSorted()).toEqual(
        [
          ...new Set(scripts.map(([, script = '']) => sha256(script))),
          "'strict-dynamic'",
        ].toSorted(),
      );
      const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = '']) =>
        sha256(style),
      );
      expect(styles.length).toBeGreaterThan(0);
      expect(directive('style-src').toSorted()).toEqual([...new Set(styles), "'self'"].toSorted());
      expect(text).not.toMatch(/<[^>]+ style=/);
      expect(text).not.toMatch(/<[^>]+ on[a-z]+=/);
      expect(text).not.toMatch(/javascript:/);
      for (const name of ['base-uri', 'object-src', 'frame-ancestors']) {
        expect(directive(name), name).toEqual(["'none'"]);
      }
      expect(directive('form-action')).toEqual(["'self'"]);
      expect(directive('connect-src')).toEqual(["'self'"]);
    },
  );

  test('frames the card provider where a card is paid, and nowhere else', async () => {
    for (const path of ['/', '/productos', '/shopping-cart', '/nowhere']) {
      const csp = (await moda.get(path)).headers['content-security-policy'];
      expect(csp, path).toContain("frame-src 'none'");
    }
  });
});

describe('HEAD', () => {
  test.each([
    '/',
    '/productos',
    '/nowhere',
    '/api/store/moda',
    '/media/brand/moda.svg',
    '/robots.txt',
    '/healthz',
    '/embed/v1.js',
    '/sitemap.xml',
    '/theme/st_moda.1.css',
    '/shopping-cart',
  ])('of %s is its GET without a body', async (path) => {
    const [get, head] = [await moda.get(path), await moda.ask(path, { method: 'HEAD' })];
    expect(head.status).toBe(get.status);
    expect(head.text).toBe('');
    for (const name of [
      'content-type',
      'cache-control',
      'etag',
      'content-security-policy',
      'vary',
    ]) {
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
  });

  test('of an unknown store, and of an unknown page', async () => {
    const answer = await askAs('nobody.example', '/', { method: 'HEAD' });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch('text/html');
  });
});

describe('methods that no address has', () => {
  test.each(['OPTIONS', 'PROPFIND', 'PATCH', 'DELETE', 'PUT'])('%s of a page', async (method) => {
    const answer = await moda.ask('/productos', { method, headers: { origin: moda.origin } });
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD');
  });
});
