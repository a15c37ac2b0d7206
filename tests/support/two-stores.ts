/**
 * Two stores of one cell, and whether a statement of one of them comes to a row of the other: tests
 * hold the condition that binds each statement to its store.
 */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { afterEach, beforeEach } from 'vitest';
import type { Statement } from '../../edge/db/cell-sql.ts';
import type { StoreId } from '../../shared/kernel/ids.ts';
import { migrated } from './migrated.ts';

/** The store that has the rows. */
export const OWN = 'st_una' as StoreId;
/** The other store of the cell, which has none. */
export const OTHER = 'st_otra' as StoreId;

export type Plant = (table: string, row: Readonly<Record<string, SQLInputValue>>) => void;

export interface TwoStores {
  readonly cell: DatabaseSync;
  /**
   * Writes a row; a column that must have a value, and was given none, has an empty object or nought.
   * Checks and triggers stay silent: a row stands as it is written.
   */
  readonly plant: Plant;
  /**
   * Whether statements, run as one batch, find a row or change one; where they only abort, whether
   * they let the batch go on. The rows stay as they were.
   */
  readonly reaches: (statements: Statement | readonly Statement[]) => boolean;
}

/**
 * A cell with the stores `st_una` and `st_otra` for the tests of a file. What a test changes is
 * undone after it.
 * @param begin plants the rows that every test finds
 */
export function twoStores(begin: (plant: Plant) => void): TwoStores {
  const cell = migrated('cell');
  cell.exec('PRAGMA foreign_keys = OFF');
  const triggers = cell.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all();
  for (const { name } of triggers) cell.exec(`DROP TRIGGER ${String(name)}`);
  const plant: Plant = (table, row) => {
    const all = { ...emptyRow(cell, table), ...row };
    const names = Object.keys(all);
    cell.exec('PRAGMA ignore_check_constraints = ON');
    cell
      .prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join()})`)
      .run(...Object.values(all));
    cell.exec('PRAGMA ignore_check_constraints = OFF');
  };
  for (const id of [OWN, OTHER]) {
    plant('store', { id, slug: id.slice(3), name: id, country: 'MX', currency: 'MXN' });
  }
  begin(plant);
  beforeEach(() => cell.exec('SAVEPOINT test'));
  afterEach(() => cell.exec('ROLLBACK TO test; RELEASE test'));
  return { cell, plant, reaches: (statements) => reaches(cell, [statements].flat()) };
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly dflt_value: unknown;
  readonly pk: number;
}

function emptyRow(cell: DatabaseSync, table: string): Record<string, SQLInputValue> {
  const columns = cell.prepare(`PRAGMA table_info(${table})`).all() as unknown as Column[];
  return Object.fromEntries(
    columns
      .filter(({ notnull, dflt_value }) => notnull === 1 && dflt_value === null)
      .map(({ name, type }) => [name, type === 'TEXT' ? '{}' : 0]),
  );
}

function reaches(cell: DatabaseSync, statements: readonly Statement[]): boolean {
  const changes = () => cell.prepare('SELECT total_changes() AS n').get()!['n'] as number;
  const before = changes();
  let found = false;
  cell.exec('SAVEPOINT batch');
  try {
    for (const { text, params } of statements) {
      const rows = cell.prepare(text).all(...(params as SQLInputValue[]));
      found ||= rows.some((row) => Object.values(row).some((one) => one !== null && one !== 0));
    }
    const onlyAborts = statements.every(({ text }) => text.startsWith('INSERT INTO batch_assert'));
    return found || onlyAborts || changes() > before;
  } catch (error) {
    if (/CHECK constraint/.test(String(error))) return false;
    throw error;
  } finally {
    cell.exec('ROLLBACK TO batch; RELEASE batch');
  }
}
