/** From an address to its store: the three ways to name one, and what is kept of the answers. */
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fixedClock } from '../../shared/kernel/clock.ts';
import { d1Of } from '../../tests/support/d1.ts';
import { migrated } from '../../tests/support/migrated.ts';
import type { Env } from '../env.ts';
import { Directory } from './directory.ts';
import { resolveTenant } from './resolve.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const HALF_MINUTE = 30_000;

let database: DatabaseSync;
let kept: Map<string, { text: string; seconds: number }>;
let kvFails = false;
let log: string[];
let clock: ReturnType<typeof fixedClock>;
let directory: Directory;
let env: Env;

beforeEach(() => {
  database = migrated('directory');
  database.exec(`INSERT INTO store (id, slug, cell, root_id, canonical_domain) VALUES
      ('st_raiz', 'raiz', 'a', NULL, NULL), ('st_Ana', 'Ana', 'a', 'st_raiz', NULL),
      ('st_otra', 'otra', 'b', NULL, NULL), ('st_hija', 'hija', 'b', 'st_otra', NULL),
      ('st_con', 'con', 'b', NULL, 'www.con.mx');
    INSERT INTO domain (host, store_id) VALUES ('www.con.mx', 'st_con'), ('con.mx', 'st_con'),
      ('www.otra.mx', 'st_otra'), ('www.ana.mx', 'st_Ana'), ('vieja.tienda.mx', 'st_otra');
    INSERT INTO platform (key, value) VALUES ('root_store', 'st_raiz'), ('other', 'st_otra')`);
  kept = new Map();
  kvFails = false;
  log = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void log.push(line));
  clock = fixedClock(NOON);
  directory = new Directory(clock);
  const mayFail = () => {
    if (kvFails) throw new Error('KV is away');
  };
  env = {
    PLATFORM_DOMAIN: 'tienda.mx',
    PUBLIC_PORTS: new Set([8787]),
    DIRECTORY: d1Of(database),
    DOMAINS: {
      get: async (name: string) => {
        mayFail();
        return JSON.parse(kept.get(name)?.text ?? 'null') as unknown;
      },
      put: async (name: string, text: string, { expirationTtl: seconds = 0 }) => {
        mayFail();
        kept.set(name, { text, seconds });
      },
    },
  } as unknown as Env;
});
afterEach(() => void vi.restoreAllMocks());

/** Where an address leads: a store with its origin and base, another address, or nowhere. */
async function resolve(address: string, headers?: Record<string, string>) {
  const found = await resolveTenant(env, directory, new Request(address, headers && { headers }));
  if (found.kind === 'unknown') return undefined;
  if (found.kind === 'moved') return `to ${found.location}`;
  const { storeId, origin, base } = found.tenant;
  return `${storeId} at ${origin}${base}`;
}

test.each([
  ['https://tienda.mx/', 'st_raiz at https://tienda.mx'],
  ['https://ana.tienda.mx/x', 'st_Ana at https://ana.tienda.mx'],
  ['https://www.ana.mx/', 'st_Ana at https://www.ana.mx'],
  ['https://con.mx/', 'st_con at https://con.mx'],
  ['https://www.con.mx/productos', 'st_con at https://www.con.mx'],
  // A sub-domain of the platform that is no slug, but somebody's domain.
  ['https://vieja.tienda.mx/', 'st_otra at https://vieja.tienda.mx'],
  ['https://a.ana.tienda.mx/', undefined],
  ['https://nadie.tienda.mx/', undefined],
  ['https://nadie.mx/', undefined],
  ['https://tienda.mx:8787/', 'st_raiz at https://tienda.mx:8787'],
  ['https://tienda.mx:8788/', undefined],
  // By path: on the platform's domain any store, on a root store's its own network.
  ['https://tienda.mx/tienda/ANA/x', 'st_Ana at https://tienda.mx/tienda/Ana'],
  ['https://tienda.mx/tienda/hija', 'st_hija at https://tienda.mx/tienda/hija'],
  ['https://tienda.mx/tienda/nadie', undefined],
  ['https://www.otra.mx/tienda/hija', 'st_hija at https://www.otra.mx/tienda/hija'],
  ['https://otra.tienda.mx/tienda/hija', 'st_hija at https://otra.tienda.mx/tienda/hija'],
  ['https://www.otra.mx/tienda/ana', undefined],
  ['https://www.otra.mx/tienda/otra', undefined],
  ['https://www.ana.mx/tienda/raiz', undefined],
  ['https://nadie.mx/tienda/hija', undefined],
  // A store with a domain of its own is left for it, with path and query.
  ['https://con.tienda.mx/p?x=1', 'to https://www.con.mx/p?x=1'],
  ['https://con.tienda.mx:8787/p', 'to https://www.con.mx:8787/p'],
  ['https://tienda.mx/tienda/con/p?x=1', 'to https://www.con.mx/p?x=1'],
  ['https://tienda.mx/tienda/con', 'to https://www.con.mx/'],
])('%s is %s', async (address, answer) => {
  expect(await resolve(address)).toBe(answer);
});

