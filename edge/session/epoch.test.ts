import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { migrated } from '../../tests/support/migrated.ts';
import { assertVerified, beginEpoch, type Verified } from './epoch.ts';

const ANA: Verified = { accountId: 'ac_ana', epoch: 0, password: 'hash' };

let directory: DatabaseSync;

beforeEach(() => {
  directory = migrated('directory');
  directory.exec(
    `INSERT INTO account (id, username, full_name, locale, store_id, password, created_at, updated_at)
     VALUES ('ac_ana', 'ana', 'Ana', 'es', 'st_una', 'hash', 1, 1)`,
  );
});

function run({ text, params }: { text: string; params: readonly unknown[] }): void {
  directory.prepare(text).run(...(params as SQLInputValue[]));
}

describe('a batch that rests on verified facts', () => {
  test('goes on while they are true', () => {
    expect(() => run(assertVerified(ANA))).not.toThrow();
    expect(() => run(assertVerified({ accountId: 'ac_ana', epoch: 0 }))).not.toThrow();
  });

  test.each<[string, Partial<Verified>]>([
    ['another account', { accountId: 'ac_luz' }],
    ['another epoch', { epoch: 1 }],
    ['another hash, in the same epoch', { password: 'older' }],
    ['no password', { password: null }],
  ])('is aborted by %s', (_of, change) => {
    expect(() => run(assertVerified({ ...ANA, ...change }))).toThrow(/constraint/i);
  });

  test('is aborted once another epoch has begun, or the account is erased', () => {
    run(beginEpoch('ac_ana'));
    expect(() => run(assertVerified(ANA))).toThrow(/constraint/i);
    directory.exec("UPDATE account SET epoch = 0, erased_at = 2 WHERE id = 'ac_ana'");
    expect(() => run(assertVerified(ANA))).toThrow(/constraint/i);
  });
});
