import { newId } from '../../../../shared/kernel/ids.ts';
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
  const now = ports.clock.now();
  const entries = JSON.stringify(due.map(({ id }) => ({ id, entry: newId('edit') })));
  await cell.write([raiseListing(ids), record(entries, now), publish(ids, now)]);
}

function listDue(now: number, limit: number): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM item
    WHERE publish_at IS NOT NULL AND publish_at <= ${now} ORDER BY publish_at LIMIT ${limit}`;
}

function raiseListing(ids: string): Statement {
  return sql`UPDATE store SET revision = revision + 1 WHERE id IN (SELECT l.store_id FROM listing l
    WHERE l.item_id IN (SELECT value FROM json_each(${ids})))`;
}

/** The history has the publication under the account that planned it. */
function record(entries: string, now: number): Statement {
  return sql`INSERT INTO store_edit
      (id, store_id, account_id, made_at, subject, subject_id, before, after)
    SELECT d.value ->> 'entry', i.owner_id, p.account_id, ${now}, 'item', i.id,
      json_object('list_state', 'unpublished'), json_object('list_state', 'published')
    FROM json_each(${entries}) d JOIN item i ON i.id = d.value ->> 'id'
    JOIN store_edit p ON p.n = (SELECT max(e.n) FROM store_edit e WHERE e.store_id = i.owner_id
      AND e.subject = 'item' AND e.subject_id = i.id AND e.after ->> 'publish_at' IS NOT NULL)
    WHERE i.publish_at <= ${now}`;
}

function publish(ids: string, now: number): Statement {
  return sql`UPDATE item SET list_state = 'published', publish_at = NULL, version = version + 1,
      updated_at = ${now}
    WHERE id IN (SELECT value FROM json_each(${ids})) AND publish_at <= ${now}`;
}
