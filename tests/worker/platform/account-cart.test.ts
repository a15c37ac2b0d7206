/**
 * The cart of a signed-in account: one for each account and store, and visible to no other account.
 */
import { beforeAll, expect, test } from 'vitest';
import type { OwnCartView } from '../../../shared/contracts/own-cart.ts';
import type { Answer } from '../../support/answer.ts';
import { openAccount, signIn } from './people.ts';
import { startPlatform, type Platform } from './platform.ts';
import { cells, listItems, openStore } from './stores.ts';

let platform: Platform;
beforeAll(async () => {
  for (const store of [
    { slug: 'plaza', cell: 'a' },
    { slug: 'otra', cell: 'b' },
  ] as const) {
    await openStore(store);
    await listItems(store, 5);
  }
  platform = startPlatform();
});

let made = 0;
/** A new account, signed in at both stores. */
async function someone() {
  made += 1;
  const name = `persona${made}`;
  await openAccount(name);
  const cookies = {
    plaza: await signIn(name, 'plaza.localhost'),
    otra: await signIn(name, 'otra.localhost'),
  };
  return async (
    method: string,
    path: string,
    {
      lines,
      version,
      key,
      at = 'plaza',
    }: { lines?: object[]; version?: number; key?: string; at?: 'plaza' | 'otra' } = {},
  ) => {
    const answer = await platform.ask(`http://${at}.localhost/api/shopping-carts${path}`, {
      method,
      headers: {
        cookie: cookies[at],
        origin: `http://${at}.localhost`,
        'content-type': 'application/json',
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(lines ? { body: JSON.stringify({ lines, version }) } : {}),
    });
    return { status: answer.status, body: await answer.json() } as Answer<OwnCartView>;
  };
}

const line = (number: number, amount: number, slug = 'plaza') => ({
  item: `it_${slug}-${number}`,
  sku: `sk_${slug}-${number}`,
  amount,
});
const BULK = '/mine/products/bulk';

test('an account that put nothing in has an empty cart', async () => {
  const call = await someone();
  expect(await call('GET', '/mine')).toMatchObject({
    status: 200,
    body: { cart: null, lines: [], total_products: 0, version: 0 },
  });
});

test('local lines are taken over once, however often they are sent', async () => {
  const call = await someone();
  const lines = [line(1, 2), line(2, 1)];
  const sent = { lines, key: 'bulk-of-the-first-page' };
  const first = await call('POST', BULK, sent);
  expect(first).toMatchObject({
    status: 200,
    body: { cart: null, lines, total_products: 3, version: 1 },
  });
  expect(await call('POST', BULK, sent)).toEqual(first);
  // Another key does not help either: a line that is there already is not added to.
  await call('POST', BULK, { lines, key: 'bulk-of-another-page' });
  expect((await call('GET', '/mine')).body.lines).toEqual(lines);
});

test('a SKU in both is one line with the larger amount; no line is lost', async () => {
  const call = await someone();
  await call('PUT', '/mine', { lines: [line(1, 1), line(3, 4)], version: 0 });
  const { body } = await call('POST', BULK, {
    lines: [line(1, 3), line(2, 1), line(3, 2)],
    key: 'bulk-beside-others',
  });
  expect(body.lines).toEqual([line(1, 3), line(3, 4), line(2, 1)]);
});

test('twenty pages at once take over what they hold into one cart', async () => {
  const call = await someone();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_none, index) =>
      call('POST', BULK, { lines: [line(1, 2)], key: `bulk-in-parallel-${index}` }),
    ),
  );
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect((await call('GET', '/mine')).body.lines).toEqual([line(1, 2)]);
});

test('a taking over needs a key, and changes nothing without one', async () => {
  const call = await someone();
  expect(await call('POST', BULK, { lines: [line(1, 1)] })).toMatchObject({
    status: 400,
    body: { code: 'idempotency_key_required' },
  });
  expect((await call('GET', '/mine')).body.lines).toEqual([]);
});

test('replacing leaves nothing of what was there, and prices stay the edge’s', async () => {
  const call = await someone();
  await call('PUT', '/mine', { lines: [line(1, 1)], version: 0 });
  const priced = [{ ...line(2, 2), list_price: 1, total: 1 }];
  const { body } = await call('PUT', '/mine', { lines: priced, version: 1 });
  expect(body).toMatchObject({ lines: [line(2, 2)], requestTotalAmount: 2_000, version: 2 });
  expect((await call('PUT', '/mine', { lines: [], version: 2 })).body.lines).toEqual([]);
});

