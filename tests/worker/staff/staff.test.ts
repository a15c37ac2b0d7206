import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { tidyDirectory } from '../../../edge/flows/people/tidy-directory.ts';
import { INVITE_LIFE_MS } from '../../../edge/modules/staff/index.ts';
import { noResizer } from '../../../edge/providers/image/cloudflare.ts';
import { fakePayments } from '../../../edge/providers/payment/fake.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { appoint, openAccount, tellDirectory } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { NOON, openStore } from '../platform/stores.ts';
import { calling, type Caller } from './caller.ts';
import { keyFor, roleOf, rows, somebody } from './invited.ts';

const LIFE_TEXT = new Date(NOON + INVITE_LIFE_MS).toISOString();

let platform: Platform;
let owner: Caller;

beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  await openStore({ slug: 'dos', cell: 'b' });
  platform = startPlatform();
  await openAccount('duena', 'Sofía Ibarra');
  await appoint('duena', 'uno', 'owner');
  owner = await calling(platform, 'duena', 'uno');
});

describe('an invitation', () => {
  test('goes out by mail, is accepted once by whose mail it is, and makes them staff', async () => {
    const ines = await somebody();
    const invited = await owner('POST', '/staff/invites', {
      email: ines.email.toUpperCase(),
      role: 'dispatcher',
    });
    expect(invited).toMatchObject({
      status: 201,
      body: { email: ines.email, role: 'dispatcher', expires_at: LIFE_TEXT },
    });
    const key = await keyFor(ines.email);
    // Neither the answer nor a table has the key.
    expect(JSON.stringify(invited.body)).not.toContain(key);
    expect(JSON.stringify(await rows('SELECT * FROM staff_invite'))).not.toContain(key);

    const call = await calling(platform, ines.name, 'uno');
    expect((await call('GET', '/collaborators')).status).toBe(403);
    expect(await call('POST', '/staff/invites/accept', { key })).toEqual({
      status: 200,
      body: { role: 'dispatcher' },
    });
    // The new role counts with the very next request of the same session.
    expect((await call('GET', '/collaborators')).status).toBe(200);
    expect(await call('POST', '/staff/invites/accept', { key })).toMatchObject({
      status: 410,
      body: { code: 'invalid_link' },
    });
    const { body } = await owner('GET', '/staff');
    expect(body).toMatchObject({
      results: [
        { id: 'ac_duena', role: 'owner', since: null },
        { id: ines.id, role: 'dispatcher', email: ines.email, since: new Date(NOON).toISOString() },
      ],
      matches_estimated: 2,
    });
  });

  test('that was accepted lets nobody back in who was removed, in any store', async () => {
    const leo = await somebody();
    await owner('POST', '/staff/invites', { email: leo.email, role: 'admin' });
    const key = await keyFor(leo.email);
    const call = await calling(platform, leo.name, 'uno');
    expect((await call('POST', '/staff/invites/accept', { key })).status).toBe(200);
    await owner('DELETE', `/staff/${leo.id}`);
    for (const slug of ['uno', 'dos']) {
      const again = await calling(platform, leo.name, slug);
      expect(await again('POST', '/staff/invites/accept', { key })).toMatchObject({
        status: 410,
        body: { code: 'invalid_link' },
      });
      expect(await roleOf(leo.id, `st_${slug}`)).toBeUndefined();
    }
  });

  test('is for its mail alone, and that has to be proved', async () => {
    const [invited, other, unproved] = [await somebody(), await somebody(), await somebody(false)];
    await owner('POST', '/staff/invites', { email: invited.email, role: 'admin' });
    await owner('POST', '/staff/invites', { email: unproved.email, role: 'admin' });
    const thief = await calling(platform, other.name, 'uno');
    const key = await keyFor(invited.email);
    expect(await thief('POST', '/staff/invites/accept', { key })).toMatchObject({
      status: 403,
      body: { code: 'invite_not_yours' },
    });
    const hasty = await calling(platform, unproved.name, 'uno');
    const theirs = await keyFor(unproved.email);
    expect((await hasty('POST', '/staff/invites/accept', { key: theirs })).status).toBe(403);
    expect([await roleOf(other.id), await roleOf(unproved.id)]).toEqual([undefined, undefined]);
    // The invitation still waits for its own recipient.
    const right = await calling(platform, invited.name, 'uno');
    expect((await right('POST', '/staff/invites/accept', { key })).status).toBe(200);
  });

  test('counts in its own store', async () => {
    const ana = await somebody();
    await owner('POST', '/staff/invites', { email: ana.email, role: 'accountant' });
    const elsewhere = await calling(platform, ana.name, 'dos');
    const key = await keyFor(ana.email);
    expect((await elsewhere('POST', '/staff/invites/accept', { key })).status).toBe(410);
    expect(await roleOf(ana.id, 'st_dos')).toBeUndefined();
  });

  test('is over after seven days', async () => {
    const late = await somebody();
    await owner('POST', '/staff/invites', { email: late.email, role: 'marketing' });
    const key = await keyFor(late.email);
    await tellDirectory(
      sql`UPDATE staff_invite SET expires_at = ${NOON} WHERE email = ${late.email}`,
    );
    const call = await calling(platform, late.name, 'uno');
    expect((await call('POST', '/staff/invites/accept', { key })).status).toBe(410);
    const { body } = await owner('GET', '/staff/invites?limit=100');
    expect(JSON.stringify(body)).not.toContain(late.email);
  });

  test('is forgotten once it is over, and not before', async () => {
    const [late, early] = [await somebody(), await somebody()];
    for (const { email } of [late, early]) {
      await owner('POST', '/staff/invites', { email, role: 'admin' });
    }
    await tellDirectory(
      sql`UPDATE staff_invite SET expires_at = ${NOON} WHERE email = ${late.email}`,
    );
    const { clock } = platform;
    const ports = {
      clock,
      payments: fakePayments(),
      images: noResizer,
      passwords: quickPasswords,
    };
    await tidyDirectory({ env: readEnv(env), ports });
    const kept = await rows<{ email: string }>('SELECT email FROM staff_invite');
    expect(kept).toContainEqual({ email: early.email });
    expect(kept).not.toContainEqual({ email: late.email });
  });

  test('that is sent again or written anew leaves its first link worth nothing', async () => {
    const eva = await somebody();
    const first = await owner('POST', '/staff/invites', { email: eva.email, role: 'qrreader' });
    const one = await keyFor(eva.email);
    const resent = await owner('POST', `/staff/invites/${String(first.body['id'])}/resend`);
    expect(resent).toMatchObject({ status: 200, body: { id: first.body['id'], role: 'qrreader' } });
    const two = await keyFor(eva.email);
    await owner('POST', '/staff/invites', { email: eva.email, role: 'marketing' });
    const three = await keyFor(eva.email);
    expect(new Set([one, two, three]).size).toBe(3);
    const call = await calling(platform, eva.name, 'uno');
    for (const key of [one, two]) {
      expect((await call('POST', '/staff/invites/accept', { key })).status).toBe(410);
    }
    expect((await call('POST', '/staff/invites/accept', { key: three })).body).toEqual({
      role: 'marketing',
    });
  });

  test('that is withdrawn cannot be accepted', async () => {
    const leo = await somebody();
    const { body } = await owner('POST', '/staff/invites', { email: leo.email, role: 'admin' });
    const key = await keyFor(leo.email);
    expect((await owner('DELETE', `/staff/invites/${String(body['id'])}`)).status).toBe(200);
    expect((await owner('DELETE', `/staff/invites/${String(body['id'])}`)).status).toBe(404);
    const call = await calling(platform, leo.name, 'uno');
    expect((await call('POST', '/staff/invites/accept', { key })).status).toBe(410);
  });

  test('is not for a member of the staff, nor for the owner', async () => {
    const bea = await somebody();
    await appoint(bea.name, 'uno', 'accountant');
    const again = await owner('POST', '/staff/invites', { email: bea.email, role: 'admin' });
    expect(again).toMatchObject({ status: 409, body: { code: 'already_staff', field: 'email' } });
    await tellDirectory(sql`UPDATE account SET email = 'duena@example.com', email_verified_at = ${NOON}
      WHERE id = 'ac_duena'`);
    const own = await owner('POST', '/staff/invites', {
      email: 'duena@example.com',
      role: 'admin',
    });
    expect(own.status).toBe(409);
  });

  test('is written once for one key', async () => {
    const zoe = await somebody();
    const ask = () =>
      owner('POST', '/staff/invites', { email: zoe.email, role: 'admin' }, 'invite-zoe-1');
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    const sent = await rows("SELECT id FROM outbox WHERE payload ->> '$.recipient' = ?", zoe.email);
    expect(sent).toHaveLength(1);
  });

  test('accepted by many requests at once makes one member', async () => {
    const uma = await somebody();
    await owner('POST', '/staff/invites', { email: uma.email, role: 'admin' });
    const key = await keyFor(uma.email);
    const call = await calling(platform, uma.name, 'uno');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', '/staff/invites/accept', { key })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 410)).toBe(true);
  });
});

