import { Hono, type Context } from 'hono';
import { expect, test } from 'vitest';
import { news } from '../../shared/i18n/news.ts';
import type { Cell, Directory } from '../db/database.ts';
import type { EdgeEnv } from '../http/context.ts';
import type { Tenant } from '../unit-of-work/tenant.ts';
import type { Visitor } from '../unit-of-work/scope.ts';
import { openVisitor } from './visitor.ts';

const TOKEN = 'a_-4'.repeat(10).concat('xyz');
const DAY = 24 * 60 * 60;

interface Visit {
  readonly origin?: string;
  readonly headers?: Record<string, string>;
}

/** Does something as a visitor; gives the result and the cookies that were written. */
async function as<T>(
  act: (visitor: Visitor, context: Context<EdgeEnv>) => T | Promise<T>,
  { origin = 'http://moda.test', headers = {} }: Visit = {},
): Promise<{ result: T; cookies: string[] }> {
  let result: T | undefined;
  const app = new Hono<EdgeEnv>();
  app.get('*', async (context) => {
    const scope = { env: { IDENTITY_SECRET: 'x'.repeat(16), TRUSTED_PROXIES: () => false } };
    context.set('scope', scope as unknown as EdgeEnv['Variables']['scope']);
    const tenant = { origin, storeId: 'st_a' } as Tenant;
    const to = { tenant, directory: {} as Directory, cell: {} as Cell };
    result = await act(openVisitor(context, to), context);
    return context.text('');
  });
  const answer = await app.request(`${origin}/`, { headers });
  expect(answer.status).toBe(200);
  return { result: result as T, cookies: answer.headers.getSetCookie() };
}

const cookie = (pairs: Record<string, string>) => ({
  headers: {
    cookie: Object.entries(pairs)
      .map((pair) => pair.join('='))
      .join('; '),
  },
});

test.each([
  [TOKEN, true],
  [TOKEN.slice(1), false],
  [`${TOKEN}a`, false],
  [`!${TOKEN.slice(1)}`, false],
  ['', false],
])('a session cookie %j may be one: %s', async (session, has) => {
  const { result } = await as(({ hasSession }) => hasSession, cookie({ session }));
  expect(result).toBe(has);
  const { result: mark } = await as((visitor) => visitor.mark, cookie({ device: session }));
  expect(mark).toBe(has ? session : undefined);
});

test('without a session cookie nothing is read', async () => {
  expect((await as((visitor) => visitor.identity())).result).toBeNull();
  expect((await as((visitor) => visitor.identity(), cookie({ session: 'x' }))).result).toBeNull();
});

const OPEN = 'Path=/; HttpOnly; SameSite=Lax';
const SAFE = 'Path=/; HttpOnly; Secure; SameSite=Lax';

test('a new session is kept for thirty days of rest, and the mark of its account for a year', async () => {
  const keep = (visitor: Visitor) => visitor.keep('fresh', 'mark');
  expect((await as(keep)).cookies).toEqual([
    `session=fresh; Max-Age=${30 * DAY}; ${OPEN}`,
    `device=mark; Max-Age=${365 * DAY}; ${OPEN}`,
  ]);
  expect((await as(keep, { origin: 'https://moda.test' })).cookies).toEqual([
    `__Host-session=fresh; Max-Age=${30 * DAY}; ${SAFE}`,
    `__Host-device=mark; Max-Age=${365 * DAY}; ${SAFE}`,
  ]);
});

test('over TLS only the cookie of this very host counts', async () => {
  const secure = { origin: 'https://moda.test' };
  const has = async (name: string) =>
    (await as((visitor) => visitor.hasSession, { ...secure, ...cookie({ [name]: TOKEN }) })).result;
  expect([await has('session'), await has('__Host-session')]).toEqual([false, true]);
});

test('signing out takes the session’s cookie away, and no other', async () => {
  const { cookies } = await as((visitor) => visitor.forget(), cookie({ session: TOKEN }));
  expect(cookies).toEqual([`session=; Max-Age=0; ${OPEN}`]);
});

test('a browser knows its last ten purchases, for thirty days', async () => {
  const bought = Array.from({ length: 12 }, (_none, index) => `m${index}`).join('.');
  const { cookies } = await as((visitor) => visitor.noteBought('co_new'), cookie({ bought }));
  const [, marks = '', attributes] = /^bought=([^;]*); (.*)$/.exec(cookies[0] ?? '') ?? [];
  const [newest = '', ...others] = marks.split('.');
  expect(others).toEqual(bought.split('.').slice(0, 9));
  expect(attributes).toBe(`Max-Age=${30 * DAY}; ${OPEN}`);
  const has = async (checkout: string, given: string) =>
    (await as((visitor) => visitor.hasBought(checkout), cookie({ bought: given }))).result;
  expect(await has('co_new', marks)).toBe(true);
  expect(await has('co_other', marks)).toBe(false);
  expect(await has('co_new', '')).toBe(false);
  // An eleventh is not looked at.
  expect(await has('co_new', `${'x.'.repeat(10)}${newest}`)).toBe(false);
  expect(await has('co_new', `${'x.'.repeat(9)}${newest}`)).toBe(true);
});

test('marks of purchases and accounts are of one host', async () => {
  const mark = async (origin: string) =>
    (await as((visitor) => visitor.markOf('ac_1'), { origin })).result;
  expect(await mark('http://moda.test')).toBe(await mark('http://moda.test:8787'));
  expect(await mark('http://moda.test')).not.toBe(await mark('http://casa.test'));
});

test('preferences of an account are taken over where the browser has none', async () => {
  const adopt = (theme: 'dark' | null) => (visitor: Visitor) =>
    visitor.adopt({ language: 'en', theme });
  expect((await as(adopt('dark'))).cookies).toEqual([
    `locale=en; Max-Age=${365 * DAY}; ${OPEN}`,
    `theme=dark; Max-Age=${365 * DAY}; Path=/; SameSite=Lax`,
  ]);
  expect((await as(adopt(null))).cookies).toHaveLength(1);
  expect((await as(adopt('dark'), cookie({ locale: 'es', theme: 'light' }))).cookies).toEqual([]);
});

test('news is told for a minute, heard once, and only in words that pages have', async () => {
  const [told] = news;
  const { cookies } = await as((visitor) => visitor.tell(told));
  expect(cookies).toEqual([`news=${told}; Max-Age=60; ${OPEN}`]);
  const hear = (given?: string) =>
    as((visitor) => visitor.heard(), given === undefined ? {} : cookie({ news: given }));
  const gone = [`news=; Max-Age=0; ${OPEN}`];
  expect(await hear(told)).toEqual({ result: told, cookies: gone });
  expect(await hear('forged')).toEqual({ result: null, cookies: gone });
  expect(await hear()).toEqual({ result: null, cookies: [] });
});

test('a browser’s name is cut to 200 characters', async () => {
  const agent = (length: number) =>
    as((visitor) => visitor.agent, { headers: { 'user-agent': 'x'.repeat(length) } });
  expect((await agent(199)).result).toHaveLength(199);
  expect((await agent(201)).result).toHaveLength(200);
  expect((await as((visitor) => visitor.agent)).result).toBe('');
});
