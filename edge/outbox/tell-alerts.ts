import type { Directory } from '../db/database.ts';
import type * as directory from '../db/directory-sql.ts';
import type { Env } from '../env.ts';
import { announceOutbox } from './announce.ts';

/**
 * Tells alerts, and announces the rows of the outbox that they leave for devices. A second telling
 * changes nothing.
 */
export async function tellAlerts(
  to: { readonly directory: Directory; readonly env: Env },
  statements: readonly directory.Statement[],
): Promise<void> {
  const rows = await Promise.all(statements.map((one) => to.directory.read(one)));
  const ids = rows.flat().flatMap((row) => (row as { readonly id?: string }).id ?? []);
  if (ids.length > 0) await announceOutbox({ env: to.env, cell: to.directory }, ids);
}
