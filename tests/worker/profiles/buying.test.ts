/**
 * An order placed while signed in belongs to the account, and DIRECTORY learns of it, even if a
 * worker dies on the way.
 */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from '../../../edge/db/database.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { Bindings, OutboxMessage } from '../../../edge/env.ts';
import { listBoughtIn } from '../../../edge/modules/profiles/index.ts';
import { ADDRESS, CONTACT, orderBody } from '../../support/buyer.ts';
import { startPlatform } from '../platform/platform.ts';
import { listItems, openStore, write } from '../platform/stores.ts';
import { consume } from '../purchase/outbox.ts';
import { rows } from '../purchase/world.ts';
import { directory, PASSWORD, signIn, type SignedIn } from './person.ts';

const ORIGIN = 'http://plaza.localhost';
const CELL = 'b';

/** The messages that the queue got; the tests deliver them themselves. */
const told: OutboxMessage[] = [];
const queue = {
  async sendBatch(messages: { body: OutboxMessage }[]) {
    told.push(...messages.map(({ body }) => body));
  },
};
const platform = startPlatform({ OUTBOX: queue as unknown as Bindings['OUTBOX'] });

beforeAll(async () => {
  const store = { slug: 'plaza', cell: CELL } as const;
  await openStore(store);
  await listItems(store, 1);
  await write(CELL, sql`UPDATE store SET payment_types = '["cash","str_card"]'`);
});

interface Started {
  readonly cookie: string;
  readonly cart: string;
  readonly checkout: string;
}

