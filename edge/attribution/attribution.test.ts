import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import type { EdgeEnv } from '../http/context.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';
import { attributePage, endAttribution } from './attribution.ts';

const OWN = { referral: 'ac_own', campaign: 'own', click_id: null };

/** The cookies that a visit writes: each with its attributes. The store knows no other promoter. */
async function visit(
  address: string,
  { cookie = '', store = {} }: { cookie?: string; store?: object } = {},
): Promise<Record<string, string>> {
  const { origin } = new URL(address);
  const cell = { first: () => Promise.resolve(undefined) };
  const app = new Hono<EdgeEnv>();
  app.use(async (context, next) => {
    const scope = { tenant: { origin, storeId: 'st_a' }, cell, ports: { clock: { now: () => 0 } } };
    context.set('scope', scope as unknown as RequestScope);
    await next();
  });
  app.get('/paid', (context) => {
    endAttribution(context);
    return context.text('');
  });
  app.get('*', async (context) => {
    await attributePage(context, store as StoreInfo);
    return context.text('');
  });
  const answer = await app.request(address, { headers: { cookie } });
  return Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      return [name, [value, ...attributes].join('; ')];
    }),
  );
}

const A_DAY = 'Max-Age=86400; Path=/; HttpOnly; SameSite=Lax';
const GONE = '; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';

test('values of the address are kept for a day', async () => {
  expect(await visit('http://a.test/?referral=ac_1&campaign=c&gclid=g')).toEqual({
    referralID: `ac_1; ${A_DAY}`,
    campaign: `c; ${A_DAY}`,
    clickID: `g; ${A_DAY}`,
  });
});

test('over TLS the cookies are for TLS alone', async () => {
  expect(await visit('https://a.test/?campaign=c')).toEqual({
    campaign: 'c; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax',
  });
});

test('without an address’s value the store’s answer counts, and takes away what it names not', async () => {
  const cookie = 'referralID=ac_forged; campaign=forged; clickID=live';
  expect(await visit('http://a.test/', { cookie, store: OWN })).toEqual({
    referralID: `ac_own; ${A_DAY}`,
    campaign: `own; ${A_DAY}`,
    clickID: `live; ${A_DAY}`,
  });
  expect(await visit('http://a.test/', { cookie })).toEqual({
    referralID: GONE,
    campaign: GONE,
    clickID: `live; ${A_DAY}`,
  });
});

test('a visit without attribution writes no cookie', async () => {
  expect(await visit('http://a.test/')).toEqual({});
});

test('a payment’s redirect removes all three', async () => {
  const cookie = 'campaign=c';
  expect(await visit('http://a.test/paid', { cookie, store: OWN })).toEqual({
    referralID: GONE,
    campaign: GONE,
    clickID: GONE,
  });
});
