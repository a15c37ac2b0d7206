import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPlatform, type Platform } from './platform.ts';
import { listItems, openStore } from './stores.ts';

const uno = { slug: 'uno', cell: 'a' } as const;
const dos = { slug: 'dos', cell: 'b' } as const;

/** The number of batches that each database got. */
const touched = { DIRECTORY: 0, CELL_A: 0, CELL_B: 0 };

function watched(name: keyof typeof touched): D1Database {
  return new Proxy(env[name], {
    get(database, property) {
      touched[name] += 1;
      const value = Reflect.get(database, property) as unknown;
      return typeof value === 'function' ? (value.bind(database) as unknown) : value;
    },
  });
}

let platform: Platform;
beforeAll(async () => {
  await openStore(uno);
  await openStore(dos);
  await listItems(uno, 3);
  await listItems(dos, 3);
  platform = startPlatform({
    DIRECTORY: watched('DIRECTORY'),
    CELL_A: watched('CELL_A'),
    CELL_B: watched('CELL_B'),
  });
});
beforeEach(() => {
  for (const name of Object.keys(touched)) touched[name as keyof typeof touched] = 0;
});

const READS = [
  '/',
  '/productos',
  '/marketplace',
  '/catalogos',
  '/buscar?text=articulo',
  '/shopping-cart',
  '/nowhere',
  '/terms',
  '/robots.txt',
  '/sitemap.xml',
  '/api/products-list-public?facets=true',
  '/api/catalogues',
  '/api/published/franchises',
  '/api/openapi.json',
  '/embed/html/shop-cart',
  '/?referral=x&campaign=y&referral_slug=dos',
  '/productos?page=9',
  // An item of the other store: requested here, and looked up here.
  '/products/it_dos-1',
  '/products/it_uno-1',
  '/api/public/products/it_dos-1',
  '/api/public/products/it_uno-1',
  '/api/store/dos',
  '/api/store/uno',
  '/api/store/st_dos:st_dos/menu/apps',
  '/api/store/st_uno:st_uno/menu/apps',
  '/api/products-list-public?owner=st_dos',
  '/embed/html/shop-item?item=it_dos-1',
  '/theme/st_dos.1.css',
];

describe.each([
  ['uno', 'CELL_A', 'CELL_B'],
  ['dos', 'CELL_B', 'CELL_A'],
] as const)('a request for %s', (slug, own, other) => {
  test.each(READS)('never touches the other cell: %s', async (path) => {
    const answer = await platform.ask(`http://${slug}.localhost${path}`);
    expect(answer.status).toBeLessThan(500);
    await answer.text();
    expect(touched[other]).toBe(0);
  });

  test('nor does one that writes', async () => {
    const origin = `http://${slug}.localhost`;
    const item = { item: `it_${slug}-1`, sku: `sk_${slug}-1`, amount: 1 };
    const send = async (method: string, path: string, body: unknown) => {
      const answer = await platform.ask(`${origin}/api${path}`, {
        method,
        body: JSON.stringify(body),
        headers: {
          origin,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, string> };
    };
    const { cart } = (await send('POST', '/shopping-carts', { lines: [item] })).body;
    const checkout = await send('POST', `/shopping-carts/${cart}/checkout`, {});
    expect(checkout.body).toMatchObject({ state: 'open' });
    await send('PUT', `/shopping-carts/${cart}/products/${item.sku}`, { amount: 2 });
    expect(touched[own]).toBeGreaterThan(0);
    expect(touched[other]).toBe(0);
  });

  test('asks the directory for its tenant only', async () => {
    await platform.ask(`http://${slug}.localhost/api/catalogues?limit=7`);
    expect(touched.DIRECTORY).toBe(0);
    expect(touched[own]).toBeGreaterThan(0);
  });
});

test('a store that DIRECTORY puts into a cell that is not there is not found', async () => {
  await env.DIRECTORY.prepare(
    "INSERT INTO store (id, slug, cell) VALUES ('st_lost', 'lost', 'z')",
  ).run();
  expect((await platform.ask('http://lost.localhost/')).status).toBe(404);
  await env.DIRECTORY.prepare(
    "INSERT INTO store (id, slug, cell) VALUES ('st_odd', 'odd', '__proto__')",
  ).run();
  expect((await platform.ask('http://odd.localhost/')).status).toBe(404);
  // A store that its cell does not know does not exist either.
  await env.DIRECTORY.prepare(
    "INSERT INTO store (id, slug, cell) VALUES ('st_gone', 'gone', 'a')",
  ).run();
  expect((await platform.ask('http://gone.localhost/')).status).toBe(404);
});
