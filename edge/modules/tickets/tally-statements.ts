import { sql, type Statement } from '../../db/cell-sql.ts';

/**
 * An event's tickets, counted by their kind, by who let them in and by gate. Void ones are not counted. Each count reads all
 * tickets of the event: a page of the office asks for it as it opens, never a door as it reads codes.
 */

/** How many of a kind open the door, and how many have. */
export interface KindTally {
  readonly sku_id: string;
  readonly tickets: number;
  readonly admitted: number;
}

export function countByKind(storeId: string, event: string): Statement<KindTally> {
  return sql<KindTally>`SELECT t.sku_id, count(*) AS tickets, count(t.admitted_at) AS admitted
    FROM ticket t
    WHERE t.item_id = ${event} AND t.store_id = ${storeId} AND t.voided_at IS NULL
    GROUP BY t.sku_id`;
}

/** How many an account or a link has let in. */
export interface ReaderTally {
  /** Never null, though the column may be: those without an admission are left out. */
  readonly admitted_by: string | null;
  readonly admitted: number;
}

/** Those who let most in come first. */
export function countByReader(
  storeId: string,
  event: string,
  limit: number,
): Statement<ReaderTally> {
  return sql<ReaderTally>`SELECT t.admitted_by, count(*) AS admitted FROM ticket t
    WHERE t.item_id = ${event} AND t.store_id = ${storeId} AND t.voided_at IS NULL
      AND t.admitted_by IS NOT NULL
    GROUP BY t.admitted_by ORDER BY count(*) DESC, t.admitted_by LIMIT ${limit}`;
}

/** How many went in at a gate; without a name those whom no gate was named for. */
export interface GateTally {
  readonly name: string | null;
  readonly admitted: number;
}

/** The gates of an event, with those that were removed and had let somebody in at the end. */
export function countByGate(storeId: string, event: string): Statement<GateTally> {
  return sql<GateTally>`SELECT g.name, coalesce(n.admitted, 0) AS admitted
    FROM (SELECT t.admitted_gate AS id, count(*) AS admitted FROM ticket t
      WHERE t.item_id = ${event} AND t.store_id = ${storeId} AND t.voided_at IS NULL
        AND t.admitted_at IS NOT NULL
      GROUP BY t.admitted_gate) n
    FULL JOIN (SELECT id, name, made_at, removed_at FROM door_gate
      WHERE item_id = ${event} AND store_id = ${storeId}) g ON g.id = n.id
    WHERE g.removed_at IS NULL OR n.admitted > 0
    ORDER BY g.id IS NULL, g.removed_at IS NOT NULL, g.made_at, g.id`;
}