async function send(method: string, path: string, body: object, cookie: string) {
  const answer = await platform.ask(`${ORIGIN}/api${path}`, {
    method,
    headers: {
      origin: ORIGIN,
      cookie,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBeLessThan(300);
  return (await answer.json()) as Record<string, string>;
}

/** A checkout that only lacks its order. */
async function begin(cookie = ''): Promise<Started> {
  const lines = [{ item: 'it_plaza-1', sku: 'sk_plaza-1', amount: 1 }];
  const { cart = '' } = await send('POST', '/shopping-carts', { lines }, cookie);
  const { id = '' } = await send('POST', `/shopping-carts/${cart}/checkout`, {}, cookie);
  await send('PUT', `/shopping-carts/${cart}/checkout/${id}/fixed_delivery`, {}, cookie);
  return { cookie, cart, checkout: id };
}

async function byApi({ cookie, cart, checkout }: Started, given: object = {}): Promise<void> {
  await send('POST', '/orders', { ...orderBody(cart, checkout), ...given }, cookie);
}

beforeEach(async () => {
  await env.DIRECTORY.prepare('DELETE FROM attempt').run();
});

/** Places the order as a browser without script does. */
async function byForm({ cookie, checkout }: Started): Promise<void> {
  const named = (prefix: string, values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, text]) => [`${prefix}.${name}`, text]));
  const answer = await platform.ask(`${ORIGIN}/checkout/${checkout}`, {
    method: 'POST',
    headers: { origin: ORIGIN, cookie },
    body: new URLSearchParams({
      ...named('contact', CONTACT),
      ...named('address', ADDRESS),
      'delivery.st_plaza': 'fixed_delivery',
      payment_type: 'cash',
      idempotency_key: crypto.randomUUID(),
    }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/mis-compras/${checkout}`,
  ]);
}

/** The accounts that own the orders of a checkout. */
async function ownersOf({ checkout }: Started): Promise<(string | null)[]> {
  const found = await rows(
    CELL,
    sql<{ account_id: string | null }>`SELECT account_id FROM purchase_order
      WHERE checkout_id = ${checkout}`,
  );
  return found.map(({ account_id: id }) => id);
}

/** The messages to DIRECTORY about an account, by id. */
async function wordsAbout(account: string): Promise<string[]> {
  const found = await rows(
    CELL,
    sql<{ id: string }>`SELECT id FROM outbox
      WHERE topic = 'directory.bought' AND payload ->> 'account' = ${account} ORDER BY rowid`,
  );
  return found.map(({ id }) => id);
}

const storesOf = async ({ id }: SignedIn) =>
  (await directory(listBoughtIn(id))).map(({ slug, cell }) => `${slug} ${cell}`);

const bringUp = (id: string, ports: Parameters<typeof consume>[4] = {}) =>
  consume(platform, { cell: CELL }, id, undefined, ports);

describe.each([
  ['with script', byApi],
  ['without script', byForm],
])('%s', (_how, place) => {
  test('an order is the account’s, whatever contact it bears, and DIRECTORY is told once', async () => {
    const ana = await signIn(platform, { store: 'plaza' });
    const started = await begin(ana.cookie);
    await place(started);
    expect(await ownersOf(started)).toEqual([ana.id]);
    const page = await platform.ask(`${ORIGIN}/mis-compras`, { headers: { cookie: ana.cookie } });
    expect(await page.text()).toContain(`href="/mis-compras/${started.checkout}"`);

    const [word = '', ...others] = await wordsAbout(ana.id);
    expect(others).toEqual([]);
    expect(told).toContainEqual({ cell: CELL, id: word });
    expect(await storesOf(ana)).toEqual([]);
    expect(await bringUp(word)).toBe('ack');
    expect(await bringUp(word)).toBe('ack');
    expect(await storesOf(ana)).toEqual(['plaza b']);

    await place(await begin(ana.cookie));
    for (const again of await wordsAbout(ana.id)) expect(await bringUp(again)).toBe('ack');
    expect(await storesOf(ana)).toEqual(['plaza b']);
  });

  test('a guest’s order belongs to no account', async () => {
    const started = await begin();
    await place(started);
    expect(await ownersOf(started)).toEqual([null]);
    const about = sql`SELECT 1 FROM outbox WHERE topic = 'directory.bought'
      AND payload ->> 'account' IS NULL`;
    expect(await rows(CELL, about)).toEqual([]);
  });
});

test('one by card is the account’s while it awaits its payment, and when it is placed again', async () => {
  const ana = await signIn(platform, { store: 'plaza' });
  const started = await begin(ana.cookie);
  await byApi(started, { payment_type: 'str_card' });
  expect(await ownersOf(started)).toEqual([ana.id]);
  const [word = ''] = await wordsAbout(ana.id);
  expect(told).toContainEqual({ cell: CELL, id: word });
  await byApi(started, { payment_type: 'cash' });
  expect(await ownersOf(started)).toEqual([ana.id]);
});

test.each([
  ['breaks', () => Promise.reject(new Error('D1_ERROR')), /DIRECTORY broke: Error: D1_ERROR/],
  ['does not answer', () => new Promise<never>(() => undefined), /no answer in 50 ms/],
])('a DIRECTORY that %s is told later', async (_what, batch, reason) => {
  const ana = await signIn(platform, { store: 'plaza' });
  await byApi(await begin(ana.cookie));
  const [word = ''] = await wordsAbout(ana.id);
  const broken = new Proxy(env.DIRECTORY, {
    get: (target, name) =>
      name === 'batch' ? batch : (Reflect.get(target, name) as () => unknown).bind(target),
  });
  const silenced = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await bringUp(word, { directory: new Database<'directory'>('DIRECTORY', broken) })).toBe(
    10,
  );
  silenced.mockRestore();
  const [row] = await rows(
    CELL,
    sql<{ last_error: string }>`SELECT last_error FROM outbox WHERE id = ${word}`,
  );
  expect(row?.last_error).toMatch(reason);
  expect(await storesOf(ana)).toEqual([]);
  platform.clock.advance(10_000);
  expect(await bringUp(word)).toBe('ack');
  expect(await storesOf(ana)).toEqual(['plaza b']);
});

test('an account that is erased meanwhile leaves nothing there', async () => {
  const ana = await signIn(platform, { store: 'plaza' });
  const started = await begin(ana.cookie);
  await byApi(started);
  const [word = ''] = await wordsAbout(ana.id);
  await ana.call('POST', `/api/profile/${ana.path}/erase`, { password: PASSWORD });
  expect(await bringUp(word)).toBe('ack');
  expect(await storesOf(ana)).toEqual([]);
  expect(await ownersOf(started)).toEqual([ana.id]);
});
