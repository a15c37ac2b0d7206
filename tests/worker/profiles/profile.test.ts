import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { AnswerOf } from '../../../shared/contracts/contract.ts';
import type { beat } from '../../../shared/contracts/presence.ts';
import type { PublicProfile } from '../../../shared/contracts/public-profiles.ts';
import type { SetupApp } from '../../../shared/contracts/setup-apps.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { directory, signIn, type SignedIn } from './person.ts';

const platform = startPlatform();
type Heartbeat = AnswerOf<typeof beat>;
let ana: SignedIn;
let bea: SignedIn;

beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
  await openStore({
    slug: 'rama',
    cell: 'a',
    root: 'raiz',
    profile: { photo: '/media/rama.webp' },
  });
  await openStore({ slug: 'ajena', cell: 'a' });
  await openStore({ slug: 'lejos', cell: 'b' });
  ana = await signIn(platform, {
    store: 'raiz',
    email: 'ana@example.com',
    phone: '+525512345678',
  });
  bea = await signIn(platform, { store: 'raiz', name: 'Bea Sol', email: 'bea@example.com' });
});

interface Row {
  full_name: string;
  username: string;
  email: string;
  email_verified_at: number;
  store_id: string;
  password: string;
  profile: string;
  created_at: number;
}

async function rowOf(person: SignedIn): Promise<Row> {
  const [row] = await directory(sql<Row>`SELECT * FROM account WHERE id = ${person.id}`);
  if (!row) throw new Error('no account');
  return row;
}

describe('the own profile', () => {
  test('has its contacts and what it says, and no secret', async () => {
    const { status, body, headers } = await ana.call('GET', `/api/profile/${ana.path}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      id: ana.id,
      full_name: 'Ana Ruiz',
      email: 'ana@example.com',
      email_verified: true,
      phone: '+525512345678',
      phone_country: 'MX',
      city: 'Puebla',
      description: null,
      theme: 'dark',
      main_type: 'referral',
      slug: null,
    });
    expect(JSON.stringify(body)).not.toContain('scrypt');
  });

  test('is written field by field: null empties, what is left out stays', async () => {
    const { status, body } = await ana.call('PUT', `/api/profile/${ana.path}`, {
      full_name: '  Ana Ruiz Sol ',
      username: 'ana.ruiz',
      description: 'Leo y siembro.',
      website: 'ana.example',
      city: null,
      theme: null,
      locale: 'en',
    });
    expect(status).toBe(200);
    const written = {
      full_name: 'Ana Ruiz Sol',
      username: 'ana.ruiz',
      description: 'Leo y siembro.',
      website: 'https://ana.example',
      city: null,
      theme: null,
      locale: 'en',
      photo: '/media/ana.webp',
    };
    expect(body).toMatchObject(written);
    const read = await ana.call('GET', `/api/profile/${ana.path}`);
    expect(read.body).toEqual(body);
    const again = await ana.call('PUT', `/api/profile/${ana.path}`, { description: ' ' });
    expect(again.body).toMatchObject({ ...written, description: null });
  });

  test('takes nothing that is not a person’s own to say', async () => {
    const before = await rowOf(ana);
    const { status } = await ana.call('PUT', `/api/profile/${ana.path}`, {
      id: bea.id,
      role: 'owner',
      store_id: 'st_lejos',
      can_skip_pin: true,
      email: 'bea@example.org',
      email_verified: true,
      email_verified_at: 1,
      phone: '+525500000000',
      password: 'otra clave',
      main_type: 'business',
      slug: 'raiz',
      created_at: 0,
      erased_at: 1,
      profile: '{"city":"Roma"}',
      heartbeat_at: 1,
      keychain: ['store-admin'],
    });
    expect(status).toBe(200);
    const after = await rowOf(ana);
    expect({ ...after, updated_at: 0 }).toEqual({ ...before, updated_at: 0 });
    const staff = await directory(sql`SELECT 1 FROM staff WHERE account_id = ${ana.id}`);
    expect(staff).toEqual([]);
  });

  test.each([
    [{ full_name: 'A' }, 'full_name'],
    [{ username: 'ana@example.com' }, 'username'],
    [{ username: '12345' }, 'username'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ photo: 'https://evil.example/x.png' }, 'photo'],
    [{ photo: '/media/../api/openapi.json' }, 'photo'],
    [{ description: 'x'.repeat(501) }, 'description'],
    [{ locale: 'fr' }, 'locale'],
    [{ theme: 'pink' }, 'theme'],
  ])('refuses %j', async (fields, field) => {
    const { status, body } = await ana.call('PUT', `/api/profile/${ana.path}`, fields);
    expect([status, body.code, body.field]).toEqual([400, 'invalid_request', field]);
  });

  test('a username that is taken is refused at its field, whatever its case', async () => {
    await bea.call('PUT', `/api/profile/${bea.path}`, { username: 'Bea_Sol' });
    const { status, body } = await ana.call('PUT', `/api/profile/${ana.path}`, {
      username: 'bea_sol',
      full_name: 'Nadie',
    });
    expect([status, body.code, body.field]).toEqual([409, 'existing_user', 'username']);
    expect((await rowOf(ana)).full_name).not.toBe('Nadie');
  });
});

describe('a path that does not name its caller', () => {
  const own = () => `${ana.id}:st_raiz`;
  test.each([
    ['another account', () => `${bea.id}:st_raiz/${bea.id}`],
    ['another account behind the own one', () => `${own()}/${bea.id}`],
    ['the own account behind another', () => `${bea.id}:st_raiz/${ana.id}`],
    ['another store of the cell', () => `${ana.id}:st_ajena/${ana.id}`],
    ['a store of another cell', () => `${ana.id}:st_lejos/${ana.id}`],
  ])('%s: nothing is found, nothing is written', async (_what, path) => {
    const before = await rowOf(bea);
    const seen = await ana.call('GET', `/api/profile/${path()}`);
    expect([seen.status, seen.body.code]).toEqual([404, 'not_found']);
    const written = await ana.call('PUT', `/api/profile/${path()}`, { full_name: 'Robada' });
    expect(written.status).toBe(404);
    const [mashup = '', me = ''] = path().split('/');
    const beaten = await ana.call('PATCH', `/api/profile-admin/${mashup}/date/${me}`, {});
    expect(beaten.status).toBe(404);
    expect(await rowOf(bea)).toEqual(before);
  });

  test('a visitor who is not signed in is asked to sign in', async () => {
    for (const path of [
      `/api/profile/${ana.path}`,
      `/api/profile/${ana.path}/export`,
      `/api/profile-admin/${own()}/date`,
      `/api/setup-apps/${ana.id}:store/${ana.id}`,
    ]) {
      const answer = await platform.ask(`http://raiz.localhost${path}`);
      expect([answer.status, ((await answer.json()) as { code: string }).code], path).toEqual([
        401,
        'login_required',
      ]);
    }
  });
});

