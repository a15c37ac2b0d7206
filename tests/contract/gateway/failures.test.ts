import { beforeAll, describe, expect, test } from 'vitest';
import type { Contract } from '../../../shared/contracts/contract.ts';
import { errorAnswer } from '../../../shared/contracts/error-answer.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../shared/contracts/errors.ts';
import { contracts } from '../../support/contracts.ts';
import { messageFor } from '../../../shared/i18n/index.ts';
import type { Answered } from '../../support/visit.ts';
import { anaByPath, espejo, moda } from '../shops.ts';
import { cartOf, newKey, someLine, type Line } from './purchase.ts';

let line: Line;
beforeAll(async () => {
  line = await someLine(moda);
});

/** Checks a refusal: its status, its message, its request id, and that no cache may keep it. */
function expectRefusal(answer: Answered, code: ErrorCode, locale: 'es' | 'en' = 'es') {
  const body = errorAnswer.parse(answer.json());
  expect(body).toEqual(answer.json());
  expect(body.code).toBe(code);
  expect(answer.status).toBe(ERROR_STATUS[code]);
  expect(body.message).toBe(messageFor({ code }, locale));
  expect(body.request_id).toBe(answer.headers['x-request-id']);
  expect(answer.headers['cache-control']).toBe('no-store');
  return body;
}

/** An address of the right form, for a thing that does not exist. */
function formOf({ service, path }: Contract): string {
  const id = 'a'.repeat(26);
  const values: Record<string, string> = {
    code: service === 'customers' ? '0'.repeat(12) : `pf_${id}`,
    cart: `cr_${id}`,
    checkout: `co_${id}`,
    order: `or_${id}`,
    token: `pt_${id}`,
    public_slug: path.startsWith('/drafts/') ? `dl_${id}` : `pl_${id}`,
    draft: `dr_${id}`,
    sku: 'sk_none',
    owner: 'st_none',
    id: path.includes('/supplier/')
      ? 'st_none'
      : ({ 'profile-public': 'ac_none', orders: `tk_${id}`, customers: `tk_${id}` }[service] ??
        'ca_none'),
    mashup: service === 'profile-public' ? 'ac_none:st_moda' : 'st_none:st_none',
    type: 'other',
    name: 'apps',
    slug: 'none',
  };
  return `/api/${service}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name)}`;
}

