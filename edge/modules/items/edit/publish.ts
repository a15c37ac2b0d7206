import { sql, type Statement } from '../../../db/cell-sql.ts';
import type { CellScope, Ports } from '../../../unit-of-work/scope.ts';

/** Items that one tick of the cron publishes at most. */
const ITEMS_AT_ONCE = 200;

type Due = Pick<CellScope, 'cell'> & { readonly ports: Pick<Ports, 'clock'> };

/** Publishes the items whose time has come, and raises the revision of the stores that list them. */
export async function publishDue({ cell, ports }: Due): Promise<void> {
  const due = await cell.read(listDue(ports.clock.now(), ITEMS_AT_ONCE));
  if (due.length === 0) return;
  const ids = JSON.stringify(due.map(({ id }) => id));
  await cell.write([raiseListing(ids), publish(ids, ports.clock.now())]);
}

function listDue(now: number, limit: number): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM item
    WHERE publish_at IS NOT NULL AND publish_at <= ${now} ORDER BY publish_at LIMIT ${limit}`;
}

function raiseListing(ids: string): Statement {
  return sql`UPDATE store SET revision = revision + 1 WHERE id IN (SELECT l.store_id FROM listing l
    WHERE l.item_id IN (SELECT value FROM json_each(${ids})))`;
}

function publish(ids: string, now: number): Statement {
  return sql`UPDATE item SET list_state = 'published', publish_at = NULL, version = version + 1,
      updated_at = ${now}
    WHERE id IN (SELECT value FROM json_each(${ids})) AND publish_at <= ${now}`;
}
