import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { recoveryHash } from '../../../edge/modules/security/recovery-codes.ts';
import type { AccountExport } from '../../../shared/contracts/account-data.ts';
import type { PublicProfile } from '../../../shared/contracts/public-profiles.ts';
import { startPlatform } from '../platform/platform.ts';
import { NOON, openStore } from '../platform/stores.ts';
import { directory, PASSWORD, signIn } from './person.ts';
import { fill, rowsAbout } from './rows-about.ts';
import { sell } from './sold.ts';

// Passwords are hashed two at a time.
vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();

beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
  await openStore({ slug: 'vecina', cell: 'a' });
});

describe('the data that is kept', () => {
  test('is given to its person: account, sessions, roles, keys by name, tours, orders', async () => {
    const email = 'lleva@example.com';
    const ana = await signIn(platform, { store: 'raiz', email, phone: '+525512345671' });
    await fill(ana, email);
    await sell({ store: 'raiz', number: 'AAAA-0001', email: 'Lleva@Example.com' });
    await sell({ store: 'raiz', number: 'AAAA-0002', email: 'otra@example.com' });
    const { status, body, headers } = await ana.call<AccountExport>(
      'GET',
      `/api/profile/${ana.path}/export`,
    );
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.account).toMatchObject({
      email,
      phone: '+525512345671',
      city: 'Puebla',
      registered_at_store: 'st_raiz',
      registered_at_microsite: 'st_vecina',
      registered_by_domain: 'vecina.test',
      asked_to_join: 'st_raiz',
      referral: 'ac_promotor',
    });
    expect(body.sessions).toMatchObject([{ host: 'raiz.localhost', device: 'Firefox' }]);
    expect(body.roles).toMatchObject([{ store: 'vecina', role: 'dispatcher' }]);
    expect(body.passkeys).toMatchObject([{ name: 'Mi teléfono', host: 'raiz.localhost' }]);
    expect(body.second_factor).toEqual({ authenticator: true, recovery_codes_left: 1 });
    expect(body.setup).toEqual([{ app: 'store', show_tour: true }]);
    expect(body.follows).toMatchObject([{ id: 'st_vecina', network: 'st_raiz' }]);
    expect(body.alerts).toMatchObject([
      { store: 'Vecina', text: { es: 'Recibimos tu pedido' }, visited_at: null },
    ]);
    expect(body.alert_preferences).toEqual([{ app: 'inbox', mail: false, push: true }]);
    expect(body.quiet_hours).toMatchObject({ from: '22:00', to: '07:00' });
    expect([body.hides_presence, body.hides_reading]).toEqual([true, true]);
    expect(body.ratings).toMatchObject([{ stars: 5, comment: 'Muy amables.' }]);
    expect(body.held_mails).toMatchObject([{ store: 'Vecina', subject: 'Te escribieron' }]);
    expect(body.deliveries).toMatchObject([{ store: 'Vecina', way: 'mail', state: 'sent' }]);
    expect(body.advises).toMatchObject([{ root_id: 'st_raiz', hours: 'day' }]);
    expect(body.advised).toMatchObject([{ network: 'st_raiz' }]);
    expect(body.alert_devices).toMatchObject([{ host: 'vecina.localhost' }]);
    expect(body.reports).toMatchObject([{ reason: 'Me insulta.' }]);
    expect(body.orders.map(({ number }: { number: string }) => number)).toEqual(['AAAA-0001']);
    expect(JSON.stringify(body)).not.toMatch(/scrypt|secreto|codigo|token/);
  });
});

