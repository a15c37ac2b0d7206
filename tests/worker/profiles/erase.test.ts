import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { raw } from '../../../edge/db/sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { recoveryHash } from '../../../edge/modules/security/recovery-codes.ts';
import type { AccountExport } from '../../../shared/contracts/account-data.ts';
import type { PublicProfile } from '../../../shared/contracts/public-profiles.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { startPlatform } from '../platform/platform.ts';
import { NOON, openStore } from '../platform/stores.ts';
import { directory, PASSWORD, signIn, type SignedIn } from './person.ts';
import { sell } from './sold.ts';

// Passwords are hashed two at a time.
vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();

beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
  await openStore({ slug: 'vecina', cell: 'a' });
});

/** Rows about the account in every table of DIRECTORY that names one, by table. */
async function rowsAbout(id: string): Promise<Record<string, number>> {
  const tables = await directory(sql<{ name: string }>`SELECT name FROM sqlite_schema
    WHERE type = 'table' AND sql LIKE '%account_id TEXT%'`);
  const counted = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await directory(
        sql<{ n: number }>`SELECT count(*) AS n FROM ${raw(name)} WHERE account_id = ${id}`,
      );
      return [name, row?.n ?? 0] as const;
    }),
  );
  return Object.fromEntries(counted);
}

