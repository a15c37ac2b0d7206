/** The real schema of each kind of database: its migrations, applied to SQLite in memory. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SqlKind } from '../../../db/sql.ts';
import { ROOT } from '../../paths.ts';

export const KINDS: readonly SqlKind[] = ['cell', 'directory', 'conversation'];

export interface Column {
  readonly name: string;
  readonly type: 'number' | 'string' | 'unknown';
  readonly isNullable: boolean;
  /** The texts that the column may hold, where its CHECK lists them. */
  readonly texts: readonly string[];
  /** True when an insert may leave the column out. */
  readonly isOptional: boolean;
  readonly isGenerated: boolean;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** An empty database with every migration of its kind. */
export function openSchema(kind: SqlKind): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  const folder = join(ROOT, 'edge/db/migrations', kind);
  for (const file of globSync('*.sql', { cwd: folder }).toSorted()) {
    database.exec(readFileSync(join(folder, file), 'utf8'));
  }
  return database;
}

/** Every table of our own, by name, without the internal tables of full-text indexes. */
export function describeTables(database: DatabaseSync): Table[] {
  const tables = database
    .prepare(
      `SELECT l.name, s.sql FROM pragma_table_list l JOIN sqlite_schema s ON s.name = l.name
        WHERE l.schema = 'main' AND l.type IN ('table', 'virtual') AND l.name NOT LIKE 'sqlite%'
        ORDER BY l.name`,
    )
    .all() as { name: string; sql: string }[];
  return tables.map(({ name, sql }) => ({ name, columns: columnsOf(database, name, sql) }));
}

interface Described {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly dflt_value: string | null;
  readonly pk: number;
  readonly hidden: number;
}

function columnsOf(database: DatabaseSync, table: string, sql: string): Column[] {
  const rows = database
    .prepare('SELECT * FROM pragma_table_xinfo(?) ORDER BY cid')
    .all(table) as unknown as Described[];
  const isVirtual = /^CREATE VIRTUAL/i.test(sql);
  return (
    rows
      // The hidden columns of a full-text table are its own name and its rank.
      .filter(({ hidden }) => !(isVirtual && hidden === 1))
      .map((row) => {
        const isRowId = row.pk > 0 && row.type === 'INTEGER' && !/WITHOUT ROWID/i.test(sql);
        const isGenerated = row.hidden === 2 || row.hidden === 3;
        return {
          name: row.name,
          type: isVirtual ? 'string' : row.type === 'INTEGER' ? 'number' : typeOf(row.type),
          isNullable: row.notnull === 0 && row.pk === 0 && !isGenerated,
          texts: textsOf(sql, row.name),
          isOptional: row.dflt_value !== null || isRowId || (row.notnull === 0 && row.pk === 0),
          isGenerated,
        } satisfies Column;
      })
  );
}

function typeOf(declared: string): Column['type'] {
  return declared === 'TEXT' ? 'string' : 'unknown';
}

/** The texts of `CHECK (column IN ('a', 'b'))`. */
function textsOf(sql: string, column: string): string[] {
  const list = new RegExp(`CHECK\\s*\\(\\s*${column} IN \\(([^)]*)\\)`, 'i').exec(sql)?.[1];
  if (list === undefined) return [];
  return [...list.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
}
