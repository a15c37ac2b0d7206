/** Changes rows of a running demo, for the states that no visitor can cause. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DemoRows {
  /** Runs SQL in every cell. */
  readonly inCells: (sql: string) => void;
  /** Runs SQL in DIRECTORY. */
  readonly inDirectory: (sql: string) => void;
}

/**
 * Opens the cells of a running product; its worker sees each write at once.
 * @param stateDir the product's own folder
 */
export function demoRows(stateDir: string): DemoRows {
  /** Runs SQL in each database that has a table. */
  const runWhere = (table: string, sql: string): void => {
    for (const file of globSync('data/d1/*/*.sqlite', { cwd: stateDir })) {
      const database = new DatabaseSync(join(stateDir, file));
      try {
        database.exec('PRAGMA busy_timeout = 5000; PRAGMA legacy_alter_table = ON');
        const found = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = ?`).get(table);
        if (found) database.exec(sql);
      } finally {
        database.close();
      }
    }
  };
  return {
    inCells: (sql) => runWhere('listing', sql),
    inDirectory: (sql) => runWhere('session', sql),
  };
}