test('the header’s host counts, not the address’s', async () => {
  expect(await resolve('https://x.mx/', { host: 'ana.tienda.mx' })).toBe(
    'st_Ana at https://ana.tienda.mx',
  );
  expect(await resolve('https://ana.tienda.mx/', { host: 'a b' })).toBeUndefined();
});

test('a tenant is all that its row says', async () => {
  const found = await resolveTenant(env, directory, new Request('https://tienda.mx/tienda/ana/x'));
  expect(found).toEqual({
    kind: 'tenant',
    tenant: {
      storeId: 'st_Ana',
      slug: 'Ana',
      cell: 'a',
      rootId: 'st_raiz',
      canonicalDomain: null,
      origin: 'https://tienda.mx',
      base: '/tienda/Ana',
    },
  });
});

describe('an answer', () => {
  const platform = () => directory.find(env, 'platform').then((entry) => entry?.id);
  const another = () =>
    database.exec("UPDATE platform SET value = 'st_otra' WHERE key = 'root_store'");

  test('is kept in memory for half a minute, and in KV for five', async () => {
    expect(await platform()).toBe('st_raiz');
    expect(kept.get('platform')?.seconds).toBe(300);
    kept.clear();
    another();
    clock.advance(HALF_MINUTE - 1);
    expect(await platform()).toBe('st_raiz');
    clock.advance(1);
    expect(await platform()).toBe('st_otra');
    clock.advance(HALF_MINUTE - 1);
    kept.clear();
    database.exec('DELETE FROM platform');
    expect(await platform()).toBe('st_otra');
    clock.advance(1);
    expect(await platform()).toBeUndefined();
  });

  test('that KV has is not asked for again', async () => {
    await platform();
    another();
    clock.advance(HALF_MINUTE);
    expect(await platform()).toBe('st_raiz');
  });

  test('that KV cannot give or keep is asked for all the same', async () => {
    kvFails = true;
    expect(await platform()).toBe('st_raiz');
    expect(log).toHaveLength(2);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ level: 'error', where: 'domains' });
  });

  test('is given up as the oldest of 2,000', async () => {
    const ids = Array.from({ length: 2_001 }, (_none, number) => `n${number}`);
    const row = database.prepare("INSERT INTO store (id, slug, cell) VALUES (?, ?, 'a')");
    for (const id of ids) row.run(`st_${id}`, id);
    const find = (id: string) => directory.find(env, `slug:${id}`);
    for (const id of ids.slice(0, 2_000)) await find(id);
    // A look-up that is made anew is the youngest again.
    clock.advance(HALF_MINUTE);
    await find('n0');
    kept.clear();
    database.exec("DELETE FROM store WHERE slug IN ('n0', 'n1', 'n2', 'n2000')");
    row.run('st_new', 'new');
    await find('new');
    clock.advance(-HALF_MINUTE);
    expect(await find('n1')).toBeUndefined();
    expect(await find('n2')).toMatchObject({ id: 'st_n2' });
  });
});
