/** The pages of a signed-in person: their own, never cached, and never shown to another visitor. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { newToken } from '../../../edge/session/index.ts';
import { openAccount, signIn, tellDirectory } from './people.ts';
import { startPlatform, type Platform } from './platform.ts';
import { listItems, openStore } from './stores.ts';

const STORE = { slug: 'plaza', cell: 'a' } as const;
const ORIGIN = 'http://plaza.localhost';
const HOUR_MS = 60 * 60_000;

let platform: Platform;
beforeAll(async () => {
  await openStore(STORE);
  await openStore({ slug: 'otra', cell: 'b' });
  await listItems(STORE, 3);
  await openAccount('ada', 'Ada <Ejemplo>');
});
beforeEach(() => {
  platform = startPlatform();
});

/** The parts of a page's answer that show whose page it is. */
async function visit(path: string, cookie?: string, origin = ORIGIN) {
  const answer = await platform.ask(origin + path, cookie ? { headers: { cookie } } : {});
  const text = await answer.text();
  return {
    text,
    status: answer.status,
    cache: answer.headers.get('x-page-cache'),
    control: answer.headers.get('cache-control'),
    etag: answer.headers.get('etag'),
    // The host's own session; attribution's cookies are another matter.
    session: answer.headers.getSetCookie().find((one) => one.startsWith('session=')),
    isAnonymous: text.includes('href="/login'),
  };
}

describe('a page that is kept for everybody', () => {
  test('is made anew for a signed-in visitor, and says so', async () => {
    const cookie = await signIn('ada', 'plaza.localhost');
    const own = await visit('/', cookie);
    expect(own).toMatchObject({
      status: 200,
      cache: 'off',
      control: 'private, no-cache',
      etag: null,
      session: undefined,
      isAnonymous: false,
    });
  });

  test('is the same, byte for byte, before and after a visitor signs in', async () => {
    const before = await visit('/productos');
    const cookie = await signIn('ada', 'plaza.localhost');
    const own = await visit('/productos', cookie);
    const after = await visit('/productos');
    expect(before).toMatchObject({ cache: 'miss', isAnonymous: true });
    expect(own.isAnonymous).toBe(false);
    expect(after).toEqual({ ...before, cache: 'hit' });
  });

  test('is not put into the cache by a signed-in visitor', async () => {
    const cookie = await signIn('ada', 'plaza.localhost');
    await visit('/catalogos', cookie);
    await visit('/catalogos', cookie);
    expect(await visit('/catalogos')).toMatchObject({ cache: 'miss', isAnonymous: true });
  });
});

test('the way to sign in leads back to the page, which is kept all the same', async () => {
  await visit('/productos?sort=list_price&utm=x');
  const kept = await visit('/productos?sort=list_price&utm=y');
  expect(kept.cache).toBe('hit');
  expect(kept.text).toContain('href="/login?next=%2Fproductos%3Fsort%3Dlist_price"');
  expect((await visit('/')).text).toContain('href="/login"');
});

describe('a session that does not count', () => {
  test.each([
    [
      'is over',
      async () => {
        const cookie = await signIn('ada', 'plaza.localhost');
        platform.clock.advance(31 * 24 * HOUR_MS);
        return cookie;
      },
    ],
    ['is another host’s', () => signIn('ada', 'otra.localhost')],
    ['never was', () => Promise.resolve(`session=${newToken()}`)],
    [
      'is an erased account’s',
      async () => {
        await openAccount('gone');
        const cookie = await signIn('gone', 'plaza.localhost');
        await tellDirectory(sql`UPDATE account SET erased_at = 1 WHERE id = 'ac_gone'`);
        return cookie;
      },
    ],
  ])('because it %s: everybody’s page, and it is forgotten', async (_why, cookieOf) => {
    const cookie = await cookieOf();
    const { text } = await visit('/servicios');
    const answer = await visit('/servicios', cookie);
    expect(answer).toMatchObject({ cache: 'off', isAnonymous: true, text });
    expect(answer.session).toMatch(/^session=;.*Max-Age=0/);
  });

  test('because it has not the form of a session: no database is asked, and the page is kept', async () => {
    await visit('/experiencias');
    expect(await visit('/experiencias', 'session=short')).toMatchObject({
      cache: 'hit',
      session: undefined,
    });
  });
});

test('the session is read at the same time as the page’s data', async () => {
  const waits = {
    DIRECTORY: Promise.withResolvers<void>(),
    CELL_A: Promise.withResolvers<void>(),
  };
  let meeting = false;
  /** Answers reads only after the other database has been asked as well. */
  const meets = (own: keyof typeof waits, other: keyof typeof waits): D1Database =>
    new Proxy(env[own], {
      get(database, name) {
        if (name === 'batch') {
          return async (statements: D1PreparedStatement[]) => {
            waits[own].resolve();
            if (meeting) await waits[other].promise;
            return database.batch(statements);
          };
        }
        const value = Reflect.get(database, name) as unknown;
        return typeof value === 'function' ? (value.bind(database) as unknown) : value;
      },
    });
  platform = startPlatform({
    DIRECTORY: meets('DIRECTORY', 'CELL_A'),
    CELL_A: meets('CELL_A', 'DIRECTORY'),
  });
  // The first request finds the tenant and its store.
  await visit('/terms');
  for (const name of ['DIRECTORY', 'CELL_A'] as const) waits[name] = Promise.withResolvers();
  meeting = true;
  const cookie = await signIn('ada', 'plaza.localhost');
  expect(await visit('/productos', cookie)).toMatchObject({ status: 200, isAnonymous: false });
});
