/** Looks a state folder through before anything in it is opened or written. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { databaseFault, databaseFile } from './database-file.ts';
import { Refusal } from './refusal.ts';
import { readRecord, SECRET_NAMES, secretsFile } from './state.ts';

/** A database of wrangler.toml. */
export interface NamedDatabase {
  readonly binding: string;
  readonly database_id: string;
}

/**
 * Refuses a folder of which a part is missing or damaged. A folder that holds no whole demo yet has
 * nothing to lose, and passes.
 */
export function requireWholeState(stateDir: string, databases: readonly NamedDatabase[]): void {
  const record = readRecord(stateDir);
  if (!record.seeded) return;
  requireSecrets(stateDir);
  const known = new Set(record.databases ?? databases.map(({ binding }) => binding));
  for (const { binding, database_id: id } of databases) {
    if (!known.has(binding)) continue;
    const file = databaseFile(join(stateDir, 'data'), id);
    const fault = databaseFault(file);
    if (fault === undefined) continue;
    const further = fault.includes('-wal') ? [WITHOUT_LOG] : [];
    throw damaged(`The database ${binding} (${file}) ${fault}.`, ...further);
  }
}

const WITHOUT_LOG =
  'Without a copy: remove its `-shm` file (or `-wal`, where that one is gone) to go on without the lost changes.';

const secretsSchema = z.record(z.string(), z.string().min(1));

/** Other secrets would open neither second factors nor what was signed with the old ones. */
function requireSecrets(stateDir: string): void {
  const missing = SECRET_NAMES.filter((name) => !process.env[name]);
  if (missing.length === 0) return;
  const file = secretsFile(stateDir);
  const fault = secretsFault(file, missing);
  if (fault === undefined) return;
  throw new Refusal(
    `The secrets of the state folder (${file}) ${fault}.`,
    'With other secrets nobody’s second factor would open. Nothing was changed.',
    `Put the file back from a copy, or give the secrets by the environment: ${missing.join(', ')}.`,
    '`npm start -- --fresh` begins anew (its data is lost).',
  );
}

function secretsFault(file: string, names: readonly string[]): string | undefined {
  if (!existsSync(file)) return 'are missing';
  if (!statSync(file).isFile()) return 'cannot be read';
  const read = secretsSchema.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!read.success) return 'cannot be read';
  const lacking = names.filter((name) => read.data[name] === undefined);
  return lacking.length === 0 ? undefined : `lack ${lacking.join(', ')}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A refusal of a damaged folder; the remedy is the same for every damage. */
export function damaged(what: string, ...further: string[]): Refusal {
  return new Refusal(
    `${what} Nothing was changed.`,
    'Put the whole folder back from a copy (stop the product before copying, and copy `-wal` and',
    '`-shm` files too), then start again. `npm start -- --fresh` begins anew (its data is lost).',
    ...further,
  );
}
