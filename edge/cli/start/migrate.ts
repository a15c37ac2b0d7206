/**
 * Database migrations, recorded as wrangler records them, so that either tool can continue after
 * the other.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { databaseRefusal } from './faults.ts';
import { Refusal } from './refusal.ts';
import type { State, StateRecord } from './state.ts';
import { otherVersion } from './state.ts';
import { damaged } from './whole-state.ts';

/** A database and the folder of its migrations, relative to the checkout. */
export interface MigrationTarget {
  /** Its binding. */
  name: string;
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
export function requireKnownMigrations(root: string, stateDir: string, record: StateRecord): void {
  // Half a seed is made anew, whatever made it.
  if (!record.seeded) return;
  for (const [file, sha] of Object.entries(record.migrations)) {
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
  for (const { name: binding, database, folder } of targets) {
    const applied = await appliedTo(database, binding, state);
    requireKnown(applied, { binding, folder, root }, state);
    await database.prepare(TRACKING).run();
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

/** The names of the migrations that a database says it has. */
async function appliedTo(
  database: D1Database,
  binding: string,
  state: State,
): Promise<ReadonlySet<string>> {
  const names = async (query: string) =>
    (await database.prepare(query).all<{ name: string }>()).results.map(({ name }) => name);
  try {
    const tables = await names(`SELECT name FROM sqlite_master WHERE name = 'd1_migrations'`);
    return new Set(tables.length === 0 ? [] : await names('SELECT name FROM d1_migrations'));
  } catch (error) {
    throw databaseRefusal(error, binding, state.data);
  }
}

/** Refuses a database that was emptied, or that a newer release has changed. */
function requireKnown(
  applied: ReadonlySet<string>,
  { binding, folder, root }: { binding: string; folder: string; root: string },
  { record, data }: State,
): void {
  const was = record.databases?.includes(binding) ?? record.seeded;
  if (record.seeded && was && applied.size === 0) {
    throw damaged(`The database ${binding} in ${data} is empty.`);
  }
  const newer = [...applied].filter((file) => !existsSync(join(root, folder, file)));
  if (newer.length === 0) return;
  throw new Refusal(
    `The database ${binding} in ${data} was changed by a newer release: ${newer.join(', ')} is not here.`,
    'Start that release, or put the folder back from a copy made before it. Nothing was changed.',
  );
}

/** Loads wrangler only when there is a migration to apply: it takes most of a second to load. */
async function split(text: string): Promise<string[]> {
  const { unstable_splitSqlQuery: splitSqlQuery } = await import('wrangler');
  return splitSqlQuery(text);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