/** The pattern of the paths that a call answers. */
function patternOf({ service, path }: Contract): RegExp {
  return new RegExp(`^/api/${service}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

describe('a thing that does not exist', () => {
  test.each([
    'nothing',
    'galleries',
    'STORE',
    'store%00',
    '__proto__',
    'constructor',
    '..%2fstore',
  ])('the service %s', async (service) => {
    expectRefusal(await moda.get(`/api/${service}/x`), 'service_not_found');
    expectRefusal(await moda.send('POST', `/api/${service}/x`, {}), 'service_not_found');
  });

  test.each([
    '/api/store',
    '/api/store/a/b/c/d/e',
    '/api/orders/x/y/z',
    '/api/payment/webhooks/other/more',
  ])('the call %s of a service', async (path) => {
    const answer = await moda.get(path);
    expect(answer.status).toBe(404);
    expect(['not_found', 'store_not_found']).toContain(errorAnswer.parse(answer.json()).code);
  });

  test('a thing whose id has the right form: in the terms of its contract', async () => {
    for (const contract of contracts.filter(({ method }) => method === 'get')) {
      if (!contract.path.includes('{')) continue;
      // This call leaves out the accounts that it does not find.
      if (contract.id === 'profile-public.list') continue;
      // A code that nobody has used is one that a page may still use.
      if (contract.id === 'partners.handoff') continue;
      // Such a call asks for a sign-in before it reads anything.
      if (contract.access !== 'public') {
        expectRefusal(await moda.get(formOf(contract)), 'login_required');
        continue;
      }
      const answer = await moda.get(`${formOf(contract)}?text=x`);
      const { code } = errorAnswer.parse(answer.json());
      expect(contract.errors, contract.id).toContain(code);
      expect(answer.status).toBe(404);
    }
  });
});

describe('a method that a call does not have', () => {
  test('is 405 with those that it has', async () => {
    for (const path of new Set(contracts.map(formOf))) {
      // A path may match several calls: the fixed name of one fits the parameter of another.
      const those = contracts.filter((contract) => patternOf(contract).test(path));
      const methods = new Set(those.map(({ method }) => method.toUpperCase()));
      const wrong = ['PATCH', 'DELETE', 'PUT'].find((method) => !methods.has(method)) ?? 'POST';
      const answer = await moda.send(wrong, path, {}, newKey());
      expectRefusal(answer, 'method_not_allowed');
      const allowed = new Set((answer.headers['allow'] ?? '').split(', '));
      for (const method of methods) expect(allowed, path).toContain(method);
      expect(allowed.has('HEAD'), path).toBe(allowed.has('GET'));
      expect(allowed.has(wrong)).toBe(false);
    }
  });
});

/** A call that takes a file has no JSON to refuse. */
const writes = contracts.filter(
  ({ method, access, file }) => method !== 'get' && access === 'public' && file === null,
);

test('the calls that refuse wrong bodies are many', () => {
  expect(writes.length).toBeGreaterThan(30);
});

describe.each(writes.map((contract) => [contract.id, contract] as const))('%s', (_id, contract) => {
  const send = (body: unknown, headers: Record<string, string> = {}, chunked = false) =>
    moda.ask(formOf(contract), {
      method: contract.method.toUpperCase(),
      body,
      chunked,
      headers: { origin: moda.origin, ...newKey(), ...headers },
    });

  test.each(['{', '', 'null x', "{'a':1}", '{"a":1,}', '\u0000'])(
    'refuses %j as no JSON',
    async (text) => {
      if (text === '') return;
      expectRefusal(await send(text, { 'content-type': 'application/json' }), 'not_json');
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    'application/json-patch+json',
  ])('refuses %s', async (type) => {
    expectRefusal(await send('{}', { 'content-type': type }), 'unsupported_media_type');
  });

  test('refuses a body that is too large, whether it says its length or not', async () => {
    const body = { lines: [], filler: 'x'.repeat(120_000) };
    expectRefusal(await send(body), 'payload_too_large');
    expectRefusal(await send(body, {}, true), 'payload_too_large');
  });

  test.each([null, [], 'text', 5])('never answers %j with more than a refusal', async (body) => {
    const answer = await send(JSON.stringify(body), { 'content-type': 'application/json' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    errorAnswer.parse(answer.json());
  });
});

describe('fields that are not valid', () => {
  const quote = (lines: unknown, headers = {}) =>
    moda.send('POST', '/api/shopping-carts/orders', { lines }, headers);

  test.each<[unknown, string]>([
    [undefined, 'lines'],
    ['x', 'lines'],
    [[{}], 'lines.0.item'],
    [[{ item: 'it_a', sku: 'sk_a', amount: 0 }], 'lines.0.amount'],
    [[{ item: 'it_a', sku: 'sk_a', amount: -1 }], 'lines.0.amount'],
    [[{ item: 'it_a', sku: 'sk_a', amount: 1.5 }], 'lines.0.amount'],
    [[{ item: 'it_a', sku: 'sk_a', amount: '1' }], 'lines.0.amount'],
    [[{ item: 'it_a', sku: 'sk_a', amount: 1e9 }], 'lines.0.amount'],
    [[{ item: "it_a' OR 1=1", sku: 'sk_a', amount: 1 }], 'lines.0.item'],
    [[{ item: 'it_a', sku: 5, amount: 1 }], 'lines.0.sku'],
    [Array.from({ length: 201 }, () => ({ item: 'it_a', sku: 'sk_a', amount: 1 })), 'lines'],
  ])('%j: the field at fault is named', async (lines, field) => {
    expect(expectRefusal(await quote(lines), 'invalid_request').field).toBe(field);
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=x', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=100001', 'offset'],
    ['sort=price', 'sort'],
    ['type=car', 'type'],
    ['price_from=-1', 'price_from'],
    ['price_to=1.5', 'price_to'],
    ['price_to=NaN', 'price_to'],
    ['available=yes', 'available'],
    ['catalogue=a%20b', 'catalogue'],
    [`text=${'x'.repeat(201)}`, 'text'],
  ])('?%s', async (query, field) => {
    const answer = await moda.get(`/api/products-list-public?${query}`);
    expect(expectRefusal(answer, 'invalid_request').field).toBe(field);
  });

  test.each([
    '/api/catalogues/no',
    '/api/shopping-carts/x/orders',
    '/api/orders/or_SHORT',
    '/api/payment/%00',
  ])('an address %s', async (path) => {
    const answer = await moda.get(path);
    expect([400, 404]).toContain(answer.status);
  });

  test('change nothing', async () => {
    const { cart } = await cartOf(moda, [line]);
    const path = `/api/shopping-carts/${cart}`;
    const before = (await moda.get(`${path}/orders`)).json();
    const put = (body: unknown) => moda.send('PUT', `${path}/products/${line.sku}`, body, newKey());
    const answers = await Promise.all([
      put({ amount: 0 }),
      put({ amount: 1_000 }),
      put({ amount: '2' }),
      put({}),
      put('{'),
      moda.send('POST', `${path}/products`, { ...line, amount: -1 }, newKey()),
      moda.send('POST', `${path}/products`, { ...line, sku: 'sk_none' }, newKey()),
    ]);
    for (const answer of answers)
      expect([400, 404, 409, 415], answer.text).toContain(answer.status);
    expect((await moda.get(`${path}/orders`)).json()).toEqual(before);
  });

  test('a price that a client sends is ignored', async () => {
    const lines = [{ ...line, list_price: 1, total: 1, price: 1 }];
    const [priced, plain] = await Promise.all([quote(lines), quote([line])]);
    expect(priced.json()).toEqual(plain.json());
  });
});

describe('the language of a refusal', () => {
  test.each<['es' | 'en', Record<string, string>]>([
    ['es', {}],
    ['en', { 'x-locale': 'en' }],
    ['es', { 'x-locale': 'es', 'accept-language': 'en' }],
    ['en', { 'accept-language': 'en-GB,en;q=0.9,es;q=0.2' }],
    ['es', { 'accept-language': 'en;q=0.3, es;q=0.9' }],
    ['en', { 'x-locale': 'xx', 'accept-language': 'en' }],
    ['en', { cookie: 'locale=en' }],
    ['es', { 'accept-language': 'zh,*;q=0.1' }],
  ])('is %s for %j', async (locale, headers) => {
    expectRefusal(await moda.get('/api/nothing/x', headers), 'service_not_found', locale);
    expectRefusal(
      await moda.send('PATCH', '/api/orders', {}, headers),
      'method_not_allowed',
      locale,
    );
  });

  test('is in the address too', async () => {
    expectRefusal(await moda.get('/api/nothing/x?locale=en'), 'service_not_found', 'en');
    expectRefusal(await anaByPath.get('/api/nothing/x?lang=en'), 'service_not_found', 'en');
  });
});

test('a read-only store sells nothing', async () => {
  const lines = [{ item: 'it_a', sku: 'sk_a', amount: 1 }];
  expectRefusal(
    await espejo.send('POST', '/api/shopping-carts/orders', { lines }),
    'store_read_only',
  );
  expectRefusal(
    await espejo.send('POST', '/api/shopping-carts', { lines }, newKey()),
    'store_read_only',
  );
});
