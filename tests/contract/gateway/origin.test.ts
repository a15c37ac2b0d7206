import { describe, expect, test } from 'vitest';
import { contracts } from '../../support/contracts.ts';
import { errorAnswer } from '../../../shared/contracts/error-answer.ts';
import { alias, anaByPath, eventos, moda, platform } from '../shops.ts';
import { newKey } from './purchase.ts';

const create = '/api/shopping-carts';
const body = { lines: [] };

describe('an unsafe method needs an Origin of the store itself', () => {
  const strangers = [
    undefined,
    'null',
    'https://evil.example',
    `${moda.origin}.evil.example`,
    moda.origin.replace('http:', 'https:'),
    'http://moda.localhost:1',
    eventos.origin,
    platform.origin,
    alias.origin,
    `${moda.origin}/`,
    `${moda.origin} ${moda.origin}`,
    '*',
  ];

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s, in JSON or not', async (method) => {
    for (const origin of strangers) {
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const answer = await moda.ask(create, {
          method,
          body: JSON.stringify(body),
          headers: { 'content-type': type, ...newKey(), ...(origin ? { origin } : {}) },
        });
        expect(answer.status, `${origin} ${type}`).toBe(403);
        expect(errorAnswer.parse(answer.json()).code).toBe('origin_refused');
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    }
  });

  test('forms of pages too', async () => {
    for (const path of ['/preferences', '/shopping-cart', '/login', '/productos', '/nowhere']) {
      const answer = await moda.ask(path, {
        method: 'POST',
        body: 'locale=en',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://evil.example',
        },
      });
      expect(answer.status, path).toBe(403);
      expect(answer.cookies).toEqual([]);
    }
  });

  test('the store’s own origin is enough, by each of its addresses', async () => {
    for (const shop of [moda, alias, anaByPath]) {
      expect((await shop.send('POST', create, body, newKey())).status).toBe(201);
    }
  });

  test('a browser that sends no Origin is known by another header', async () => {
    const send = (site: string) =>
      moda.ask(create, { method: 'POST', body, headers: { ...newKey(), 'sec-fetch-site': site } });
    expect((await send('same-origin')).status).toBe(201);
    for (const site of ['cross-site', 'same-site', 'none', 'x']) {
      expect((await send(site)).status, site).toBe(403);
    }
  });
});

/** What prices a cart, keeps one under a code for the page that shows it, and counts what was put in. */
const OPEN = ['shopping-carts.quote', 'partners.make-handoff', 'partners.count-add'];

describe('pages of other origins', () => {
  const partner = { origin: 'https://partner.example' };

  test('read what is public, without credentials', async () => {
    for (const path of ['/api/products-list-public', '/api/catalogues', '/api/store/none']) {
      for (const method of ['GET', 'HEAD']) {
        const { headers } = await moda.ask(path, { method, headers: partner });
        expect(headers['access-control-allow-origin'], `${method} ${path}`).toBe('*');
        expect(headers['access-control-allow-credentials']).toBeUndefined();
      }
    }
  });

  test('price a cart, which changes nothing', async () => {
    const quote = await moda.ask('/api/shopping-carts/orders', {
      method: 'POST',
      body,
      headers: partner,
    });
    expect(quote.status).toBe(200);
    expect(quote.headers['access-control-allow-origin']).toBe('*');
  });

  const preflight = (path: string, method: string) =>
    moda.ask(path, {
      method: 'OPTIONS',
      headers: { ...partner, 'access-control-request-method': method },
    });

  test('get the answer to a preflight request', async () => {
    for (const [path, method] of [
      ['/api/products-list-public', 'GET'],
      ['/api/shopping-carts/orders', 'POST'],
      ['/api/partners/handoffs', 'POST'],
    ] as const) {
      const answer = await preflight(path, method);
      expect(answer.status).toBe(204);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.headers['access-control-allow-methods']).toBe(method);
      expect(answer.headers['access-control-allow-headers']).toMatch('content-type');
    }
  });

  test('may make no other call', async () => {
    const others = contracts.filter(({ method, id }) => method !== 'get' && !OPEN.includes(id));
    for (const { service, path, method } of others) {
      const address = `/api/${service}${path.replaceAll(/[{}]/g, '')}`;
      const answer = await preflight(address, method.toUpperCase());
      expect(answer.status).toBe(204);
      expect(answer.headers['access-control-allow-origin'], address).toBeUndefined();
    }
  });

  test('do not read one buyer’s own data, even with its id', async () => {
    const id = 'a'.repeat(26);
    for (const path of [
      `shopping-carts/cr_${id}/orders`,
      `orders/or_${id}`,
      `orders/aggregation/co_${id}`,
      `payment/pt_${id}`,
      'wallets/x',
      'inbox/x',
    ]) {
      const read = await moda.get(`/api/${path}`, partner);
      expect(read.headers['access-control-allow-origin'], path).toBeUndefined();
      const asked = await preflight(`/api/${path}`, 'GET');
      expect(asked.headers['access-control-allow-origin'], path).toBeUndefined();
    }
  });

  test('do not read pages', async () => {
    for (const path of ['/', '/productos', '/shopping-cart']) {
      const { headers } = await moda.get(path, partner);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});
