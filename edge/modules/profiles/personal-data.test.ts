/** What an account can take with it, on the directory's own tables: its own rows, and no other's. */
import { expect, test } from 'vitest';
import { openWork } from '../../../tests/support/work-scope.ts';
import { readKept } from './personal-data.ts';

test('an account’s data is what its own rows say, and times are written for people', async () => {
  const { scope, directory } = openWork();
  directory.exec(`
    INSERT INTO account (id, username, full_name, locale, store_id, referral, heartbeat_at,
        created_at, updated_at) VALUES
      ('ac_ana', 'ana', 'Ana', 'es', 'st_una', 'rf', 5000, 1000, 2000),
      ('ac_eva', 'eva', 'Eva', 'en', 'st_dos', NULL, NULL, 1000, 2000);
    INSERT INTO store (id, slug, cell, owner_id) VALUES
      ('st_una', 'una', 'a', 'ac_ana'), ('st_dos', 'dos', 'a', 'ac_eva');
    INSERT INTO staff (store_id, account_id, role, created_at) VALUES
      ('st_dos', 'ac_ana', 'admin', 3000), ('st_una', 'ac_eva', 'marketing', 4000);
    INSERT INTO session (token_hash, id, account_id, host, method, device, created_at, seen_at,
        expires_at) VALUES
      ('h1', 'se_1', 'ac_ana', 'una.mx', 'password', 'a', 1000, 2000, 3000),
      ('h2', 'se_2', 'ac_ana', 'una.mx', 'link', 'b', 1000, 2500, 3000),
      ('h3', 'se_3', 'ac_eva', 'una.mx', 'pin', 'c', 1000, 2000, 3000);
    INSERT INTO authenticator (account_id, secret, confirmed_at, created_at) VALUES
      ('ac_ana', 's', NULL, 1), ('ac_eva', 's', 2, 1);
    INSERT INTO recovery_code (account_id, hash, used_at) VALUES ('ac_ana', 'a', NULL),
      ('ac_ana', 'b', 1), ('ac_eva', 'c', NULL), ('ac_eva', 'd', NULL);
    INSERT INTO setup_app (account_id, app, show_tour, updated_at) VALUES
      ('ac_ana', 'pos', 1, 1), ('ac_ana', 'blog', NULL, 1), ('ac_ana', 'crm', 0, 1),
      ('ac_eva', 'wall', 1, 1)`);
  const ana = await readKept(scope.directory, 'ac_ana');
  expect(ana).toMatchObject({
    account: {
      username: 'ana',
      registered_at_store: 'st_una',
      referral: 'rf',
      heartbeat_at: '1970-01-01T00:00:05.000Z',
    },
    sessions: [
      { method: 'link', device: 'b', seen_at: '1970-01-01T00:00:02.500Z' },
      { method: 'password', device: 'a', expires_at: '1970-01-01T00:00:03.000Z' },
    ],
    roles: [
      { store: 'una', role: 'owner', since: null },
      { store: 'dos', role: 'admin', since: '1970-01-01T00:00:03.000Z' },
    ],
    second_factor: { authenticator: false, recovery_codes_left: 1 },
    setup: [
      { app: 'blog', show_tour: null },
      { app: 'crm', show_tour: false },
      { app: 'pos', show_tour: true },
    ],
  });
  expect(ana?.sessions).toHaveLength(2);
  expect(ana?.setup).toHaveLength(3);
  const eva = await readKept(scope.directory, 'ac_eva');
  expect(eva?.second_factor).toEqual({ authenticator: true, recovery_codes_left: 2 });
  expect(eva?.account).toMatchObject({ heartbeat_at: null, referral: null });
  directory.exec("UPDATE account SET erased_at = 1 WHERE id = 'ac_eva'");
  expect(await readKept(scope.directory, 'ac_eva')).toBeUndefined();
});
