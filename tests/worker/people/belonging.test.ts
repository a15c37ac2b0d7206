import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { tellDirectory } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { browserAt, newcomer, pinTo, type Browser } from './world.ts';

let platform: Platform;
beforeAll(async () => {
  await openStore({ slug: 'afin', cell: 'a' });
  await openStore({ slug: 'lirio', cell: 'a', root: 'afin', domains: ['www.lirio.test'] });
  await openStore({ slug: 'ana', cell: 'a', root: 'afin', domains: ['ana.test'] });
  await openStore({ slug: 'ajena', cell: 'b', domains: ['ajena.test'] });
  await tellDirectory(sql`UPDATE store SET store_type = 'affinity' WHERE slug = 'afin'`);
  platform = startPlatform();
});

interface Account {
  store_id: string;
  microsite_id: string | null;
  alias_domain: string | null;
  affinity_id: string | null;
}

/**
 * Begins a registration; `finish` proves it, and returns the account's fields about where it
 * belongs.
 */
async function begin(slug: string, said: Record<string, unknown>, browser?: Browser) {
  const at = browser ?? browserAt(platform, slug);
  const { body, phone } = newcomer(said);
  const answer = await at.post('/api/auth/authorize', body);
  const { code, ...refusal } = (await answer.json()) as { code: string; field?: string };
  const finish = async () => {
    await at.post('/api/activate/pin', { code, pin: await pinTo(phone) });
    return env.DIRECTORY.prepare(
      'SELECT store_id, microsite_id, alias_domain, affinity_id FROM account WHERE phone = ?',
    )
      .bind(phone)
      .first<Account>();
  };
  return { status: answer.status, code, field: refusal.field, phone, finish };
}

test('an account is of the store whose address was asked, and of the domain that it was asked by', async () => {
  const nothing = await begin('lirio', {});
  expect(await nothing.finish()).toEqual({
    store_id: 'st_lirio',
    microsite_id: null,
    alias_domain: 'lirio.localhost',
    affinity_id: null,
  });
});

test.each([
  ['st_lirio', 'ana', 'www.lirio.test'],
  ['LIRIO', 'ANA', 'Ana.Test'],
  ['lirio', 'lirio', 'lirio.localhost'],
])('store %s, microsite %s and domain %s are kept where they are so', async (...said) => {
  const [store, microsite, alias] = said;
  const begun = await begin('lirio', {
    store,
    microsite,
    alias_domain: alias,
    auto_affinity: true,
  });
  expect(begun.status).toBe(201);
  expect(await begun.finish()).toEqual({
    store_id: 'st_lirio',
    microsite_id: `st_${microsite.toLowerCase()}`,
    alias_domain: alias.toLowerCase(),
    affinity_id: 'st_afin',
  });
});

test.each([
  ['store', { store: 'ana' }],
  ['store', { store: 'st_afin' }],
  ['store', { store: 'nadie' }],
  ['microsite', { microsite: 'ajena' }],
  ['microsite', { microsite: 'nadie' }],
  ['alias_domain', { alias_domain: 'ajena.test' }],
  // A microsite's domain counts with the microsite alone.
  ['alias_domain', { alias_domain: 'ana.test' }],
  ['alias_domain', { alias_domain: 'ajena.test', microsite: 'ana' }],
])('another %s is refused, and nothing is kept: %j', async (field, said) => {
  const refused = await begin('lirio', said);
  expect(refused).toMatchObject({ status: 404, code: 'store_not_found', field });
  const row = await env.DIRECTORY.prepare('SELECT 1 FROM registration WHERE phone = ?')
    .bind(refused.phone)
    .first();
  expect(row).toBeNull();
});

test.each([
  { store: 'a b' },
  { microsite: '../ana' },
  { alias_domain: 'lirio.localhost:8787' },
  { alias_domain: 'a..b' },
  { auto_affinity: 'true' },
])('what cannot be one is not read further: %j', async (said) => {
  const { status, code, field } = await begin('lirio', said);
  expect({ status, code, field }).toEqual({
    status: 400,
    code: 'invalid_request',
    field: Object.keys(said)[0],
  });
});

test('an affinity store is its own; where a network has none there is none to join', async () => {
  const own = await begin('afin', { auto_affinity: true });
  expect(await own.finish()).toMatchObject({ affinity_id: 'st_afin' });
  const none = await begin('ajena', { auto_affinity: true });
  expect(await none.finish()).toMatchObject({ affinity_id: null });
  const unasked = await begin('afin', { auto_affinity: false });
  expect(await unasked.finish()).toMatchObject({ affinity_id: null });
});

test('it gives no role anywhere', async () => {
  const begun = await begin('lirio', { microsite: 'ana', auto_affinity: true });
  await begun.finish();
  const { id } = (await env.DIRECTORY.prepare('SELECT id FROM account WHERE phone = ?')
    .bind(begun.phone)
    .first<{ id: string }>()) ?? { id: '' };
  const held = await env.DIRECTORY.prepare(
    'SELECT (SELECT count(*) FROM staff WHERE account_id = ?1) + (SELECT count(*) FROM store WHERE owner_id = ?1) AS n',
  )
    .bind(id)
    .first();
  expect(held).toEqual({ n: 0 });
});

const BY_TEXT = { response_type: 'sms_registration', full_name: undefined };

test('a registration by text message keeps it for the one that completes it', async () => {
  const browser = browserAt(platform, 'lirio');
  const said = { microsite: 'ana', alias_domain: 'ana.test', auto_affinity: true };
  const held = await begin('lirio', { ...BY_TEXT, ...said }, browser);
  const completed = await begin('lirio', { code: held.code }, browser);
  expect(await completed.finish()).toMatchObject({
    microsite_id: 'st_ana',
    alias_domain: 'ana.test',
    affinity_id: 'st_afin',
  });
  const wrong = await begin('lirio', { ...BY_TEXT, microsite: 'ajena' }, browser);
  expect(wrong).toMatchObject({ status: 404, field: 'microsite' });
});

test('a registration begun in one store is worth nothing in another', async () => {
  const held = await begin('lirio', {
    ...BY_TEXT,
    microsite: 'ana',
    auto_affinity: true,
    package_code: 'micro',
  });
  const completed = await begin('ajena', { code: held.code });
  expect(await completed.finish()).toEqual({
    store_id: 'st_ajena',
    microsite_id: null,
    alias_domain: 'ajena.localhost',
    affinity_id: null,
  });
});