describe('an erased account', () => {
  test('leaves an empty row and no other, while its orders stay', async () => {
    const email = 'borra@example.com';
    const ana = await signIn(platform, { store: 'raiz', email, phone: '+525512345672' });
    const bea = await signIn(platform, { store: 'raiz', email: 'queda@example.com' });
    const follower = await signIn(platform, { store: 'raiz' });
    await fill(ana, email);
    await fill(bea, 'queda@example.com');
    await sell({ store: 'raiz', number: 'CCCC-0001', account: ana.id, email });
    const before = await rowsAbout(ana.id);
    // Each table that can hold a row about an account held one: a new table has to be erased, too.
    expect(
      Object.values(before).every((n) => n > 0),
      JSON.stringify(before),
    ).toBe(true);
    const others = await rowsAbout(bea.id);
    await directory(sql`INSERT INTO follow (account_id, network_id, followed_id, since)
      VALUES (${follower.id}, 'st_raiz', ${ana.id}, ${NOON})`);
    const otp = 'abcde-01234';
    await directory(sql`INSERT INTO recovery_code (account_id, hash)
      VALUES (${ana.id}, ${await recoveryHash(readEnv(env), ana.id, otp)})`);

    const { status, headers } = await ana.call('POST', `/api/profile/${ana.path}/erase`, {
      password: PASSWORD,
      otp,
    });
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(/^session=;.*Max-Age=0/);
    const after = await rowsAbout(ana.id);
    expect(
      Object.values(after).every((n) => n === 0),
      JSON.stringify(after),
    ).toBe(true);
    expect(await rowsAbout(bea.id)).toEqual(others);
    expect(await rowsAbout(follower.id)).toMatchObject({ follow: 0 });
    const [row] = await directory(sql<object>`SELECT * FROM account WHERE id = ${ana.id}`);
    expect(row).toMatchObject({
      username: expect.stringMatching(/^erased-[a-z0-9]{26}$/),
      full_name: '',
      email: null,
      phone: null,
      country: null,
      email_verified_at: null,
      phone_verified_at: null,
      password: null,
      photo: null,
      theme: null,
      profile: '{}',
      referral: null,
      microsite_id: null,
      alias_domain: null,
      affinity_id: null,
      heartbeat_at: null,
      erased_at: platform.clock.now(),
    });
    const whole = JSON.stringify([
      await directory(sql`SELECT * FROM proof`),
      await directory(sql`SELECT * FROM staff_invite`),
      await directory(sql`SELECT * FROM account`),
      await directory(sql`SELECT * FROM idempotency`),
    ]);
    expect(whole).not.toMatch(/borra@|5512345672/);
    const orders = await env.CELL_A.prepare(
      "SELECT contact, account_id FROM purchase_order WHERE number = 'CCCC-0001'",
    ).all<{ contact: string; account_id: string }>();
    expect(orders.results[0]?.contact).toContain(email);
    // It leads to the empty row.
    expect(orders.results[0]?.account_id).toBe(ana.id);

    expect((await ana.call('GET', `/api/profile/${ana.path}`)).status).toBe(401);
    const seen = await bea.call<{ results: PublicProfile[] }>(
      'GET',
      `/api/profile-public/${ana.id},${bea.id}`,
    );
    expect(seen.body.results.map(({ id }) => id)).toEqual([bea.id]);
    // A new sign-up may use its e-mail.
    await signIn(platform, { store: 'raiz', email });
  });

  test('is not one without the password, nor with many guesses at it', async () => {
    const ana = await signIn(platform, { store: 'raiz', email: 'no@example.com' });
    const erase = (password: string) =>
      ana.call('POST', `/api/profile/${ana.path}/erase`, { password });
    const wrong = await erase('otra');
    expect([wrong.status, wrong.body.code, wrong.body.field]).toEqual([
      401,
      'wrong_credentials',
      'password',
    ]);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => erase('otra')));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(9);
    expect((await erase(PASSWORD)).body.code).toBe('too_many_requests');
    expect((await ana.call('GET', `/api/profile/${ana.path}`)).status).toBe(200);
    platform.clock.advance(15 * 60_000);
    expect((await erase(PASSWORD)).status).toBe(200);
  });

  test('is not possible for another account', async () => {
    const ana = await signIn(platform, { store: 'raiz' });
    const bea = await signIn(platform, { store: 'raiz' });
    const { status } = await ana.call('POST', `/api/profile/${bea.path}/erase`, {
      password: PASSWORD,
    });
    expect(status).toBe(404);
    expect((await bea.call('GET', `/api/profile/${bea.path}`)).status).toBe(200);
  });

  test('is not an owner’s until the store is handed over', async () => {
    await openStore({ slug: 'propia', cell: 'a' });
    const ana = await signIn(platform, { store: 'propia', email: 'duena@example.com' });
    await directory(sql`UPDATE store SET owner_id = ${ana.id} WHERE id = 'st_propia'`);
    const erase = () => ana.call('POST', `/api/profile/${ana.path}/erase`, { password: PASSWORD });
    const refused = await erase();
    expect([refused.status, refused.body.code]).toEqual([409, 'owner_of_store']);
    expect((await ana.call('GET', `/api/profile/${ana.path}`)).body).toMatchObject({
      email: 'duena@example.com',
      main_type: 'business',
      slug: 'propia',
    });
    await directory(sql`UPDATE store SET owner_id = 'ac_otra' WHERE id = 'st_propia'`);
    expect((await erase()).status).toBe(200);
  });

  test('is erased once, however often it is asked for at a time', async () => {
    const ana = await signIn(platform, { store: 'raiz', email: 'veces@example.com' });
    const all = await Promise.all(
      Array.from({ length: 5 }, () =>
        ana.call('POST', `/api/profile/${ana.path}/erase`, { password: PASSWORD }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const [row] = await directory(
      sql<{ username: string }>`SELECT username FROM account WHERE id = ${ana.id}`,
    );
    expect(row?.username).toMatch(/^erased-/);
  });
});
