import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellScope, Ports } from '../../unit-of-work/scope.ts';

type Due = Pick<CellScope, 'cell'> & { readonly ports: Pick<Ports, 'clock'> };

/** Entries that one tick of the cron looks at. */
const ENTRIES_AT_ONCE = 200;

/**
 * Raises the revision of the stores whose planned entries' time has come, so that kept pages are
 * made anew. The entries themselves are shown by their time alone.
 */
export async function announceDue({ cell, ports }: Due): Promise<void> {
  const due = await cell.read(listDue(ports.clock.now(), ENTRIES_AT_ONCE));
  if (due.length === 0) return;
  const ids = JSON.stringify(due.map(({ id }) => id));
  await cell.write([raiseStores(ids), settle(ids)]);
}

function listDue(now: number, limit: number): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM blog_entry
    WHERE is_planned = 1 AND published_at <= ${now} ORDER BY published_at LIMIT ${limit}`;
}

function raiseStores(ids: string): Statement {
  return sql`UPDATE store SET revision = revision + 1 WHERE id IN (SELECT e.store_id
    FROM blog_entry e WHERE e.id IN (SELECT value FROM json_each(${ids})))`;
}

function settle(ids: string): Statement {
  return sql`UPDATE blog_entry SET is_planned = 0 WHERE id IN (SELECT value FROM json_each(${ids}))`;
}
