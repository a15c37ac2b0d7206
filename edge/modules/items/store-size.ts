import { sql, type Statement } from '../../db/cell-sql.ts';
import { raw } from '../../db/sql.ts';
import type { Selection } from './selection.ts';

/** A store that lists more is a large one: its scattered matches lie far apart, so that fewer are read. */
const LARGE = 5_000;

/** True for a store that is a large one. */
export function isLarge({ storeId }: Selection): Statement {
  return sql`(SELECT sum(n) FROM listing_count
    WHERE store_id = ${storeId} AND catalogue_id = '') > ${raw(`${LARGE}`)}`;
}

/** One number or another for a store, by whether it is a large one. */
export function bySize(
  selection: Selection,
  { large, other }: { readonly large: number; readonly other: number },
): Statement {
  // Numbers of our own are written out: a statement of D1 binds 100 values at most.
  return sql`iif(${isLarge(selection)}, ${raw(`${large}, ${other}`)})`;
}
