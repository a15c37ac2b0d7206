import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contracts } from '../../support/contracts.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { callerOf, calling } from '../staff/caller.ts';

/** Fields that no caller may set: owners, roles, proofs and prices. */
const FORBIDDEN = {
  id: 'ac_otro',
  account_id: 'ac_otro',
  owner: 'ac_otro',
  owner_id: 'ac_otro',
  role: 'admin',
  roles: ['admin'],
  keychain: ['staff-admin'],
  user_level: 'two',
  store_id: 'st_dos',
  store: 'st_dos',
  can_skip_pin: true,
  skip_pin: true,
  email_verified_at: 1,
  phone_verified_at: 1,
  invited_by: 'ac_otro',
  price: 1,
  unit_price: 1,
  list_price: 1,
  total: 1,
  amount_paid: 1,
  currency: 'USD',
  discount: 1,
  is_free: true,
  revision: 1,
  created_at: 1,
} as const;

/**
 * Calls that are about one of these fields: they take it on purpose, and the table of roles says
 * who may make them.
 */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  'staff.invite': ['role'],
  'staff.role': ['role'],
  // This field has to name the store of the call, and is not read further.
  'auth.authorize': ['store'],
  // The id of the browser's key, not one of our rows' ids.
  'auth.passkey-add': ['id'],
  'oauth.passkey': ['id'],
};

/** Free-form data of a browser's extensions about a key; none of it is stored. */
const OPEN: Readonly<Record<string, number>> = { 'auth.passkey-add': 1, 'oauth.passkey': 1 };

/** A provider's body is read whole, once its signature is verified. */
const writing = contracts.filter(({ method, access }) => method !== 'get' && access !== 'webhook');

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: unknown;
  readonly type?: unknown;
  readonly [key: string]: unknown;
}

/** Every object of a schema, however deep. */
function objectsOf(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap((one) => objectsOf(one));
  return 'properties' in node || (node as Node).type === 'object'
    ? [node as Node, ...below]
    : below;
}

const outputOf = (schema: z.ZodType) =>
  objectsOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));

describe('no body that is written', () => {
  test.each(writing.map((contract) => [contract.id, contract] as const))(
    '%s names what is not its sender’s to say, or lets through what it does not name',
    (id, { body }) => {
      const meant = new Set(MEANT[id]);
      const objects = outputOf(body);
      for (const { properties = {} } of objects) {
        for (const name of Object.keys(properties)) {
          expect(Object.hasOwn(FORBIDDEN, name) && !meant.has(name), name).toBe(false);
        }
      }
      const endless = objects.filter(({ additionalProperties }) => additionalProperties !== false);
      expect(endless).toHaveLength(OPEN[id] ?? 0);
    },
  );

  test.each(writing.map((contract) => [contract.id, contract] as const))(
    '%s takes it when it is sent all the same',
    (id, { body, sample }) => {
      const parsed = body.safeParse({ ...FORBIDDEN, ...sample.body });
      // Refused as a whole, or read without it.
      if (!parsed.success) return;
      const meant = new Set(MEANT[id]);
      const read = Object.keys(parsed.data ?? {});
      expect(read.filter((name) => Object.hasOwn(FORBIDDEN, name) && !meant.has(name))).toEqual([]);
    },
  );
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
