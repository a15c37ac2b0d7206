import { cellDatabases, type Env } from '../env.ts';
import { Database, DIRECTORY, type Cell, type Directory } from './database.ts';
import type { DatabaseKind } from './sql.ts';

/**
 * A cell by its name, for work outside of a tenant's request: a provider's webhook, the queue, the
 * cron, a Durable Object. A request gets its cell with its tenant.
 */
export function openCell(env: Env, name: string): Cell | undefined {
  const databases = cellDatabases(env);
  const database = Object.hasOwn(databases, name) ? databases[name] : undefined;
  return database && new Database(name, database);
}

/** The database of accounts and sessions, which belong to no store. */
export function openDirectory(env: Pick<Env, 'DIRECTORY'>): Directory {
  return new Database(DIRECTORY, env.DIRECTORY);
}

/** A database with an outbox, by the name in the queue's messages. */
export function openOutbox(env: Env, name: string): Database<DatabaseKind> | undefined {
  return name === DIRECTORY ? openDirectory(env) : openCell(env, name);
}

/** Every cell of the platform. */
export function openCells(env: Env): Cell[] {
  return Object.entries(cellDatabases(env)).map(([name, database]) => new Database(name, database));
}
