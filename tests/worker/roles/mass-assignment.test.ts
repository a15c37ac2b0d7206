/**
 * Mass assignment behind the gateway: a service gets the body that its contract parsed, never the
 * body that was sent. tests/architecture/mass-assignment.test.ts crosses every body with every field.
 */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '../../support/contracts.ts';
import { FORBIDDEN, PLANTED, planted } from '../../support/planted.ts';
import { addressOf } from '../../support/sample.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { callerOf, calling } from '../staff/caller.ts';
import { startRecording } from './recording.ts';

const NAMES = Object.keys(FORBIDDEN);
const ORIGIN = 'http://tres.localhost';

describe('what reaches a service', () => {
  let recording: ReturnType<typeof startRecording>;
  let cookie: string;
  beforeAll(async () => {
    await openStore({ slug: 'tres', cell: 'a' });
    await openAccount('otra');
    await appoint('otra', 'tres', 'owner');
    cookie = await signIn('otra', 'tres.localhost');
    recording = startRecording();
  });

  /** One call that is written of each class of access, with fields of its own where any has some. */
  const classes = new Map(
    contracts
      .filter(({ method, access }) => method !== 'get' && access !== 'webhook')
      .toSorted((a, b) => Number(a.sample.body !== undefined) - Number(b.sample.body !== undefined))
      .map((contract) => [contract.access, contract]),
  );

  test.each([...classes])('by a call for %s is its parsed body', async (_access, contract) => {
    const sent = planted(contract.sample.body ?? {}, NAMES);
    const [call] = await recording.sends(
      new Request(`${ORIGIN}/api${addressOf(contract)}`, {
        method: contract.method.toUpperCase(),
        headers: {
          origin: ORIGIN,
          cookie,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(sent),
      }),
    );
    expect(call?.body).toEqual(contract.body.parse(contract.sample.body ?? {}));
    expect(call).not.toHaveProperty('rawBody');
    expect(call?.request.bodyUsed).toBe(true);
  });

  test('by a form without script is its parsed body', async () => {
    const fields = { intent: 'remove', sku: 'sk_tres-1' };
    const [call] = await recording.sends(
      new Request(`${ORIGIN}/shopping-cart`, {
        method: 'POST',
        headers: { origin: ORIGIN, cookie },
        body: new URLSearchParams(planted(fields, NAMES) as Record<string, string>),
      }),
    );
    expect(call?.body).toEqual({ sku: 'sk_tres-1' });
    expect(call?.request.bodyUsed).toBe(true);
  });

  test('by a provider is also the text that it signed', async () => {
    const text = JSON.stringify({ type: PLANTED });
    const [call] = await recording.sends(
      new Request(`${ORIGIN}/api/payment/webhooks/str_card`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
      }),
    );
    expect(call).toHaveProperty('rawBody', text);
  });
});

describe('in the tables', () => {
  let platform: Platform;
  beforeAll(async () => {
    await openStore({ slug: 'uno', cell: 'a' });
    await openStore({ slug: 'dos', cell: 'b' });
    platform = startPlatform();
    await openAccount('clienta');
    await openAccount('duena');
    await appoint('duena', 'uno', 'owner');
  });

  const first = async (text: string, ...params: string[]) =>
    (await env.DIRECTORY.prepare(text)
      .bind(...params)
      .first()) ?? {};

  test('a registration is of the store where it was made, and has to prove itself', async () => {
    const visitor = callerOf(platform, 'uno');
    const form = {
      ...FORBIDDEN,
      type: 'email',
      full_name: 'Rosa Luna',
      email: 'rosa@example.com',
      password: 'una clave larga',
      terms: true,
    };
    const elsewhere = await visitor('POST', '/auth/authorize', form);
    expect(elsewhere).toMatchObject({ status: 404, body: { field: 'store' } });
    const asked = await visitor('POST', '/auth/authorize', { ...form, store: 'uno' });
    expect(asked).toMatchObject({ status: 201, body: { can_skip_pin: false } });
    const row = await first('SELECT * FROM registration WHERE email = ?', 'rosa@example.com');
    expect(row).toMatchObject({ store_id: 'st_uno', can_skip_pin: 0, activated_at: null });
    expect(row['account_id']).not.toBe('ac_otro');
    const { body } = asked;
    const skipped = await visitor('POST', '/activate/pin', { ...FORBIDDEN, code: body['code'] });
    expect(skipped.status).toBe(422);
    expect(
      await first("SELECT count(*) AS n FROM account WHERE email = 'rosa@example.com'"),
    ).toEqual({ n: 0 });
  });

  test('a profile writes what is its person’s own and nothing else', async () => {
    const call = await calling(platform, 'clienta', 'uno');
    const before = await first("SELECT * FROM account WHERE id = 'ac_clienta'");
    const body = { ...FORBIDDEN, email: 'otra@example.com', full_name: 'Nombre Nuevo' };
    const { status } = await call('PUT', '/profile/ac_clienta:st_uno/ac_clienta', body);
    expect(status).toBe(200);
    const { updated_at: _, ...after } = await first(
      "SELECT * FROM account WHERE id = 'ac_clienta'",
    );
    expect({ ...before, ...after }).toEqual({ ...before, full_name: 'Nombre Nuevo' });
    expect(await first("SELECT count(*) AS n FROM staff WHERE account_id = 'ac_clienta'")).toEqual({
      n: 0,
    });
  });

  test('an invitation and a partner are of the store that is asked', async () => {
    const owner = await calling(platform, 'duena', 'uno');
    await owner('POST', '/staff/invites', {
      ...FORBIDDEN,
      email: 'nueva@example.com',
      role: 'qrreader',
    });
    expect(
      await first("SELECT * FROM staff_invite WHERE email = 'nueva@example.com'"),
    ).toMatchObject({ store_id: 'st_uno', role: 'qrreader', invited_by: 'ac_duena' });
    expect((await owner('POST', '/collaborators', { ...FORBIDDEN, slug: 'dos' })).status).toBe(404);
  });
});
