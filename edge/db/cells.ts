import { cellDatabases, type Env } from '../env.ts';
import { Cell } from './cell.ts';

/**
 * A cell by its name, for work that no tenant's request asked for: a provider's webhook, the queue,
 * the cron, a Durable Object. Requests get theirs with their tenant.
 */
export function openCell(env: Env, name: string): Cell | undefined {
  const databases = cellDatabases(env);
  const database = Object.hasOwn(databases, name) ? databases[name] : undefined;
  return database && new Cell(name, database);
}

/** Every cell of the platform. */
export function openCells(env: Env): Cell[] {
  return Object.entries(cellDatabases(env)).map(([name, database]) => new Cell(name, database));
}
