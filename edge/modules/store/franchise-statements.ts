import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';

/** Whether a store shows a franchise of its network. */
export interface FranchiseState {
  readonly in_store: boolean;
}

interface FranchisePlace {
  readonly id: string;
  /** 1 for one that the owner took out. */
  readonly is_out: number;
}

/** Those of the named stores that are franchises of the store's network. */
export function listFranchisePlaces(
  of: StoreId,
  ids: readonly string[],
): Statement<FranchisePlace> {
  return sql<FranchisePlace>`SELECT s.id, EXISTS (SELECT 1 FROM franchise_out f
        WHERE f.store_id = me.id AND f.franchise_id = s.id) AS is_out
    FROM json_each(${JSON.stringify(ids)}) a JOIN store s ON s.id = a.value
    JOIN store me ON me.id = ${of} AND s.id <> me.id
      AND coalesce(s.root_id, s.id) = coalesce(me.root_id, me.id)
    WHERE s.store_type IN ('franchise', 'affinity')`;
}

/** Takes a franchise out of a store, or back in. Aborts where another change did so before. */
export function setFranchise(
  storeId: StoreId,
  id: string,
  { in_store: isIn }: FranchiseState,
): Statement[] {
  const row = sql`FROM franchise_out WHERE store_id = ${storeId} AND franchise_id = ${id}`;
  return isIn
    ? [assertThat(sql`EXISTS (SELECT 1 ${row})`), sql`DELETE ${row}`]
    : [
        assertThat(sql`NOT EXISTS (SELECT 1 ${row})`),
        sql`INSERT INTO franchise_out (store_id, franchise_id) VALUES (${storeId}, ${id})`,
      ];
}
