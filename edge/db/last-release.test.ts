import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../tests/support/demo-database.ts';
import { migrationsOf } from '../../tests/support/migrated.ts';
import { ROOT } from '../cli/paths.ts';

/** Tables whose rows a migration takes away on purpose, by its file. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  // A reset that went to a contact which nobody proved.
  '0010_proven_contacts.sql': ['proof', 'password_reset'],
  // The provider's new name is part of their key.
  '0046_payment_codes.sql': ['payment_event'],
};
/** It only refuses: no row stays in it. */
const NEVER_FILLED = ['batch_assert'];

/** Tables with rows of their own: a search index keeps some for itself, and Cloudflare too. */
function tablesOf(database: DatabaseSync): string[] {
  return rowsOf<{ name: string }>(
    database,
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')
       AND name NOT LIKE 'sqlite%' ORDER BY name`,
  ).map(({ name }) => name);
}

/** The columns that tell the rows of each table apart. */
function keysOf(database: DatabaseSync): Map<string, string[]> {
  return new Map(
    tablesOf(database).map((table) => {
      const columns = rowsOf<{ name: string }>(
        database,
        'SELECT name FROM pragma_table_info(?) WHERE pk > 0',
        table,
      ).map(({ name }) => name);
      const key = columns.length > 0 ? columns.join(', ') : 'rowid';
      const rows = rowsOf<object>(database, `SELECT ${key} FROM "${table}"`);
      return [table, rows.map((row) => JSON.stringify(row)).toSorted()];
    }),
  );
}

function fixturesOf(folder: string): ReadonlyMap<string, string> {
  const files = globSync(`edge/db/fixtures/${folder}/*.sql`, { cwd: ROOT });
  return new Map(files.map((file) => [basename(file), readFileSync(join(ROOT, file), 'utf8')]));
}

/**
 * Applies every migration, each as one transaction, and puts the rows of a release where it ended.
 * @param around called with each migration that meets such rows; it applies it
 */
function upgrade(
  folder: 'cell' | 'directory',
  around: (apply: () => void, file: string, database: DatabaseSync) => void = (apply) => apply(),
): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  const fixtures = fixturesOf(folder);
  const migrations = migrationsOf(folder);
  let filled = false;
  for (const [file, text] of migrations) {
    const apply = () => database.exec(`BEGIN; ${text}; COMMIT`);
    if (filled) around(apply, file, database);
    else apply();
    const rows = fixtures.get(file);
    if (rows === undefined) continue;
    database.exec(rows);
    const found = [...keysOf(database)].filter(([, keys]) => keys.length === 0);
    expect(found.map(([table]) => table)).toEqual(NEVER_FILLED);
    filled = true;
  }
  expect([...fixtures.keys()].filter((file) => !migrations.has(file))).toEqual([]);
  expect(filled).toBe(true);
  return database;
}

describe.each(['cell', 'directory'] as const)('a %s of an earlier release', (folder) => {
  test('takes each later migration, which loses no row and leaves none astray', () => {
    const met: string[] = [];
    upgrade(folder, (apply, file, database) => {
      const before = keysOf(database);
      apply();
      met.push(file);
      const after = keysOf(database);
      const lost = [...before].flatMap(([table, keys]) => {
        const kept = new Set(after.get(table));
        return keys.every((key) => kept.has(key)) ? [] : [table];
      });
      expect([file, lost]).toEqual([file, (TAKEN[file] ?? []).toSorted()]);
      expect(rowsOf(database, 'PRAGMA foreign_key_check')).toEqual([]);
      expect(rowsOf(database, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    });
    expect(met.length).toBeGreaterThan(0);
  });

  test('keeps the messages that wait, and those that are dead', () => {
    const waiting = rowsOf<{ topic: string; dead: number; n: number }>(
      upgrade(folder),
      `SELECT topic, dead_at IS NOT NULL AS dead, count(*) AS n FROM outbox
         WHERE delivered_at IS NULL GROUP BY topic, dead ORDER BY dead`,
    );
    const topic = folder === 'cell' ? 'mail.order_confirmation' : 'message.written';
    expect(waiting).toEqual([
      { topic, dead: 0, n: folder === 'cell' ? 1 : 4 },
      { topic, dead: 1, n: 1 },
    ]);
  });
});

describe('the directory of the release before proven contacts', () => {
  test('says again what nobody proved as a claim, and opens nothing more by it', () => {
    const directory = upgrade('directory');
    expect(
      rowsOf(directory, 'SELECT type, value, opens FROM contact_claim ORDER BY opens, value'),
    ).toEqual([
      { type: 'email', value: 'dicho@example.com', opens: 0 },
      { type: 'phone', value: '+525500000001', opens: 1 },
    ]);
    expect(
      rowsOf(directory, "SELECT username, email, phone FROM account WHERE full_name = 'Inés Paz'"),
    ).toEqual([{ username: '525512349877', email: null, phone: '+525512349877' }]);
  });

  test('keeps sessions, passwords and factors in their first epoch', () => {
    const directory = upgrade('directory');
    expect(
      rowsOf(
        directory,
        `SELECT count(*) AS sessions, min(a.password LIKE 'scrypt$%') AS hashed, max(a.epoch) AS epoch
           FROM session s JOIN account a ON a.id = s.account_id`,
      ),
    ).toEqual([{ sessions: 4, hashed: 1, epoch: 0 }]);
    expect(rowsOf(directory, 'SELECT epoch FROM pending_sign_in')).toEqual([{ epoch: 0 }]);
  });
});

test('a purchase of the release before is still whole', () => {
  expect(
    rowsOf(
      upgrade('cell'),
      `SELECT o.state, p.state AS payment, l.total, a.full_name FROM purchase_order o
         JOIN order_line l ON l.order_id = o.id JOIN payment p ON p.checkout_id = o.checkout_id
         JOIN attendee a ON a.order_id = o.id`,
    ),
  ).toEqual([
    { state: 'sent_to_supplier', payment: 'approved', total: 49_900, full_name: 'Inés Paz' },
  ]);
});

test('what was paid by card names the code of its provider, in every row that kept the word', () => {
  const cell = upgrade('cell', (apply, file, database) => {
    if (file === '0046_payment_codes.sql') {
      database.exec(`INSERT INTO store_edit (n, id, store_id, account_id, made_at, subject, subject_id, before, after)
        VALUES (900, 'se_card', 'st_moda', 'ac_lirio', 1, 'settings', 'st_moda',
          '{"payment_types":["cash","card"],"name":"\\"payment_types\\":[\\"card\\"]"}', '{"payment_types":["card"]}')`);
    }
    apply();
  });
  const left = (table: string, column: string) =>
    rowsOf(cell, `SELECT 1 FROM ${table} WHERE ${column} LIKE '%"card"%' OR ${column} = 'card'`);
  expect(left('store', 'payment_types')).toEqual([]);
  expect(left('purchase_order', 'payment_type')).toEqual([]);
  expect(
    rowsOf(cell, 'SELECT provider FROM payment UNION SELECT provider FROM payment_event'),
  ).toEqual([{ provider: 'str_card' }]);
  expect(
    rowsOf(cell, 'SELECT id FROM checkout WHERE parts LIKE \'%_payment_types":[%"card"%\''),
  ).toEqual([]);
  expect(rowsOf(cell, "SELECT before, after FROM store_edit WHERE id = 'se_card'")).toEqual([
    {
      before: '{"payment_types":["cash","str_card"],"name":"\\"payment_types\\":[\\"card\\"]"}',
      after: '{"payment_types":["str_card"]}',
    },
  ]);
});

test('what was given back whole before, or was about to be, is a refund by its payment’s id', () => {
  const cell = upgrade('cell', (apply, file, database) => {
    if (file === '0062_refunds.sql') {
      const paid = (id: string, state: string, reason: string | null) =>
        database.exec(`INSERT INTO payment (id, token, store_id, checkout_id, provider, amount, currency, state,
            tries, refund_reason, account, created_at, updated_at)
          SELECT '${id}', 'pt_${id}', store_id, 'co_${id}', provider, 700, currency, '${state}', 1,
            ${reason === null ? 'NULL' : `'${reason}'`}, 'platform', 1, 5 FROM payment LIMIT 1`);
      database.exec('PRAGMA foreign_keys = OFF');
      paid('py_a', 'refunded', 'out_of_stock');
      paid('py_b', 'approved', 'orders_gone');
      paid('py_c', 'refunded', null);
      paid('py_d', 'approved', null);
      database.exec(`UPDATE payment SET refund_reason = 'canceled' WHERE id NOT LIKE 'py__'`);
    }
    apply();
  });
  expect(
    rowsOf(
      cell,
      `SELECT iif(r.id = r.payment_id, substr(r.id, 1, 4), 0) AS id, r.part, r.amount = p.amount AS isWhole, r.reason,
         r.state, r.try_at IS NULL AS isOver FROM refund r JOIN payment p ON p.id = r.payment_id ORDER BY r.part, r.id`,
    ),
  ).toEqual([
    { id: 'py_v', part: 'order', isWhole: 1, reason: 'canceled', state: 'pending', isOver: 0 },
    {
      id: 'py_a',
      part: 'payment',
      isWhole: 1,
      reason: 'out_of_stock',
      state: 'success',
      isOver: 1,
    },
    { id: 'py_b', part: 'payment', isWhole: 1, reason: 'orders_gone', state: 'pending', isOver: 0 },
    { id: 'py_c', part: 'payment', isWhole: 1, reason: 'at_provider', state: 'success', isOver: 1 },
  ]);
});