/** Gives an account a row in every table that can hold one. */
async function fill(person: SignedIn, email: string): Promise<void> {
  const { id } = person;
  const later = NOON + 60_000;
  const proofs = [newId('proof'), newId('proof'), newId('proof')] as const;
  for (const [index, purpose] of (['registration', 'reset', 'contact'] as const).entries()) {
    await directory(sql`INSERT INTO proof (id, purpose, subject, created_at, expires_at)
      VALUES (${proofs[index]}, ${purpose}, 'x', ${NOON}, ${later})`);
  }
  const statements = [
    sql`UPDATE account SET microsite_id = 'st_vecina', alias_domain = 'vecina.test',
        affinity_id = 'st_raiz' WHERE id = ${id}`,
    sql`INSERT INTO registration (id, account_id, store_id, type, username, full_name, email,
        password, locale) VALUES (${proofs[0]}, ${id}, 'st_raiz', 'email', 'x', 'Ana', ${email}, '', 'es')`,
    sql`INSERT INTO password_reset (id, account_id) VALUES (${proofs[1]}, ${id})`,
    sql`INSERT INTO contact_change (id, account_id, type, value)
      VALUES (${proofs[2]}, ${id}, 'email', 'nueva@example.com')`,
    sql`INSERT INTO staff (store_id, account_id, role, created_at)
      VALUES ('st_vecina', ${id}, 'dispatcher', ${NOON})`,
    sql`INSERT INTO setup_app (account_id, app, show_tour, updated_at)
      VALUES (${id}, 'store', 1, ${NOON})`,
    sql`INSERT INTO passkey (id, credential_id, account_id, rp_id, public_key, counter, transports,
        name, created_at)
      VALUES (${`pk${id}`}, ${`cr${id}`}, ${id}, 'raiz.localhost', 'x', 0, '[]', 'Mi teléfono', ${NOON})`,
    sql`INSERT INTO authenticator (account_id, secret, confirmed_at, created_at)
      VALUES (${id}, 'secreto', ${NOON}, ${NOON})`,
    sql`INSERT INTO recovery_code (account_id, hash) VALUES (${id}, 'codigo')`,
    sql`INSERT INTO pending_sign_in (id, account_id, host, method, expires_at)
      VALUES (${newId('proof')}, ${id}, 'raiz.localhost', 'password', ${later})`,
    sql`INSERT INTO contact_claim (account_id, type, value, created_at)
      VALUES (${id}, 'email', ${`dicho-${email}`}, ${NOON})`,
    sql`INSERT INTO bought_in (account_id, store_id, since) VALUES (${id}, 'st_vecina', ${NOON})`,
    sql`INSERT INTO account_address (id, account_id, address, created_at, updated_at)
      VALUES (${newId('address')}, ${id}, '{"route":"Ámsterdam"}', ${NOON}, ${NOON})`,
    sql`INSERT INTO store_claim (slug, store_id, account_id, cell, root_id, claimed_at)
      VALUES (${`abre-${id}`}, ${`st_${id}`}, ${id}, 'a', 'st_raiz', ${NOON})`,
    sql`INSERT INTO store_pass (id, account_id, epoch, session_id, store_id, target, back, next,
        created_at, expires_at)
      VALUES (${`ps${id}`}, ${id}, 0, '', 'st_raiz', '', '', '/', ${NOON}, ${later})`,
    sql`INSERT INTO saved_card (id, account_id, network_id, cell, code, taker, customer, source, brand,
        last4, exp_month, exp_year, created_at) VALUES (${`sc${id}`}, ${id}, 'st_red', 'a', 'str_card',
        'platform', 'cus_1', ${`pm${id}`}, 'visa', '4242', 12, 2090, ${NOON})`,
    sql`INSERT INTO follow (account_id, network_id, followed_id, since)
      VALUES (${id}, 'st_raiz', 'st_vecina', ${NOON})`,
    sql`INSERT INTO alert (account_id, id, store_id, store_name, origin_app, params, message_body,
        created_at)
      VALUES (${id}, 'al_uno', 'st_vecina', 'Vecina', 'store', '{}', '{"es":"Recibimos tu pedido"}',
        ${NOON})`,
    sql`INSERT INTO alert_preference (account_id, origin_app, by_mail, by_push)
      VALUES (${id}, 'inbox', 0, 1)`,
    sql`INSERT INTO quiet_hours (account_id, quiet_from, quiet_to, quiet_zone)
      VALUES (${id}, '22:00', '07:00', 'America/Mexico_City')`,
    sql`INSERT INTO hidden_presence (account_id) VALUES (${id})`,
    sql`INSERT INTO hidden_reading (account_id) VALUES (${id})`,
    sql`INSERT INTO held_mail (account_id, id, store_id, store_name, origin_app, subject,
        link_scheme, link_port, created_at, due_at)
      VALUES (${id}, 'ms_uno', 'st_vecina', 'Vecina', 'inbox', 'Te escribieron', 'http:', '',
        ${NOON}, ${NOON})`,
    sql`INSERT INTO delivery (id, account_id, store_id, store_name, way, origin_app, address, state,
        created_at, changed_at)
      VALUES (${newId('message')}, ${id}, 'st_vecina', 'Vecina', 'mail', 'inbox', 'a…@example.com',
        'sent', ${NOON}, ${NOON})`,
    sql`INSERT INTO push_subscription (id, account_id, session_id, store_id, host, base, endpoint,
        p256dh, auth, created_at)
      VALUES (${newId('device')}, ${id}, '', 'st_vecina', 'vecina.localhost', '',
        ${`https://push.example.com/${id}`}, 'p', 'a', ${NOON})`,
    sql`INSERT INTO advisor (root_id, account_id, hours, zone, created_at)
      VALUES ('st_raiz', ${id}, '"day"', 'America/Mexico_City', ${NOON})`,
    sql`INSERT INTO advised (root_id, account_id, advisor_id, since)
      VALUES ('st_raiz', ${id}, ${id}, ${NOON})`,
    sql`INSERT INTO talk_report (id, conversation_id, account_id, mailbox_id, peer_id, reason,
        messages, created_at)
      VALUES (${newId('talkReport')}, 'cv_uno', ${id}, ${id}, 'st_vecina', 'Me insulta.', '[]', ${NOON})`,
    sql`INSERT INTO conversation_rating (mailbox_id, conversation_id, closed_at, account_id, stars,
        comment, rated_at)
      VALUES ('st_vecina', ${`cv_${id}`}, ${NOON}, ${id}, 5, 'Muy amables.', ${NOON})`,
    sql`INSERT INTO staff_invite (id, store_id, email, role, key_hash, invited_by, sent_at, expires_at)
      VALUES (${`iv${id}`}, 'st_raiz', ${email}, 'admin', ${`k${id}`}, ${id}, ${NOON}, ${later})`,
  ];
  for (const statement of statements) await directory(statement);
}

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
