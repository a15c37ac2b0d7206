/** The account behind a session, on the directory's own tables. */
import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { d1Of } from '../../tests/support/d1.ts';
import { migrated } from '../../tests/support/migrated.ts';
import { openDirectory } from '../db/cells.ts';
import type { Directory } from '../db/database.ts';
import { readIdentity, readStanding } from './identity.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ASKED = { hash: 'h_ana', host: 'tienda.mx', storeId: 'st_una', now: NOON };

let database: DatabaseSync;
let directory: Directory;

beforeEach(() => {
  database = migrated('directory');
  directory = openDirectory({ DIRECTORY: d1Of(database) });
  database.exec(`
    INSERT INTO account (id, username, full_name, email, email_verified_at, phone,
        phone_verified_at, locale, theme, photo, store_id, created_at, updated_at) VALUES
      ('ac_ana', 'ana', 'Ana', 'ana@x.mx', 1, '+525500000001', 1, 'en', 'dark', 'a.webp', 'st_una', 1, 1),
      ('ac_luz', 'luz', 'Luz', NULL, NULL, NULL, NULL, 'es', NULL, NULL, 'st_una', 1, 1);
    INSERT INTO store (id, slug, cell, owner_id, store_type, is_proxy) VALUES
      ('st_dos', 'dos', 'a', 'ac_luz', 'other', 0), ('st_una', 'una', 'a', 'ac_luz', 'other', 0),
      ('st_eco', 'eco', 'a', 'ac_luz', 'other', 1);
    INSERT INTO session (token_hash, id, account_id, host, method, device, created_at, seen_at,
        expires_at, proved_at) VALUES
      ('h_ana', 'se_ana', 'ac_ana', 'tienda.mx', 'password', '', ${NOON - DAY}, ${NOON - HOUR + 1},
        ${NOON + 1}, ${NOON - 5}),
      ('h_luz', 'se_luz', 'ac_luz', 'tienda.mx', 'password', '', ${NOON - DAY}, ${NOON - HOUR + 1},
        ${NOON + 1}, NULL)`);
});

const read = async (asked: Partial<typeof ASKED> = {}) =>
  (await readIdentity(directory, { ...ASKED, ...asked }))?.identity;

describe('a session', () => {
  test('is of its account, with all that pages show of it', async () => {
    expect(await read()).toEqual({
      accountId: 'ac_ana',
      sessionId: 'se_ana',
      provedAt: NOON - 5,
      username: 'ana',
      fullName: 'Ana',
      photo: 'a.webp',
      language: 'en',
      theme: 'dark',
      role: 'customer',
      keychain: expect.any(Set) as Set<string>,
      ownStore: null,
    });
  });

  test('was proved when it began, where nothing was proved since', async () => {
    expect(await read({ hash: 'h_luz' })).toMatchObject({ provedAt: NOON - DAY, theme: null });
  });

  test.each([
    ['another token', { hash: 'h_x' }],
    ['another host', { host: 'otra.mx' }],
    ['a store that is none', { storeId: 'st_x' }],
    ['its end', { now: NOON + 1 }],
  ])('is none by %s', async (_why, asked) => {
    expect(await read(asked)).toBeUndefined();
  });

  test('is none once its account is erased', async () => {
    database.exec("UPDATE account SET erased_at = 2 WHERE id = 'ac_ana'");
    expect(await read()).toBeUndefined();
  });

  test('is touched once an hour, and no other with it', async () => {
    expect((await readIdentity(directory, ASKED))?.touch).toBeUndefined();
    database.exec(`UPDATE session SET seen_at = ${NOON - HOUR}, expires_at = ${NOON + 9}`);
    const old = await readIdentity(directory, ASKED);
    if (!old?.touch) throw new Error('no touch');
    await directory.write([old.touch]);
    expect(database.prepare('SELECT id, seen_at, expires_at FROM session').all()).toEqual([
      { id: 'se_ana', seen_at: NOON, expires_at: NOON + 30 * DAY },
      { id: 'se_luz', seen_at: NOON - HOUR, expires_at: NOON + 9 },
    ]);
  });
});

