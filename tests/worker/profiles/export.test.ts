/** The orders in a person's export: of every store where they bought, and of no other person. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { insertBoughtIn } from '../../../edge/modules/profiles/index.ts';
import { startPlatform } from '../platform/platform.ts';
import { NOON, openStore } from '../platform/stores.ts';
import { directory, signIn, type SignedIn } from './person.ts';
import { sell } from './sold.ts';

let isDown = false;
/** The other cell, which may be down. */
const far = new Proxy(env.CELL_B, {
  get(database, property) {
    if (isDown && property === 'batch') return () => Promise.reject(new Error('the cell is down'));
    const value = Reflect.get(database, property) as unknown;
    return typeof value === 'function' ? (value.bind(database) as unknown) : value;
  },
});
const platform = startPlatform({ CELL_B: far });

beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
  await openStore({ slug: 'vecina', cell: 'a' });
  await openStore({ slug: 'lejana', cell: 'b' });
});

async function boughtIn({ id }: SignedIn, ...stores: readonly string[]): Promise<void> {
  for (const store of stores) await directory(insertBoughtIn(id, `st_${store}`, NOON));
}

interface Exported {
  readonly orders: readonly { readonly store: string; readonly number: string }[];
  readonly stores_incomplete: readonly string[];
}

async function exported(person: SignedIn): Promise<Exported> {
  const { status, body } = await person.call<Exported>('GET', `/api/profile/${person.path}/export`);
  expect(status).toBe(200);
  return body;
}

const named = ({ orders }: Exported) => orders.map(({ store, number }) => `${store} ${number}`);

describe('orders', () => {
  test('come from every store where the account bought, in whichever cell, the latest first', async () => {
    const email = 'ana@example.com';
    const ana = await signIn(platform, { store: 'raiz', email });
    const bea = await signIn(platform, { store: 'raiz' });
    const there = { store: 'lejana', cell: 'b' } as const;
    await sell({ store: 'raiz', number: 'RAI-1', account: ana.id, at: NOON + 1 });
    await sell({ store: 'vecina', number: 'VEC-1', account: ana.id, at: NOON + 3 });
    await sell({ ...there, number: 'LEJ-1', account: ana.id, at: NOON + 2 });
    // Bought as a guest, in a store that is known.
    await sell({ ...there, number: 'LEJ-2', email, at: NOON });
    await sell({ ...there, number: 'LEJ-3', account: bea.id });
    await boughtIn(ana, 'raiz', 'vecina', 'lejana');
    const all = await exported(ana);
    expect(named(all)).toEqual(['vecina VEC-1', 'lejana LEJ-1', 'raiz RAI-1', 'lejana LEJ-2']);
    expect(all.stores_incomplete).toEqual([]);
    expect(named(await exported(bea))).toEqual([]);
  });

  test('are not those of an unproven e-mail', async () => {
    await sell({ store: 'raiz', number: 'VIC-1', email: 'victima@example.com' });
    const thief = await signIn(platform, {
      store: 'raiz',
      email: 'victima@example.com',
      emailVerified: false,
    });
    expect((await exported(thief)).orders).toEqual([]);
  });

  test('of a cell that does not answer are missing, and it is said whose', async () => {
    const ana = await signIn(platform, { store: 'raiz' });
    await sell({ store: 'raiz', number: 'RAI-2', account: ana.id });
    await sell({ store: 'lejana', cell: 'b', number: 'LEJ-4', account: ana.id, at: NOON + 1 });
    await boughtIn(ana, 'raiz', 'lejana');
    isDown = true;
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const some = await exported(ana);
    silenced.mockRestore();
    isDown = false;
    expect([named(some), some.stores_incomplete]).toEqual([['raiz RAI-2'], ['lejana']]);
    expect(named(await exported(ana))).toEqual(['lejana LEJ-4', 'raiz RAI-2']);
  });

  test('of a store that DIRECTORY puts into a cell that is not there are missing, too', async () => {
    await directory(sql`INSERT INTO store (id, slug, cell) VALUES ('st_perdida', 'perdida', 'z')`);
    const ana = await signIn(platform, { store: 'raiz' });
    await boughtIn(ana, 'perdida');
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await exported(ana)).stores_incomplete).toEqual(['perdida']);
    silenced.mockRestore();
  });
});

test.each([
  ['account', "account_id = 'x'", 'purchase_order_by_account'],
  ['e-mail', "lower(contact ->> 'email') = 'x'", 'purchase_order_by_email'],
])('an index finds the orders by %s, in their order', async (_what, condition, index) => {
  const { results } = await env.CELL_A.prepare(
    `EXPLAIN QUERY PLAN SELECT created_at, rowid FROM purchase_order
     WHERE store_id = 'x' AND ${condition} ORDER BY created_at DESC, rowid DESC LIMIT 5`,
  ).all<{ detail: string }>();
  const plan = results.map(({ detail }) => detail).join();
  expect(plan).toContain(index);
  expect(plan).not.toContain('TEMP B-TREE');
});
