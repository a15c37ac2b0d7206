import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { RANK_STEP } from './ranks.ts';

/**
 * Has a catalogue hold what its rule takes: the others go, those that it lacks come behind the last in
 * the store's order, or before the first where it holds what is new. Without a rule nothing changes.
 * What changes later, the triggers of `0097_catalogue_rules.sql` put in and take out.
 */
export function fillByRule(storeId: StoreId, id: string): Statement[] {
  const taken = sql`ruled_listing r WHERE r.catalogue_id = ${id} AND r.store_id = ${storeId}`;
  const last = sql`(SELECT max(position) FROM catalogue_listing WHERE catalogue_id = ${id})`;
  const first = sql`(SELECT min(position) FROM catalogue_listing WHERE catalogue_id = ${id})`;
  return [
    sql`DELETE FROM catalogue_listing WHERE catalogue_id = ${id}
      AND EXISTS (SELECT 1 FROM catalogue g
        WHERE g.id = ${id} AND g.store_id = ${storeId} AND g.rule IS NOT NULL)
      AND listing_id NOT IN (SELECT r.listing_id FROM ${taken})`,
    sql`INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
      SELECT r.catalogue_id, r.listing_id, iif(r.new_days IS NULL,
          coalesce(${last}, -${RANK_STEP}) + ${RANK_STEP}
            * row_number() OVER (ORDER BY r.queue_position, r.listing_id),
          coalesce(${first}, 0) - ${RANK_STEP}
            * row_number() OVER (ORDER BY r.listed_at, r.listing_id)), r.list_price
      FROM ${taken} AND NOT EXISTS (SELECT 1
        FROM catalogue_listing c WHERE c.catalogue_id = ${id} AND c.listing_id = r.listing_id)`,
  ];
}

type Member = Pick<CellTables['catalogue_listing'], 'catalogue_id' | 'listing_id'>;

/** Products that are no longer as new as the rule of their catalogue says, in any store of the cell. */
export function listOld(now: number, limit: number): Statement<Member> {
  return sql<Member>`SELECT c.catalogue_id, c.listing_id FROM catalogue g
    JOIN catalogue_listing c ON c.catalogue_id = g.id JOIN listing l ON l.id = c.listing_id
    WHERE g.rule IS NOT NULL AND l.listed_at <= ${now} - (g.rule ->> '$.new_days') * 86400000
    LIMIT ${limit}`;
}

/** Takes products out of their catalogues, and raises the revision of the stores. */
export function takeOut(members: readonly Member[]): Statement[] {
  const rows = JSON.stringify(members);
  return [
    sql`DELETE FROM catalogue_listing WHERE (catalogue_id, listing_id) IN (
      SELECT m.value ->> 'catalogue_id', m.value ->> 'listing_id' FROM json_each(${rows}) m)`,
    sql`UPDATE store SET revision = revision + 1 WHERE id IN (SELECT g.store_id FROM json_each(${rows}) m
      JOIN catalogue g ON g.id = m.value ->> 'catalogue_id')`,
  ];
}
