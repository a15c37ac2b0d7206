import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** A hand-over, and the state of the checkout that its browser began. */
export interface HandoffRow extends Pick<
  CellTables['embed_handoff'],
  'sent_lines' | 'taken_by' | 'made_at' | 'tried_at'
> {
  /** Null where no checkout was begun. */
  readonly state: CellTables['checkout']['state'] | null;
}

/** A browser that takes a code. */
export interface Taking {
  readonly code: string;
  /** Hash of its mark. */
  readonly by: string;
}

export function findHandoff(storeId: StoreId, code: string): Statement<HandoffRow> {
  return sql<HandoffRow>`SELECT h.sent_lines, h.taken_by, h.made_at, h.tried_at, c.state
    FROM embed_handoff h LEFT JOIN checkout c ON c.id = h.taken_to AND c.store_id = h.store_id
    WHERE h.store_id = ${storeId} AND h.code = ${code}`;
}

export function insertHandoff(
  storeId: StoreId,
  row: Pick<CellTables['embed_handoff'], 'code' | 'sent_lines' | 'made_at'>,
): Statement {
  return sql`INSERT INTO embed_handoff (code, store_id, sent_lines, made_at)
    VALUES (${row.code}, ${storeId}, ${row.sent_lines}, ${row.made_at})`;
}

/** Takes a code for a browser; a code that another browser has taken stays that one's. */
export function takeHandoff(storeId: StoreId, { code, by }: Taking, now: number): Statement {
  return sql`INSERT INTO embed_handoff (code, store_id, taken_by, made_at)
    VALUES (${code}, ${storeId}, ${by}, ${now})
    ON CONFLICT (code) DO UPDATE SET taken_by = excluded.taken_by
      WHERE embed_handoff.store_id = excluded.store_id AND embed_handoff.taken_by IS NULL`;
}

/** True where a browser has a code. */
export function isTakenBy(storeId: StoreId, { code, by }: Taking): Statement {
  return sql`EXISTS (SELECT 1 FROM embed_handoff
    WHERE store_id = ${storeId} AND code = ${code} AND taken_by = ${by})`;
}

/**
 * Notes the checkout that a code leads to, for the browser that has the code alone; the checkout
 * that was bought stays.
 */
export function leadHandoff(storeId: StoreId, { code, by }: Taking, checkout: string): Statement {
  return sql`UPDATE embed_handoff SET taken_to = ${checkout}
    WHERE store_id = ${storeId} AND code = ${code} AND taken_by = ${by}
      AND NOT EXISTS (SELECT 1 FROM checkout c
        WHERE c.id = embed_handoff.taken_to AND c.state = 'placed')`;
}

/** Ends a trial with a code, for the browser that has the code alone. */
export function endTrial(storeId: StoreId, { code, by }: Taking, now: number): Statement {
  return sql`UPDATE embed_handoff SET tried_at = ${now}
    WHERE store_id = ${storeId} AND code = ${code} AND taken_by = ${by}`;
}

/** Forgets hand-overs that were made before a moment. */
export function forgetHandoffs(before: number): Statement {
  return sql`DELETE FROM embed_handoff WHERE made_at <= ${before}`;
}
