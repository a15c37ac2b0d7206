/** A copy of a seeded state, with rows added to the cell of a store. */
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Tools } from '../support/suite/part.ts';

/** Copies a state and fills the store's cell, while no server runs on it; the copy is removed after the part. */
export async function filledCopy<T>(
  tools: Tools,
  seeded: string,
  store: string,
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
      if (holdsStore(database, store)) return { stateDir, filled: fill(database) };
    } finally {
      database.close();
    }
  }
  throw new Error('no database holds the store');
}

function holdsStore(database: DatabaseSync, store: string): boolean {
  const table = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'purchase_order'`).get();
  return (
    table !== undefined &&
    database.prepare('SELECT 1 FROM store WHERE id = ?').get(store) !== undefined
  );
}
