/**
 * Database migrations, recorded as wrangler records them, so that either tool can continue after
 * the other.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import type { State } from './state.ts';
import { otherVersion } from './state.ts';

/** A database and the folder of its migrations, relative to the checkout. */
export interface MigrationTarget {
  database: D1Database;
  folder: string;
}

const TRACKING = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Refuses a state folder whose migrations this checkout lacks, or has with another text. Reads the
 * folder's own record, so that no database has to run for it.
 */
export function requireKnownMigrations(root: string, stateDir: string, state: State): void {
  for (const [file, sha] of Object.entries(state.record.migrations)) {
    const path = join(root, file);
    if (!existsSync(path)) throw otherVersion(stateDir, `${file}, applied to it, is not here`);
    if (sha256(readFileSync(path, 'utf8')) !== sha)
      throw otherVersion(stateDir, `${file} has changed since it was applied`);
  }
}

/**
 * Applies the missing migrations, each file as one transaction, and returns the number of files.
 */
export async function migrate(
  root: string,
  targets: readonly MigrationTarget[],
  state: State,
): Promise<number> {
  let count = 0;
  for (const { database, folder } of targets) {
    await database.prepare(TRACKING).run();
    const { results } = await database
      .prepare('SELECT name FROM d1_migrations')
      .all<{ name: string }>();
    const applied = new Set(results.map(({ name }) => name));
    for (const file of globSync('*.sql', { cwd: join(root, folder) }).toSorted()) {
      const text = readFileSync(join(root, folder, file), 'utf8');
      state.record.migrations[`${folder}/${file}`] = sha256(text);
      if (applied.has(file)) continue;
      const statements = await split(text);
      await database.batch([
        ...statements.map((statement) => database.prepare(statement)),
        database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(file),
      ]);
      count += 1;
    }
  }
  state.save();
  return count;
}

/** Loads wrangler only when there is a migration to apply: it takes most of a second to load. */
async function split(text: string): Promise<string[]> {
  const { unstable_splitSqlQuery: splitSqlQuery } = await import('wrangler');
  return splitSqlQuery(text);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
