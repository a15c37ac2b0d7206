/** What tests' databases are made of is what the migrations themselves leave. */
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrated, migrationsOf } from './migrated.ts';

/** All that a database is made of, in the order in which its triggers fire, and the rows in it. */
function contentOf(database: DatabaseSync) {
  const made = database
    .prepare(
      `SELECT m.type, m.name, m.tbl_name AS of, m.sql FROM sqlite_master m
        LEFT JOIN pragma_table_list l ON l.name = m.name
        WHERE m.name NOT LIKE 'sqlite%' AND l.type IS NOT 'shadow' ORDER BY m.type, m.tbl_name, m.rowid`,
    )
    .all() as { type: string; name: string; of: string; sql: string }[];
  const triggers = made.filter(({ type }) => type === 'trigger');
  const others = made.filter(({ type }) => type !== 'trigger');
  const rows = others
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) =>
      database
        .prepare(`SELECT * FROM "${name}"`)
        .all()
        .map((row) => `${name} ${JSON.stringify(row)}`),
    );
  const named = (one: { type: string; name: string }) => `${one.type} ${one.name}`;
  return {
    triggers,
    others: others.toSorted((a, b) => (named(a) < named(b) ? -1 : 1)),
    rows: rows.toSorted(),
  };
}

test.each(['directory', 'cell'])('a %s is as its migrations leave it', (folder) => {
  const database = new DatabaseSync(':memory:');
  for (const text of migrationsOf(folder).values()) database.exec(text);
  const { triggers, others, rows } = contentOf(migrated(folder));
  const expected = contentOf(database);
  expect(triggers).toEqual(expected.triggers);
  expect(others).toEqual(expected.others);
  expect(rows).toEqual(expected.rows);
});
