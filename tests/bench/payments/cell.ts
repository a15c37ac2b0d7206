/** A copy of a seeded state, with rows added to the cell of the demo's shop. */
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Tools } from '../../support/suite/part.ts';
import { STORE } from './paths.ts';

/** Copies a state and fills its cell; the copy is removed after the part. */
export async function filledCopy<T>(
  tools: Tools,
  seeded: string,
  fill: (database: DatabaseSync) => T,
): Promise<{ readonly stateDir: string; readonly filled: T }> {
  const stateDir = mkdtempSync(join(tmpdir(), 'bench-payments-'));
  await tools.keep(
    Promise.resolve({ stop: () => rmSync(stateDir, { recursive: true, force: true }) }),
  );
  cpSync(seeded, stateDir, { recursive: true });
  for (const file of globSync('**/*.sqlite', { cwd: stateDir })) {
    const database = new DatabaseSync(join(stateDir, file));
    try {
      if (holdsStore(database)) return { stateDir, filled: fill(database) };
    } finally {
      database.close();
    }
  }
  throw new Error('no database holds the store');
}

function holdsStore(database: DatabaseSync): boolean {
  const table = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'purchase_order'`).get();
  return (
    table !== undefined &&
    database.prepare('SELECT 1 FROM store WHERE id = ?').get(STORE) !== undefined
  );
}
