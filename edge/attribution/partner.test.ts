/** The proof of a partner in a page's address, on the store's own tables. */
import { Hono, type Context } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { openWork, type Work } from '../../tests/support/work-scope.ts';
import { forgetIsolate } from '../../shared/kernel/isolate-memory.ts';
import { admitPage } from '../modules/embed-keys/index.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';
import { attributePartner, endPartner } from './partner.ts';

type EdgeEnv = Parameters<typeof attributePartner>[0] extends Context<infer E> ? E : never;

const KEY = `pk_${'0'.repeat(24)}`;
const HOUR_MS = 3_600_000;

let work: Work;
beforeEach(() => {
  forgetIsolate();
  work = openWork();
  work.cell.exec(`PRAGMA foreign_keys = OFF;
    INSERT INTO embed_key (id, store_id, public_key, partner, origins, referral, campaign,
      per_minute, state, created_at)
    VALUES ('ek_1', 'st_una', '${KEY}', 'Blog', '["https://blog.mx"]', 'ac_blog', 'otoño', 1000,
      'active', 0)`);
});

const scopeAt = (origin: string): RequestScope => ({
  ...work.scope,
  tenant: { ...work.scope.tenant, origin },
});

/** The proof that a partner's page gets at noon. */
async function proof(): Promise<string> {
  const asking = { element: 'shop-item', key: KEY, origin: 'https://blog.mx', isLink: false };
  const admitted = await admitPage(work.scope, asking);
  await work.settled();
  work.cell.exec('DELETE FROM embed_count');
  if (!admitted.ok) throw new Error(admitted.error.code);
  return admitted.value.token;
}

async function visit(search: string, { cookie = '', origin = 'https://una.mx' } = {}) {
  const app = new Hono<EdgeEnv>();
  app.use(async (context, next) => {
    context.set('scope', scopeAt(origin));
    await next();
  });
  app.get('/sold', (context) => {
    endPartner(context);
    return context.text('');
  });
  app.get('*', async (context) =>
    context.json(await attributePartner(context, new URL(context.req.url).searchParams)),
  );
  const answer = await app.request(`${origin}${search}`, { headers: { cookie } });
  await work.settled();
  const text = await answer.text();
  return {
    found: text === '' ? undefined : (JSON.parse(text) as unknown),
    cookies: answer.headers.getSetCookie(),
    counted: work.cell.prepare('SELECT sum(handoffs) AS n FROM embed_count').get()!['n'] ?? 0,
  };
}

test('a proof gives the visit its partner, is counted, and is kept for the hours that it counts', async () => {
  const token = await proof();
  work.clock.advance(3 * HOUR_MS);
  expect(await visit(`/?embed=${token}`)).toEqual({
    found: { referral: 'ac_blog', campaign: 'otoño' },
    cookies: [
      expect.stringMatching(/^[^;]+; Max-Age=75600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ],
    counted: 1,
  });
});

test('a page that is loaded again is no other buyer; one with another proof’s cookie is', async () => {
  const token = await proof();
  const [first = ''] = (await visit(`/?embed=${token}`)).cookies;
  const [pair = ''] = first.split(';');
  const again = await visit(`/?embed=${token}`, { cookie: pair });
  expect(again.counted).toBe(1);
  expect(again.found).toEqual({ referral: 'ac_blog', campaign: 'otoño' });
  expect(again.cookies).toHaveLength(1);
  const other = await visit(`/?embed=${token}`, { cookie: pair.replace(/=.*/, '=another') });
  expect(other.counted).toBe(2);
});

test('what its partner does not name stays out of the visit', async () => {
  const token = async (set: string) => {
    work.cell.exec(`UPDATE embed_key SET ${set}`);
    // A change that no call has made: an isolate trusts what it knows of a key for some seconds.
    forgetIsolate();
    return proof();
  };
  const onlyReferral = await visit(`/?embed=${await token('campaign = NULL')}`);
  expect(onlyReferral.found).toEqual({ referral: 'ac_blog' });
  const neither = await visit(`/?embed=${await token('referral = NULL')}`);
  expect(neither.found).toEqual({});
  expect(neither.cookies).toHaveLength(1);
  const onlyCampaign = await visit(`/?embed=${await token("campaign = 'otoño'")}`);
  expect(onlyCampaign.found).toEqual({ campaign: 'otoño' });
});

test.each([
  ['no proof', async () => '/'],
  ['a forged proof', async () => `/?embed=${await proof()}x`],
  [
    'a late proof',
    async () => {
      const token = await proof();
      work.clock.advance(25 * HOUR_MS);
      return `/?embed=${token}`;
    },
  ],
  [
    'the proof of a paused key',
    async () => {
      const token = await proof();
      work.cell.exec("UPDATE embed_key SET state = 'paused'");
      return `/?embed=${token}`;
    },
  ],
  [
    'the proof of a key that another store of the cell has',
    async () => {
      const token = await proof();
      work.cell.exec("UPDATE embed_key SET store_id = 'st_otra'");
      return `/?embed=${token}`;
    },
  ],
])('%s changes nothing', async (_, search) => {
  expect(await visit(await search())).toEqual({ found: {}, cookies: [], counted: 0 });
});

test('without TLS the cookie is kept too, and a proof in its last second is kept for one', async () => {
  const token = await proof();
  work.clock.advance(24 * HOUR_MS);
  const { cookies } = await visit(`/?embed=${token}`, { origin: 'http://una.test' });
  expect(cookies).toEqual([expect.stringMatching(/; Max-Age=1; Path=\/; HttpOnly; SameSite=Lax$/)]);
});

test('a sale forgets the partner, and a visit without one is told nothing', async () => {
  expect((await visit('/sold')).cookies).toEqual([]);
  const [kept = ''] = (await visit(`/?embed=${await proof()}`)).cookies;
  const { cookies } = await visit('/sold', { cookie: kept.split(';')[0] ?? '' });
  expect(cookies).toEqual([expect.stringMatching(/^[^=]+=; Max-Age=0; Path=\//)]);
});
