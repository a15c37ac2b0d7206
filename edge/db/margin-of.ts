import { sql, type Statement } from './cell-sql.ts';

/**
 * What a variant `k` of an item `i` leaves for resellers of one unit, in minor units. A margin that its
 * supplier lowered goes on counting until its notice is over.
 * @param now milliseconds, UTC
 */
export function marginOf(now: number): Statement {
  return sql`max(coalesce(k.contribution_margin, i.contribution_margin), coalesce((SELECT
    max(n.margin) FROM margin_notice n WHERE n.sku_id = k.id AND n.counts_until > ${now}), 0))`;
}
