import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { placeOrder } from '../../shared/contracts/place-order.ts';
import type { Answered } from '../support/visit.ts';
import { anaByPath, askAs, eventos, moda } from './shops.ts';

/** The log line of a request; no other fields. */
const line = z.strictObject({
  times: z.number().int().min(1).optional(),
  level: z.enum(['info', 'error']),
  request_id: z.string().regex(/^rq_[0-9a-z]{26}$/),
  tenant: z.string().nullable(),
  cell: z.enum(['a', 'b']).nullable(),
  route: z.string().regex(/^[a-z][a-z0-9._-]*$/),
  method: z.string(),
  status: z.number().int(),
  ms: z.number().int().min(0),
  db_round_trips: z.number().int().min(0),
  db_ms: z.number().int().min(0),
});

/** A line is written after its answer; a busy machine takes its time. */
const SOON = { timeout: 10_000 };

function logged(): string[] {
  return readFileSync(inject('log'), 'utf8').split('\n');
}

/** The one log line of an answer; waits until it is there. */
async function lineOf(answer: Pick<Answered, 'headers'>): Promise<z.infer<typeof line>> {
  const id = answer.headers['x-request-id'] ?? 'none';
  let found: string[] = [];
  await expect
    .poll(() => {
      found = logged().filter((text) => text.includes(`"request_id":"${id}"`));
      return found.length;
    }, SOON)
    .toBe(1);
  return line.parse(JSON.parse(found[0] ?? ''));
}

describe('one structured line a request', () => {
  test.each<[() => Promise<Answered>, Partial<z.infer<typeof line>>]>([
    [
      () => moda.get('/'),
      { tenant: 'moda', cell: 'a', route: 'page.home', method: 'GET', status: 200 },
    ],
    [() => eventos.get('/servicios'), { tenant: 'eventos', cell: 'b', route: 'page.services' }],
    [
      () => anaByPath.get('/nowhere'),
      { tenant: 'ana', cell: 'a', route: 'page.not-found', status: 404 },
    ],
    [() => moda.get('/api/store/moda'), { tenant: 'moda', route: 'store.fetch', status: 200 }],
    [
      () => moda.ask('/api/store/moda', { method: 'HEAD' }),
      { route: 'store.fetch', method: 'HEAD' },
    ],
    [
      () => moda.send('POST', '/api/shopping-carts', {}),
      { route: 'shopping-carts.create', status: 400 },
    ],
    [() => moda.get('/api/nothing/x'), { route: 'api.unknown', status: 404 }],
    [() => moda.get('/media/brand/moda.svg'), { route: 'media', status: 200 }],
    [() => moda.get('/robots.txt'), { route: 'robots' }],
    [() => moda.get('/healthz'), { tenant: null, cell: null, route: 'healthz', status: 200 }],
    [
      () => askAs('nobody.example', '/'),
      { tenant: null, cell: null, route: 'tenant.unknown', status: 404 },
    ],
    [
      () => moda.ask('/shopping-cart', { method: 'POST', body: 'x' }),
      { tenant: 'moda', status: 403 },
    ],
  ])('%#', async (get, expected) => {
    expect(await lineOf(await get())).toMatchObject({ level: 'info', ...expected });
  });

  test('names the route, never the address', async () => {
    const found = await lineOf(await moda.get('/productos/moda/none?text=secreto'));
    expect(found.route).toBe('page.item');
  });
});

test('answers out of memory share a line, which says how many they are', async () => {
  const ask = () => moda.get('/embed/html/shop-item?item=falda-corta-estampada-blossom-breeze');
  // What is asked now and then is made anew, with a line of its own.
  expect((await lineOf(await ask())).times).toBeUndefined();
  await expect.poll(async () => (await lineOf(await ask())).times, SOON).toBe(1);
  const answers = await Promise.all([ask(), ask(), ask(), ask(), ask()]);
  const ids = new Set(answers.map(({ headers }) => headers['x-request-id'] ?? 'none'));
  let times = 0;
  for (const id of ids) {
    const found = await lineOf({ headers: { 'x-request-id': id } });
    expect(found).toMatchObject({ tenant: 'moda', cell: 'a', route: 'embed.html', status: 200 });
    times += found.times ?? 0;
  }
  expect(times).toBe(answers.length);
});

test('no personal data is in the log', async () => {
  const mark = `persona${Date.now()}`;
  const secrets = [mark, `${mark}@example.com`, '4242424242424242', '5598765432'];
  const contact = {
    full_name: mark,
    email: `${mark}@example.com`,
    country: 'MX',
    phone: '5598765432',
  };
  const card = { source_id: '4242 4242 4242 4242', name: mark };
  const headers = {
    'idempotency-key': `key-${mark}`,
    cookie: `cart=${mark}; referralID=${mark}`,
    'user-agent': mark,
    referer: `http://moda.localhost/${mark}`,
    'x-forwarded-for': '203.0.113.77',
    authorization: `Bearer ${mark}`,
  };
  const answers = await Promise.all([
    moda.get(`/${mark}?email=${mark}@example.com&phone=5598765432`, headers),
    moda.get(`/buscar?text=${mark}`, headers),
    moda.get(`/mis-compras/${mark}`, headers),
    moda.send('POST', '/api/orders', { contact }, headers),
    moda.send('POST', `/api/payment/pt_${'a'.repeat(26)}/order/card`, card, headers),
    moda.send('POST', '/api/orders', `{"email":"${mark}@example.com"`, {
      ...headers,
      'content-type': 'application/json',
    }),
    moda.ask('/shopping-cart', {
      method: 'POST',
      body: `item=${mark}`,
      headers: {
        ...headers,
        origin: moda.origin,
        'content-type': 'application/x-www-form-urlencoded',
      },
    }),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBeLessThan(500);
    await lineOf(answer);
  }
  const text = logged().join('\n');
  for (const secret of [...secrets, '203.0.113.77']) expect(text).not.toContain(secret);
});

test('a card number in the body of a purchase is refused', async () => {
  const key = { 'idempotency-key': 'card-number-refused' };
  for (const number of ['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242']) {
    const body = { ...placeOrder.sample.body, note: `mi tarjeta ${number}` };
    const order = await moda.send('POST', '/api/orders', body, key);
    expect(order.status).toBe(400);
    expect(order.json()).toMatchObject({ code: 'card_number_refused' });
  }
});
