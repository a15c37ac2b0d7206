/** A copy of a seeded state, with rows added to one of its databases. */
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Tools } from '../support/suite/part.ts';

/**
 * Copies a state and fills one of its databases, while no server runs on it; the copy is removed after the part.
 * @param which the cell of the store with this id, or the database that has a table
 */
export async function filledCopy<T>(
  tools: Tools,
  seeded: string,
  which: string | { readonly table: string },
  fill: (database: DatabaseSync) => T,
): Promise<{ readonly stateDir: string; readonly filled: T }> {
  const stateDir = mkdtempSync(join(tmpdir(), 'bench-filled-'));
  await tools.keep(
    Promise.resolve({ stop: () => rmSync(stateDir, { recursive: true, force: true }) }),
  );
  cpSync(seeded, stateDir, { recursive: true });
  for (const file of globSync('**/*.sqlite', { cwd: stateDir })) {
    const database = new DatabaseSync(join(stateDir, file));
    try {
      const isIt =
        typeof which === 'string' ? holdsStore(database, which) : hasTable(database, which.table);
      if (isIt) return { stateDir, filled: fill(database) };
    } finally {
      database.close();
    }
  }
  throw new Error('no database is the one to be filled');
}

function holdsStore(database: DatabaseSync, store: string): boolean {
  return (
    hasTable(database, 'purchase_order') &&
    database.prepare('SELECT 1 FROM store WHERE id = ?').get(store) !== undefined
  );
}

function hasTable(database: DatabaseSync, table: string): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined;
}
