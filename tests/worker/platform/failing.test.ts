import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPlatform, type Platform } from './platform.ts';
import { listItems, openStore } from './stores.ts';

const uno = { slug: 'uno', cell: 'a' } as const;

let mishap: 'none' | 'down' | 'late';
const LATE_MS = 1_200;

const cell = new Proxy(env.CELL_A, {
  get(database, property) {
    const value = Reflect.get(database, property) as unknown;
    if (property === 'prepare' && mishap === 'down') {
      return () => {
        throw new Error('D1_ERROR: the cell is down');
      };
    }
    if (property === 'batch' && mishap === 'late') {
      return async (statements: D1PreparedStatement[]) => {
        await new Promise((settle) => {
          setTimeout(settle, LATE_MS);
        });
        return database.batch(statements);
      };
    }
    return typeof value === 'function' ? (value.bind(database) as unknown) : value;
  },
});

let platform: Platform;
beforeAll(async () => {
  await openStore(uno);
  await listItems(uno, 3);
});
beforeEach(async () => {
  mishap = 'none';
  platform = startPlatform({ CELL_A: cell });
  // The store itself is in memory from here on.
  await visit('/terms');
});

async function visit(path: string) {
  const answer = await platform.ask(`http://uno.localhost${path}`);
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text };
}

describe.each(['down', 'late'] as const)('while the cell is %s', (happens) => {
  test('a page whose subject is missing says so in its store, and is not kept', async () => {
    const path = `/productos?text=${crypto.randomUUID()}`;
    mishap = happens;
    const failed = await visit(path);
    expect(failed.status).toBe(503);
    expect(failed.headers.get('content-type')).toMatch(/^text\/html/);
    expect(failed.headers.get('cache-control')).toBe('no-store');
    expect(failed.headers.get('retry-after')).toBe('5');
    expect(failed.text).toContain('<shop-nav');
    expect(failed.text).toContain('<h1 class="h1">Esta página no está disponible por ahora</h1>');
    expect(failed.text).toContain(`href="${path}"`);
    expect(failed.text).toContain('noindex');
    expect(failed.text).not.toMatch(/D1_ERROR|cell/);
    mishap = 'none';
    expect((await visit(path)).status).toBe(200);
  });

  test('a page of several parts shows the others, and is not kept', async () => {
    // Past the lifetime of an earlier test's cache entries.
    platform.clock.advance(happens === 'down' ? 0 : 60_001);
    await visit('/terms');
    mishap = happens;
    const home = await visit('/');
    expect(home.status).toBe(200);
    expect(home.text).toContain('<shop-nav');
    expect(home.text).toContain('<shop-footer');
    expect(home.headers.get('x-page-cache')).toBe('miss');
    mishap = 'none';
    const again = await visit('/');
    expect(again.headers.get('x-page-cache')).toBe('miss');
    expect(again.text).toContain('Artículo 1');
  });

  test('a page that needs no cell still works', async () => {
    mishap = happens;
    for (const path of ['/terms', '/robots.txt', '/healthz', '/api/openapi.json']) {
      expect((await visit(path)).status, path).toBe(200);
    }
  });
});

test('a call that fails is JSON, and tells nothing of why', async () => {
  mishap = 'down';
  const answer = await visit('/api/products-list-public');
  expect(answer.status).toBe(500);
  expect(JSON.parse(answer.text)).toEqual({
    code: 'internal_error',
    message: expect.any(String),
    payload: { messages: [expect.any(String)] },
    request_id: answer.headers.get('x-request-id'),
  });
});
