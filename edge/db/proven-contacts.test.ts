import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../tests/support/demo-database.ts';
import { migrationsOf } from '../../tests/support/migrated.ts';

const FILE = '0010_proven_contacts.sql';

let directory: DatabaseSync;

function account(id: string, columns: Record<string, string | number>): void {
  const all = {
    id,
    username: id,
    full_name: 'Ana',
    locale: 'es',
    store_id: 'st_una',
    created_at: 1,
    updated_at: 1,
    ...columns,
  };
  directory
    .prepare(
      `INSERT INTO account (${Object.keys(all).join(', ')})
       VALUES (${Object.keys(all).fill('?').join(', ')})`,
    )
    .run(...Object.values(all));
}

beforeEach(() => {
  directory = new DatabaseSync(':memory:');
  for (const [file, text] of migrationsOf('directory')) {
    if (file >= FILE) break;
    directory.exec(text);
  }
});

const migrate = () => directory.exec(migrationsOf('directory').get(FILE) ?? '');

describe('accounts of the release before', () => {
  test('keep what was proved; the other contact is a claim that opens nothing', () => {
    account('ac_una', {
      username: '525512345678',
      phone: '+525512345678',
      country: 'MX',
      phone_verified_at: 5,
      email: 'ajena@example.com',
    });
    migrate();
    expect(rowsOf(directory, 'SELECT username, email, phone, country FROM account')).toEqual([
      { username: '525512345678', email: null, phone: '+525512345678', country: 'MX' },
    ]);
    expect(rowsOf(directory, 'SELECT type, value, opens FROM contact_claim')).toEqual([
      { type: 'email', value: 'ajena@example.com', opens: 0 },
    ]);
  });

  test('that were made without a PIN still sign in by their claim, under a name that is no contact', () => {
    account('ac_una', { username: '525512345678', phone: '+525512345678', country: 'MX' });
    account('ac_otra', { username: 'otra', email: 'dicha@example.com' });
    migrate();
    expect(
      rowsOf(
        directory,
        'SELECT account_id, value, country, opens FROM contact_claim ORDER BY value',
      ),
    ).toEqual([
      { account_id: 'ac_una', value: '+525512345678', country: 'MX', opens: 1 },
      { account_id: 'ac_otra', value: 'dicha@example.com', country: null, opens: 1 },
    ]);
    const names = rowsOf<{ username: string }>(
      directory,
      'SELECT username FROM account ORDER BY username',
    );
    expect(names.map(({ username }) => username)).toEqual([
      'otra',
      expect.stringMatching(/^u[0-9a-f]{20}$/),
    ]);
  });

  test('lose the resets that went to what was not proved, and no others', () => {
    account('ac_una', { email: 'ajena@example.com' });
    account('ac_otra', { email: 'propia@example.com', email_verified_at: 5 });
    for (const id of ['una', 'otra']) {
      directory.exec(`INSERT INTO proof (id, purpose, subject, created_at, expires_at)
        VALUES ('pf_${id}', 'reset', '', 1, 9);
        INSERT INTO password_reset (id, account_id) VALUES ('pf_${id}', 'ac_${id}')`);
    }
    migrate();
    expect(rowsOf(directory, 'SELECT id FROM proof')).toEqual([{ id: 'pf_otra' }]);
  });
});
