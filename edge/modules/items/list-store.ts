import type { ItemSort } from '../../../shared/contracts/items.ts';
import { sql, type Statement } from '../../db/sql.ts';
import { from, isFiltered, join, orderOf, raw, type Selection } from './selection.ts';
import { cardColumns, skuColumns, type CardRow, type SkuRow } from './store.ts';

/** Up to here a count is exact; one more row tells that there are more. */
export const COUNTED_EXACTLY = 1_000;
const COUNTED = COUNTED_EXACTLY + 1;

/** Matches of a text that are put in the order of the shop: so many that have it in their name, and as many others. */
const RANKED = 200;

const PLACED = raw(`placed AS MATERIALIZED (
      SELECT id, row_number() OVER () AS place FROM page)`);

/** A page's row; with a filter it tells how many were found, up to 1,001. */
export interface ListedRow extends CardRow {
  matches: number | null;
  /** The lowest listing id among those, found from the newest on; texts only. */
  lowest: number | null;
}

/** A variant of one of a page's items. */
export interface ListedSkuRow extends SkuRow {
  item_id: string;
}

/** Which part of a list. */
export interface Stretch {
  readonly sort: ItemSort;
  readonly offset: number;
  readonly limit: number;
}

/**
 * A page of a selection. Its ids come off one index or out of at most a thousand matches; the rest is
 * read for them alone.
 */
export function listCards(selection: Selection, stretch: Stretch): Statement<ListedRow> {
  const { ids, tallied } = idsOf(selection, stretch);
  const tally = tallied
    ? raw('(SELECT count(*) FROM few) AS matches, (SELECT min(id) FROM few) AS lowest')
    : raw('NULL AS matches, NULL AS lowest');
  return sql`WITH ${ids}, ${PLACED}
    SELECT ${cardColumns(selection.now)}, ${tally} FROM placed p
    CROSS JOIN listing l ON l.id = p.id CROSS JOIN item i ON i.id = l.item_id
    CROSS JOIN store o ON o.id = i.owner_id ORDER BY p.place`;
}

/** The variants of a page's items, found the same way, so that both travel in one round trip. */
export function listSkusOfPage(selection: Selection, stretch: Stretch): Statement<ListedSkuRow> {
  const { ids } = idsOf(selection, stretch);
  return sql`WITH ${ids}, ${PLACED}
    SELECT k.item_id, ${skuColumns(selection.now)} FROM placed p
    CROSS JOIN listing l ON l.id = p.id CROSS JOIN sku k ON k.item_id = l.item_id
    ORDER BY p.place, k.position`;
}

interface Ids {
  /** Common tables, the last of them `page`, with the page's listings in order. */
  readonly ids: Statement;
  /** Whether `few` is one of them. */
  readonly tallied: boolean;
}

function idsOf(selection: Selection, stretch: Stretch): Ids {
  if (selection.match !== undefined && stretch.sort === 'queue_position') {
    return { ids: ranked(selection, selection.match, stretch), tallied: true };
  }
  if (isFiltered(selection)) return { ids: filtered(selection, stretch), tallied: true };
  const { direct } = orderOf(selection, stretch.sort);
  const ids = sql`page AS (SELECT l.id ${from(selection)}
    ORDER BY ${direct} LIMIT ${stretch.limit} OFFSET ${stretch.offset})`;
  return { ids, tallied: false };
}

/** The first matches up to 1,001: with a text from the newest on, otherwise as an index gives them. */
function few(selection: Selection, keys: Statement): Statement {
  const newest = selection.match === undefined ? raw('') : raw('ORDER BY t.rowid DESC');
  return sql`few AS MATERIALIZED (SELECT l.id, ${keys} ${from(selection)} ${newest}
    LIMIT ${COUNTED})`;
}

/** Few matches are sorted; where there are many, the list is walked in its order until the page is full. */
function filtered(selection: Selection, { sort, offset, limit }: Stretch): Statement {
  const { keys, by, direct } = orderOf(selection, sort);
  return sql`${few(selection, keys)}, page AS (
    SELECT id FROM (
      SELECT * FROM few WHERE (SELECT count(*) FROM few) < ${COUNTED}
      UNION ALL SELECT * FROM (
        SELECT l.id, ${keys} ${from(selection, { walk: sort })}
          AND (SELECT count(*) FROM few) = ${COUNTED}
        ORDER BY ${direct} LIMIT ${offset + limit}))
    ORDER BY ${by} LIMIT ${limit} OFFSET ${offset})`;
}

/**
 * A text's matches by relevance: what has it in its name, then what has it elsewhere, each in the
 * shop's order. Past 200 of each, matches follow from the newest on. bm25 is no measure here: it
 * reads every row of every word before it gives the first.
 */
function ranked(selection: Selection, match: string, { offset, limit }: Stretch): Statement {
  const all = from(selection);
  const named = from(selection, { match: `name : (${match})` });
  const columns = raw('l.id, l.queue_position');
  const isRest = offset + limit > RANKED;
  return join([
    sql`${few(selection, raw('l.queue_position'))},
    named AS MATERIALIZED (SELECT ${columns} ${named} ORDER BY t.rowid DESC LIMIT ${RANKED}),
    others AS MATERIALIZED (SELECT * FROM few WHERE id NOT IN (SELECT id FROM named)
      LIMIT ${RANKED}),`,
    isRest
      ? sql`rest AS (SELECT l.id, -l.id AS queue_position ${all}
          AND t.rowid NOT IN (SELECT id FROM named UNION ALL SELECT id FROM others)
        ORDER BY t.rowid DESC LIMIT ${offset + limit}),`
      : raw(''),
    sql`page AS (SELECT id FROM (
      SELECT *, 1 AS tier FROM named UNION ALL SELECT *, 2 FROM others`,
    isRest ? raw('UNION ALL SELECT *, 3 FROM rest') : raw(''),
    sql`) ORDER BY tier, queue_position, id LIMIT ${limit} OFFSET ${offset})`,
  ]);
}

/** How many a selection holds, up to 1,001. */
export function countUpTo(selection: Selection): Statement<{ n: number; lowest: number | null }> {
  return sql`WITH ${few(selection, raw('NULL'))}
    SELECT count(*) AS n, min(id) AS lowest FROM few`;
}

/** The listing ids of a store reach from the one to the other. */
export function findRange(
  storeId: string,
): Statement<{ first: number | null; last: number | null }> {
  return sql`SELECT (SELECT min(id) FROM listing WHERE store_id = ${storeId}) AS first,
    (SELECT max(id) FROM listing WHERE store_id = ${storeId}) AS last`;
}
