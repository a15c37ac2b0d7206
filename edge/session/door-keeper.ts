import type { CellTables } from '../db/cell-tables.ts';
import { sql, type Statement } from '../db/cell-sql.ts';
import type { Cell } from '../db/database.ts';
import type { DoorKeeper } from '../unit-of-work/scope.ts';

/** How often the use of a device is noted, in milliseconds. */
const TOUCH_MS = 60_000;

/** A device as a request names it. */
interface Asked {
  /** Hash of its token. */
  readonly device: string;
  readonly storeId: string;
  readonly now: number;
}

type KeeperRow = Pick<CellTables['door_link'], 'id' | 'name' | 'item_id' | 'gate_id'> &
  Pick<CellTables['door_link_device'], 'seen_at'>;

/**
 * The link that a device has opened.
 * @returns null where the link is over, was revoked or is another store's; `touch` records its use
 */
export async function readKeeper(
  cell: Cell,
  { device, storeId, now }: Asked,
): Promise<{ readonly keeper: DoorKeeper; readonly touch: Statement | undefined } | null> {
  const row = await cell.first(sql<KeeperRow>`SELECT l.id, l.name, l.item_id, l.gate_id,
      d.seen_at
    FROM door_link_device d JOIN door_link l ON l.id = d.link_id
    WHERE d.token_hash = ${device} AND l.store_id = ${storeId} AND l.revoked_at IS NULL
      AND l.expires_at > ${now}`);
  if (!row) return null;
  const { id: link, name, item_id: event, gate_id: gate, seen_at: seenAt } = row;
  return {
    keeper: { link, name, event, gate, device },
    touch:
      seenAt <= now - TOUCH_MS
        ? sql`UPDATE door_link_device SET seen_at = ${now} WHERE token_hash = ${device}`
        : undefined,
  };
}
