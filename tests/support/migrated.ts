/** Databases as the product's migrations leave them, without the way there. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ROOT } from '../../edge/cli/paths.ts';

/** The text of each migration of a database by its file's name, in the order in which they are applied. */
export function migrationsOf(folder: string): ReadonlyMap<string, string> {
  const files = globSync(`edge/db/migrations/${folder}/*.sql`, { cwd: ROOT }).toSorted();
  return new Map(files.map((file) => [basename(file), readFileSync(join(ROOT, file), 'utf8')]));
}

const schemas = new Map<string, readonly string[]>();

/**
 * The statements that make what all migrations of a folder leave: tables, their rows, indexes, views, triggers. They
 * are a quarter of the migrations' own, and rebuild no table.
 */
export function schemaOf(folder: string): readonly string[] {
  const known = schemas.get(folder);
  if (known) return known;
  const database = new DatabaseSync(':memory:');
  for (const text of migrationsOf(folder).values()) database.exec(text);
  const made = (type: string) =>
    database
      .prepare(
        `SELECT m.name, m.sql, l.type AS kind FROM sqlite_master m
            LEFT JOIN pragma_table_list l ON l.name = m.name
            WHERE m.type = ? AND m.sql IS NOT NULL AND m.name NOT LIKE 'sqlite%'
              AND l.type IS NOT 'shadow' ORDER BY m.rowid`,
      )
      .all(type) as { name: string; sql: string; kind: string | null }[];
  const tables = made('table');
  const schema = [
    ...tables.map(({ sql }) => sql),
    // A table for full texts keeps its rows in tables of its own, which triggers fill.
    ...tables.flatMap(({ name, kind }) => (kind === 'table' ? rowsOf(database, name) : [])),
    ...['index', 'view', 'trigger'].flatMap((type) => made(type).map(({ sql }) => sql)),
  ];
  database.close();
  schemas.set(folder, schema);
  return schema;
}

/** A database in memory as every migration of its folder leaves it. */
export function migrated(folder: string): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  for (const statement of schemaOf(folder)) database.exec(statement);
  return database;
}

/** The statements that insert the rows that migrations put into a table. */
function rowsOf(database: DatabaseSync, table: string): string[] {
  const rows = database.prepare(`SELECT * FROM "${table}"`).all();
  return rows.map((row) => {
    const names = Object.keys(row).map((name) => `"${name}"`);
    return `INSERT INTO "${table}" (${names.join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')})`;
  });
}

function literal(value: unknown): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`a migration wrote ${typeof value}, which has no literal here`);
}