test('one store sends thirty invitations in an hour, those to one mail included', async () => {
  await openAccount('jefa');
  await appoint('jefa', 'dos', 'owner');
  const jefa = await calling(platform, 'jefa', 'dos');
  const invite = () =>
    jefa('POST', '/staff/invites', { email: 'nadie@example.com', role: 'admin' });
  const answers = await Promise.all(Array.from({ length: 40 }, invite));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  await tellDirectory(sql`UPDATE attempt SET ends_at = ${NOON} WHERE key = 'staff-invite:st_dos'`);
  expect((await invite()).status).toBe(201);
});

describe('a member of the staff', () => {
  test('gets another role, which counts at once', async () => {
    const kim = await somebody();
    await appoint(kim.name, 'uno', 'qrreader');
    const call = await calling(platform, kim.name, 'uno');
    expect((await call('GET', '/collaborators/profiles')).status).toBe(403);
    const changed = await owner('PATCH', `/staff/${kim.id}`, { role: 'admin' });
    expect(changed).toMatchObject({ status: 200, body: { id: kim.id, role: 'admin' } });
    expect((await call('GET', '/collaborators/profiles')).status).toBe(200);
  });

  test('is removed, and stays signed in as a customer', async () => {
    const max = await somebody();
    await appoint(max.name, 'uno', 'dispatcher');
    const call = await calling(platform, max.name, 'uno');
    expect((await owner('DELETE', `/staff/${max.id}`)).status).toBe(200);
    expect((await owner('DELETE', `/staff/${max.id}`)).status).toBe(404);
    expect((await call('GET', '/collaborators')).body['code']).toBe('not_allowed');
  });

  test('of another store has no role here', async () => {
    const ivo = await somebody();
    await appoint(ivo.name, 'dos', 'dispatcher');
    expect((await owner('DELETE', `/staff/${ivo.id}`)).status).toBe(404);
    expect((await owner('PATCH', `/staff/${ivo.id}`, { role: 'admin' })).status).toBe(404);
    expect(await roleOf(ivo.id, 'st_dos')).toBe('dispatcher');
  });

  test('an owner stays one', async () => {
    for (const [method, body] of [
      ['DELETE', undefined],
      ['PATCH', { role: 'admin' }],
    ] as const) {
      expect(await owner(method, '/staff/ac_duena', body)).toMatchObject({
        status: 409,
        body: { code: 'owner_stays' },
      });
    }
    expect((await owner('GET', '/staff')).status).toBe(200);
  });

  test('no account becomes an owner by a call', async () => {
    const pia = await somebody();
    await appoint(pia.name, 'uno', 'admin');
    expect((await owner('PATCH', `/staff/${pia.id}`, { role: 'owner' })).status).toBe(400);
    const own = await calling(platform, pia.name, 'uno');
    expect((await own('PATCH', `/staff/${pia.id}`, { role: 'admin' })).status).toBe(403);
  });
});
