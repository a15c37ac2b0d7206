import { sql, type Statement } from '../../db/cell-sql.ts';
import { allOf, raw } from '../../db/sql.ts';
import { stepsWithin } from './price-steps.ts';
import { catalogueId, isKept, type Selection } from './selection.ts';

/**
 * True where kept numbers say that a selection by prices and availability matches this many and
 * more, so that nobody needs to count them; undefined for a selection that they do not tell. They
 * may be behind: experiences that have begun are left out, and twice as many are asked for.
 */
export function surelyMany(selection: Selection, most: number): Statement | undefined {
  const { storeId, catalogue, kind, priceFrom, priceTo, available, now } = selection;
  if (!isKept(selection) || available === false) return undefined;
  const isPriced = priceFrom !== undefined || priceTo !== undefined;
  const steps = JSON.stringify(stepsWithin(priceFrom, priceTo));
  const within = allOf([
    sql`store_id = ${storeId}`,
    sql`catalogue_id = ${catalogue ? sql`(${catalogueId(storeId, catalogue)})` : raw("''")}`,
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(isPriced ? [sql`price_step IN (SELECT value FROM json_each(${steps}))`] : []),
  ]);
  const counted = raw(available === undefined ? 'n' : 'available');
  return sql`(SELECT sum(${counted}) FROM listing_count WHERE ${within}) > ${2 * most}
    AND (SELECT count(*) FROM (SELECT 1 FROM listing WHERE store_id = ${storeId}
      AND starts_at <= ${now} LIMIT ${most})) < ${most}`;
}