describe('public profiles', () => {
  test('of people and of the network’s stores, in the order of their ids, without a contact', async () => {
    const ids = ['st_rama', bea.id, 'ac_nadie', 'st_ajena', 'st_lejos', ana.id, bea.id];
    const answer = await platform.ask(`http://raiz.localhost/api/profile-public/${ids.join(',')}`);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    const { results, matches_estimated: matches } = JSON.parse(text) as {
      results: { id: string }[];
      matches_estimated: number;
    };
    expect(results.map(({ id }) => id)).toEqual(['st_rama', bea.id, ana.id]);
    expect(matches).toBe(3);
    expect(results[0]).toMatchObject({
      name: 'Tienda rama',
      images: ['/media/rama.webp'],
      main_type: 'business',
      slug: 'rama',
    });
    expect(results[1]).toEqual({
      id: bea.id,
      name: 'Bea Sol',
      images: ['/media/ana.webp'],
      main_type: 'referral',
      slug: null,
      updated_at: expect.any(String),
    });
    expect(text).not.toMatch(/example\.com|\+52|username/);
  });

  test('as many as are asked for, fifty at most', async () => {
    const two = await ana.call<{ results: PublicProfile[] }>(
      'GET',
      `/api/profile-public/${ana.id},${bea.id}?limit=1`,
    );
    expect(two.body.results).toHaveLength(1);
    const many = Array.from({ length: 51 }, (_none, index) => `ac_nadie${index}`).join(',');
    expect((await ana.call('GET', `/api/profile-public/${many}`)).status).toBe(400);
    expect((await ana.call('GET', '/api/profile-public/ac_x,robots')).status).toBe(400);
  });

  test('one, by its id and the store that is asked', async () => {
    const found = await ana.call<PublicProfile>(
      'GET',
      `/api/profile-public/${bea.id}:st_raiz/${bea.id}`,
    );
    expect(found.body.name).toBe('Bea Sol');
    const elsewhere = await ana.call('GET', `/api/profile-public/${bea.id}:st_ajena/${bea.id}`);
    expect(elsewhere.status).toBe(404);
  });
});

describe('presence', () => {
  test('a heartbeat is written once in five minutes', async () => {
    const at = `/api/profile-admin/${ana.id}:st_raiz/date`;
    expect((await ana.call('GET', at)).body).toEqual({
      id: ana.id,
      heartbeat: null,
      is_online: false,
    });
    const first = await ana.call<Heartbeat>('PATCH', `${at}/${ana.id}`, {});
    expect(first.body.is_online).toBe(true);
    platform.clock.advance(4 * 60_000);
    const second = await ana.call('PATCH', `${at}/${ana.id}`, {});
    expect(second.body).toEqual(first.body);
    platform.clock.advance(60_000);
    const third = await ana.call<Heartbeat>('PATCH', `${at}/${ana.id}`, {});
    const [from, to] = [first, third].map(({ body }) => Date.parse(body.heartbeat ?? ''));
    expect(to! - from!).toBe(5 * 60_000);
    platform.clock.advance(5 * 60_000 + 1);
    expect((await ana.call<Heartbeat>('GET', at)).body.is_online).toBe(false);
  });
});

describe('a tour', () => {
  test('is wanted or not, app by app, and for this account alone', async () => {
    const at = (app: string, id = ana.id) => `/api/setup-apps/${id}:${app}/${id}`;
    expect((await ana.call('GET', at('store'))).body).toEqual({ app: 'store', show_tour: null });
    for (const wish of [false, true, null]) {
      const said = await ana.call('PATCH', at('store'), { show_tour: wish, account_id: bea.id });
      expect(said.body).toEqual({ app: 'store', show_tour: wish });
      expect((await ana.call<SetupApp>('GET', at('store'))).body.show_tour).toBe(wish);
    }
    await ana.call('PATCH', at('store'), { show_tour: true });
    expect((await ana.call<SetupApp>('GET', at('crm'))).body.show_tour).toBeNull();
    expect((await bea.call<SetupApp>('GET', at('store', bea.id))).body.show_tour).toBeNull();
    expect((await bea.call('PATCH', at('store'), { show_tour: false })).status).toBe(404);
    expect((await ana.call('GET', at('no-app'))).status).toBe(404);
    expect((await ana.call('PATCH', at('store'), { show_tour: 'yes' })).status).toBe(400);
  });
});
