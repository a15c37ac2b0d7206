/** Checks that the cells hold the stores that DIRECTORY says they hold. */
import type { MigrationTarget } from './migrate.ts';
import { damaged } from './whole-state.ts';

/** Stores of a cell that are looked for: a cell of another folder, or an emptied one, has none. */
const SAMPLE = 50;
const CELL = /^CELL_(.+)$/;

/** Refuses databases that do not belong together; they are only read. */
export async function requireStores(targets: readonly MigrationTarget[]): Promise<void> {
  const directory = targets.find(({ name }) => name === 'DIRECTORY')?.database;
  for (const { name, database } of targets) {
    const cell = CELL.exec(name)?.[1]?.toLowerCase();
    if (directory === undefined || cell === undefined) continue;
    const asked = directory.prepare('SELECT id FROM store WHERE cell = ? LIMIT ?');
    const { results: stores } = await asked.bind(cell, SAMPLE).all<{ id: string }>();
    if (stores.length === 0) continue;
    const marks = stores.map(() => '?').join(', ');
    const found = await database
      .prepare(`SELECT count(*) AS count FROM store WHERE id IN (${marks})`)
      .bind(...stores.map(({ id }) => id))
      .first<{ count: number }>();
    const missing = stores.length - (found?.count ?? 0);
    if (missing > 0) {
      throw damaged(`The database ${name} lacks ${missing} of the stores that DIRECTORY names.`);
    }
  }
}
