/** The edge while the disk of the machine that serves is full. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errors as english } from '../../../shared/i18n/en/errors.ts';
import { errors as spanish } from '../../../shared/i18n/es/errors.ts';
import { startPlatform, type Platform } from './platform.ts';
import { listItems, openStore } from './stores.ts';

const STORE = { slug: 'bodega', cell: 'a' } as const;
const ORIGIN = 'http://bodega.localhost';

/** The word of the machine on its disk, or its failure to answer. */
let disk: 'ok' | 'full' | 'silent';
let platform: Platform;
/** Whether the databases and KV take writes. */
let written: boolean;

const machine = () => ({
  fetch: () =>
    disk === 'silent'
      ? Promise.reject(new Error('gone'))
      : Promise.resolve(Response.json({ disk })),
});

/** A database whose disk has no room for a single write. */
const cell = new Proxy(env.CELL_A, {
  get(database, property) {
    const value = Reflect.get(database, property) as unknown;
    if (property === 'batch' && !written) {
      return () => Promise.reject(new Error('database or disk is full: SQLITE_FULL'));
    }
    return typeof value === 'function' ? (value.bind(database) as unknown) : value;
  },
});

beforeAll(async () => {
  await openStore(STORE);
  await listItems(STORE, 3);
});
beforeEach(() => {
  disk = 'ok';
  written = true;
  platform = startPlatform({ MACHINE: machine(), CELL_A: cell });
});
afterEach(() => {
  written = true;
});

function create(headers: Record<string, string> = {}, key: string = crypto.randomUUID()) {
  return platform.ask(`${ORIGIN}/api/shopping-carts/`, {
    method: 'POST',
    headers: {
      origin: ORIGIN,
      'content-type': 'application/json',
      'idempotency-key': key,
      ...headers,
    },
    body: JSON.stringify({ lines: [] }),
  });
}

test('the health check tells it, and tells when it is over', async () => {
  const health = async () => {
    const answer = await platform.ask(`${ORIGIN}/healthz`);
    return { status: answer.status, body: await answer.json() };
  };
  expect(await health()).toEqual({ status: 200, body: { status: 'ok', disk: 'ok' } });
  disk = 'full';
  expect(await health()).toEqual({ status: 503, body: { status: 'failing', disk: 'full' } });
  disk = 'ok';
  expect(await health()).toEqual({ status: 200, body: { status: 'ok', disk: 'ok' } });
});

test('where no machine is known, as on the platform, nothing is said of a disk', async () => {
  platform = startPlatform();
  const answer = await platform.ask(`${ORIGIN}/healthz`);
  expect(await answer.json()).toEqual({ status: 'ok' });
});

describe('while it is full', () => {
  test('a call that would write is refused in the caller’s language, and goes through later', async () => {
    disk = 'full';
    const key = crypto.randomUUID();
    for (const [language, words] of [
      ['es', spanish.storage_full],
      ['en', english.storage_full],
    ] as const) {
      const answer = await create({ 'accept-language': language }, key);
      expect(answer.status).toBe(507);
      expect(answer.headers.get('retry-after')).toBe('60');
      expect(await answer.json()).toMatchObject({ code: 'storage_full', message: words });
    }
    disk = 'ok';
    platform.clock.advance(1_000);
    expect((await create({}, key)).status).toBe(201);
  });

  test('a form is refused by a page', async () => {
    disk = 'full';
    const answer = await platform.ask(`${ORIGIN}/cart`, {
      method: 'POST',
      headers: { origin: ORIGIN, accept: 'text/html,*/*', 'accept-language': 'en' },
      body: new URLSearchParams({ item: 'it_x' }),
    });
    expect(answer.status).toBe(507);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain(`<h1>${english.storage_full}</h1>`);
  });

  test('pages are shown, and not kept', async () => {
    disk = 'full';
    const path = '/productos?sort=list_price';
    for (let visit = 0; visit < 3; visit += 1) {
      const answer = await platform.ask(ORIGIN + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-page-cache')).toBe('miss');
      expect(await answer.text()).toContain('Artículo 1');
    }
  });

  test('the machine is asked once a second, not by each call', async () => {
    disk = 'full';
    expect((await create()).status).toBe(507);
    disk = 'ok';
    expect((await create()).status).toBe(507);
    platform.clock.advance(1_000);
    expect((await create()).status).toBe(201);
  });
});

test('a write that finds the disk full is told as that, not as a fault', async () => {
  expect((await create()).status).toBe(201);
  written = false;
  disk = 'full';
  // The last word, not a second old, is still that there is room.
  platform.clock.advance(999);
  const key = crypto.randomUUID();
  const refused = await create({}, key);
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({ code: 'storage_full' });
  written = true;
  disk = 'ok';
  platform.clock.advance(1_000);
  expect((await create({}, key)).status).toBe(201);
});

test('a machine that says nothing ends no shop', async () => {
  disk = 'silent';
  expect((await create()).status).toBe(201);
});