test('of two writers with the same version the second is refused, and no line is lost', async () => {
  const call = await someone();
  await call('PUT', '/mine', { lines: [line(1, 1)], version: 0 });
  const [phone, desk] = await Promise.all([call('GET', '/mine'), call('GET', '/mine')]);
  const first = { lines: [...phone.body.lines, line(2, 1)], version: phone.body.version };
  const second = { lines: [...desk.body.lines, line(3, 1)], version: desk.body.version };
  expect((await call('PUT', '/mine', first)).status).toBe(200);
  expect(await call('PUT', '/mine', second)).toMatchObject({
    status: 409,
    body: { code: 'cart_changed' },
  });
  const { lines, version } = (await call('GET', '/mine')).body;
  expect(lines).toEqual([line(1, 1), line(2, 1)]);
  await call('PUT', '/mine', { lines: [...lines, line(3, 1)], version });
  expect((await call('GET', '/mine')).body.lines).toEqual([line(1, 1), line(2, 1), line(3, 1)]);
});

test.each([0, 1])('of twenty writers at once of version %i exactly one writes', async (version) => {
  const call = await someone();
  if (version > 0) await call('PUT', '/mine', { lines: [line(5, 1)], version: 0 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_none, index) =>
      call('PUT', '/mine', { lines: [line(1, 1 + (index % 9))], version }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers) {
    if (status !== 200) expect([status, body.code]).toEqual([409, 'cart_changed']);
  }
  expect((await call('GET', '/mine')).body.version).toBe(version + 1);
});

test('a repeat with the same key gets the first answer, although the version is over', async () => {
  const call = await someone();
  const sent = { lines: [line(1, 1)], version: 0, key: 'put-that-was-not-heard' };
  const first = await call('PUT', '/mine', sent);
  expect(await call('PUT', '/mine', sent)).toEqual(first);
  expect((await call('GET', '/mine')).body.version).toBe(1);
});

test('a version is asked for', async () => {
  const call = await someone();
  expect(await call('PUT', '/mine', { lines: [line(1, 1)] })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', field: 'version' },
  });
});

test('a variant that is not sold here is told of, and left out', async () => {
  const call = await someone();
  const unknown = { item: 'it_none', sku: 'sk_none', amount: 1 };
  const { status, body } = await call('POST', BULK, {
    lines: [unknown, line(1, 99), line(1, 1, 'otra')],
    key: 'bulk-of-what-is-not',
  });
  expect(status).toBe(200);
  expect(body.lines).toEqual([line(1, 10)]);
  expect(body.notices.map(({ item, code }) => [item, code])).toEqual([
    ['it_none', 'unavailable_for_sale'],
    [line(1, 1).item, 'insufficient_stock'],
    ['it_otra-1', 'unavailable_for_sale'],
  ]);
});

test('each store has its own, in its own cell', async () => {
  const call = await someone();
  await call('PUT', '/mine', { lines: [line(1, 1)], version: 0 });
  expect((await call('GET', '/mine', { at: 'otra' })).body.lines).toEqual([]);
  await call('PUT', '/mine', { lines: [line(2, 1, 'otra')], version: 0, at: 'otra' });
  expect((await call('GET', '/mine')).body.lines).toEqual([line(1, 1)]);
});

test('no other account reaches it, not even by its id', async () => {
  const one = await someone();
  const other = await someone();
  await one('PUT', '/mine', { lines: [line(1, 1)], version: 0 });
  await other('POST', BULK, { lines: [line(2, 1)], key: 'bulk-of-the-other' });
  expect((await one('GET', '/mine')).body.lines).toEqual([line(1, 1)]);
  const { results } = await cells.a
    .prepare("SELECT id FROM cart WHERE account_id = 'ac_persona' || ?")
    .bind(String(made - 1))
    .all<{ id: string }>();
  const id = results[0]?.id ?? '';
  expect(results).toHaveLength(1);
  for (const call of [one, other]) {
    expect((await call('GET', `/${id}/orders`)).body.code).toBe('cart_not_found');
    expect((await call('POST', `/${id}/checkout`, { key: `checkout-${id}` })).body.code).toBe(
      'cart_not_found',
    );
  }
});

test.each(['GET', 'PUT', 'POST'])('%s is refused without a session', async (method) => {
  const answer = await platform.ask(
    `http://plaza.localhost/api/shopping-carts${method === 'POST' ? BULK : '/mine'}`,
    {
      method,
      headers: { origin: 'http://plaza.localhost', 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify({ lines: [] }) }),
    },
  );
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'login_required' });
});