describe('a role', () => {
  const roleIn = async (hash: string, storeId: string) => {
    const identity = await read({ hash, storeId });
    return [identity?.role, identity?.keychain.size];
  };
  const sizeOf = async (hash: string, storeId: string) => (await roleIn(hash, storeId))[1];

  test('is the owner’s in their own stores, and the customer’s without a row of staff', async () => {
    expect((await roleIn('h_luz', 'st_una'))[0]).toBe('owner');
    expect((await roleIn('h_ana', 'st_una'))[0]).toBe('customer');
    expect(await sizeOf('h_luz', 'st_una')).toBeGreaterThan(0);
    expect(await sizeOf('h_ana', 'st_una')).toBe(0);
  });

  test('is that of the staff row of this store and this account', async () => {
    database.exec(`INSERT INTO staff (store_id, account_id, role, created_at) VALUES
      ('st_una', 'ac_ana', 'accountant', 1), ('st_dos', 'ac_luz', 'qrreader', 1)`);
    expect((await roleIn('h_ana', 'st_una'))[0]).toBe('accountant');
    expect((await roleIn('h_ana', 'st_dos'))[0]).toBe('customer');
    expect((await roleIn('h_luz', 'st_dos'))[0]).toBe('owner');
  });

  test('opens less in a proxy store', async () => {
    expect(await sizeOf('h_luz', 'st_eco')).toBeLessThan(
      (await sizeOf('h_luz', 'st_una')) as number,
    );
  });

  test('comes with the account’s own store, the oldest of several', async () => {
    expect(await read({ hash: 'h_luz', storeId: 'st_una' })).toMatchObject({ ownStore: 'dos' });
  });
});

describe('an account that signs in', () => {
  const idOf = async (who: Parameters<typeof readStanding>[1], storeId = 'st_una') =>
    (await readStanding(directory, who, storeId))?.accountId;

  test('is found by its id and by each of its names', async () => {
    expect(await idOf('ac_ana')).toBe('ac_ana');
    expect(await idOf({ kind: 'username', value: 'ANA' })).toBe('ac_ana');
    expect(await idOf({ kind: 'email', value: 'ana@x.mx' })).toBe('ac_ana');
    expect(await idOf({ kind: 'phone', value: '+525500000001' })).toBe('ac_ana');
    expect(await idOf({ kind: 'email', value: 'ana' })).toBeUndefined();
    expect(await idOf('ac_x')).toBeUndefined();
    expect(await idOf('ac_ana', 'st_x')).toBeUndefined();
  });

  test('has no session yet, and its role', async () => {
    database.exec(`INSERT INTO staff (store_id, account_id, role, created_at) VALUES
      ('st_una', 'ac_ana', 'accountant', 1), ('st_dos', 'ac_ana', 'qrreader', 1)`);
    expect(await readStanding(directory, 'ac_ana', 'st_una')).toMatchObject({
      sessionId: '',
      provedAt: 0,
      role: 'accountant',
    });
  });

  test('is found by a contact that it claimed, as long as the claim opens and nobody has it', async () => {
    const email = { kind: 'email', value: 'luz@x.mx' } as const;
    database.exec(`INSERT INTO contact_claim (account_id, type, value, opens, created_at) VALUES
      ('ac_luz', 'email', 'luz@x.mx', 0, 1), ('ac_luz', 'phone', '+525500000002', 1, 1)`);
    expect(await idOf(email)).toBeUndefined();
    database.exec("UPDATE contact_claim SET opens = 1 WHERE type = 'email'");
    expect(await idOf(email)).toBe('ac_luz');
    expect(await idOf({ kind: 'phone', value: 'luz@x.mx' })).toBeUndefined();
    expect(await idOf({ kind: 'username', value: 'luz@x.mx' })).toBeUndefined();
    database.exec(
      "UPDATE account SET email = 'luz@x.mx', email_verified_at = 2 WHERE id = 'ac_ana'",
    );
    expect(await idOf(email)).toBe('ac_ana');
  });

  test('is none once it is erased', async () => {
    database.exec("UPDATE account SET erased_at = 2 WHERE id = 'ac_ana'");
    expect(await idOf('ac_ana')).toBeUndefined();
  });
});
