import { describe, expect, test } from 'vitest';
import { anaByPath, askAs, eventos, moda, platform } from './shops.ts';

const VALUES = [
  '',
  '%20',
  '%00',
  '%0d%0aSet-Cookie:%20x=y',
  "'",
  '"',
  '<script>alert(1)</script>'.replaceAll(/[<>]/g, encodeURIComponent),
  '../../etc/passwd',
  '%2e%2e%2f',
  '%ff%fe',
  '%c0%af',
  '%zz',
  '%',
  '-1',
  '0',
  '1e309',
  'NaN',
  'null',
  'undefined',
  '[object%20Object]',
  '__proto__',
  'constructor',
  '${7*7}',
  '{{7*7}}',
  '%F0%9F%92%A9',
  "1'%20OR%20'1'='1",
  'x'.repeat(3_000),
];

const PATHS = [
  '/*',
  '/*/',
  '/productos/*',
  '/productos/*/*',
  '/products/*',
  '/negocios/*/services/*',
  '/catalogos/*',
  '/mis-compras/*',
  '/shopping-cart/orders/*',
  '/checkout/*',
  '/checkout/*/return',
  '/checkout/*/pay',
  '/theme/*',
  '/media/*',
  '/embed/html/*',
  '/embed/html/shop-item?item=*',
  '/productos?page=*&sort=*',
  '/buscar?text=*',
  '/buscar?type=*&catalogue=*',
  '/marketplace?price_from=*&price_to=*&available=*',
  '/?lang=*',
  '/?referral=*&campaign=*&gclid=*',
  '/?referral_slug=*',
  '/shopping-cart?add=*',
  '/shopping-cart?notice=*',
  '/franquicias?text=*',
  '/api/*',
  '/api/*/*',
  '/api/store/*',
  '/api/store/*/menu/*',
  '/api/store/*/other/store/banners',
  '/api/public/products/*?owner=*',
  '/api/catalogues/*/products',
  '/api/products-list-public?text=*&owner=*',
  '/api/shopping-carts/*/orders',
  '/api/orders/*',
  '/api/orders/aggregation/*',
  '/api/payment/*',
  '/tienda/*',
  '/tienda/*/productos',
  '/robots.txt?*',
  '/assets/*',
  '/dev/outbox?*',
];

describe('no address makes an error, nor an echo', () => {
  test.each(PATHS)('%s', async (pattern) => {
    const ask = async (value: string, index: number) => {
      const path = pattern.replaceAll('*', () => value);
      const answer = await (index % 2 === 0 ? moda : eventos).get(path);
      expect(answer.status, path).toBeLessThan(500);
      expect(answer.text).not.toContain('<script>alert(1)');
      // A line break in an address stays a part of the value.
      expect(answer.cookies.every((cookie) => !cookie.startsWith('x=y'))).toBe(true);
    };
    await Promise.all(VALUES.map(ask));
  });
});

test('no header makes an error either', async () => {
  const big = 'x'.repeat(6_000);
  const headers: Record<string, string>[] = [
    { cookie: 'locale' },
    { cookie: '=; ;;; =x; locale=%zz; theme=%00; cart=%' },
    { cookie: `cart=${big}; locale=${big}` },
    { cookie: `referralID=%0d%0aX-Y:z; campaign=${encodeURIComponent('💥')}; clickID=${big}` },
    { 'accept-language': big },
    { 'accept-language': ',;q=,;;=,' },
    { 'accept-language': 'es;q=1e9,en;q=-1' },
    { 'x-locale': big },
    { 'if-none-match': big },
    { 'if-none-match': '"'.repeat(99) },
    { 'content-type': 'application/json; charset=zzz' },
    { origin: 'null', referer: '::::' },
    { accept: '*/*;q=zzz' },
    { range: 'bytes=9-1' },
    { 'idempotency-key': 'é'.repeat(20) },
    { 'cf-connecting-ip': 'not an address' },
    { 'sec-fetch-site': big },
    { 'x-request-id': 'mine' },
    { authorization: 'Basic %%%' },
  ];
  const paths = [
    '/',
    '/productos',
    '/shopping-cart',
    '/api/store/moda',
    '/media/brand/moda.svg',
    '/nowhere',
  ];
  await Promise.all(
    headers.flatMap((header) =>
      paths.map(async (path) => {
        const answer = await moda.get(path, header);
        expect(answer.status, `${path} ${JSON.stringify(header).slice(0, 80)}`).toBeLessThan(500);
        expect(answer.headers['x-request-id']).not.toBe('mine');
        expect(answer.headers['x-y']).toBeUndefined();
      }),
    ),
  );
});

describe('no form makes an error either', () => {
  const bodies = [
    '',
    '=',
    '&&&',
    'item',
    'item=%zz',
    'item=%00&sku=%00&amount=%00',
    'lines=',
    'amount=NaN&item=it_x&sku=sk_x',
    'amount=-1&item=it_x&sku=sk_x',
    'amount=1e9&item=it_x&sku=sk_x',
    'return_to=//evil.example',
    `item=${'x'.repeat(50_000)}`,
    Array.from({ length: 2_000 }, (_, index) => `f${index}=1`).join('&'),
    '__proto__=1&constructor=2',
  ];
  test.each([
    '/preferences',
    '/shopping-cart',
    '/login',
    '/register/activate',
    `/checkout/co_${'a'.repeat(26)}`,
    `/checkout/co_${'a'.repeat(26)}/return`,
    '/checkout/none',
  ])('sent to %s', async (path) => {
    for (const shop of [moda, anaByPath]) {
      await Promise.all(
        bodies.flatMap((body) =>
          [
            'application/x-www-form-urlencoded',
            'multipart/form-data; boundary=x',
            'multipart/form-data',
            'text/plain',
            'application/json',
          ].map(async (type) => {
            const answer = await shop.ask(path, {
              method: 'POST',
              body,
              headers: { 'content-type': type, origin: shop.origin },
            });
            expect(answer.status, `${type} ${body.slice(0, 60)}`).toBeLessThan(500);
            expect(answer.headers['location'] ?? '').not.toContain('evil');
          }),
        ),
      );
    }
  });
});

test('no strange method or full address makes an error either', async () => {
  for (const method of ['TRACE', 'PROPFIND', 'PURGE', 'LINK']) {
    for (const path of ['/', '/api/store/moda', '/healthz', '/media/brand/moda.svg']) {
      const answer = await moda
        .ask(path, { method, headers: { origin: moda.origin } })
        .catch(() => undefined);
      if (answer) expect(answer.status, `${method} ${path}`).not.toBe(500);
    }
  }
  for (const path of [
    '//',
    '///productos',
    '/./productos',
    '/a/../productos',
    '/productos//',
    '/?',
    '/??',
    '/#',
    '/productos;x=1',
    '/PRODUCTOS',
  ]) {
    expect((await moda.get(path)).status, path).toBeLessThan(500);
  }
  expect((await askAs(platform.host, '/tienda//productos')).status).toBe(404);
});
