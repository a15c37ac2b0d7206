import type { CallItemSort } from '../../../shared/contracts/items.ts';
import { EDGE_PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { join, raw } from '../../db/sql.ts';
import {
  among,
  from,
  isFiltered,
  isScattered,
  newestOf,
  orderOf,
  spreadFrom,
  type Selection,
} from './selection.ts';
import { bySize, isLarge } from './store-size.ts';
import {
  lookedAtOf,
  SAMPLED_OF_LARGE,
  sampledOf,
  type Part,
  type SampleRow,
} from './sample-statements.ts';
import { surelyMany } from './surely-many.ts';
import { cardColumns, skuColumns, type CardRow, type SkuRow } from './statements.ts';

/** Counts are exact up to here; one more row says that there are more. */
export const COUNTED_EXACTLY = 1_000;
const COUNTED = COUNTED_EXACTLY + 1;
/** The same for a text whose matches are sorted by price: what is not counted is not sorted. */
const SORTED_OF_LARGE = 121;

/**
 * Matches of a text that are sorted in the shop's order: up to this many of each tier. Beyond, they
 * follow from the newest on.
 */
const RANKED = 100;
/** The same in a large store. */
const RANKED_OF_LARGE = 50;

const PLACED = raw(`placed AS MATERIALIZED (
      SELECT id, row_number() OVER () AS place FROM page)`);

/** How many matches were counted. */
export interface CountedRow {
  n: number;
  /** How many times as many a scattered selection has by an estimate; null where all were counted. */
  scale: number | null;
}

/** A page's row. With a filter it says how many were counted. */
export interface ListedRow extends CardRow {
  matches: number | null;
  scale: CountedRow['scale'];
  /** The counts of the parts that the page was asked for: in the first row of a scattered one's page. */
  sampled: SampleRow['sampled'] | null;
}

/** A variant of one of a page's items. */
export interface ListedSkuRow extends SkuRow, Pick<CellTables['sku'], 'item_id'> {}

/** The part of a list that a page shows. */
export interface Stretch {
  readonly sort: CallItemSort;
  readonly offset: number;
  readonly limit: number;
}

/**
 * A page of a selection. Its ids are read from one index, or sorted out of at most a thousand
 * matches; the other columns are read for these ids alone.
 */
export function listCards(
  selection: Selection,
  stretch: Stretch,
  parts: readonly Part[] = [],
): Statement<ListedRow> {
  const { ids, tallied, matched } = idsOf(selection, stretch);
  const tally = tallied
    ? raw('(SELECT n FROM tally) AS matches, (SELECT scale FROM tally) AS scale')
    : raw('NULL AS matches, NULL AS scale');
  const isCarrying = matched !== undefined && parts.length > 0;
  const looked = isCarrying ? sql`, ${lookedAtOf(selection, matched, parts)}` : raw('');
  const sampled = isCarrying
    ? sql`iif(p.place = 1, ${sampledOf(selection, parts)}, NULL)`
    : raw('NULL');
  return sql`WITH ${ids}, ${PLACED}${looked}
    SELECT ${cardColumns(selection)}, ${tally}, ${sampled} AS sampled FROM placed p
    CROSS JOIN listing l ON l.id = p.id CROSS JOIN item i ON i.id = l.item_id
    CROSS JOIN store o ON o.id = i.owner_id ORDER BY p.place`;
}

/**
 * The variants of a page's items. The same ids are selected, so that both reads travel in one round
 * trip.
 */
export function listSkusOfPage(selection: Selection, stretch: Stretch): Statement<ListedSkuRow> {
  const { ids } = idsOf(selection, stretch);
  return sql`WITH ${ids}, ${PLACED}
    SELECT k.item_id, ${skuColumns(selection)} FROM placed p
    CROSS JOIN listing l ON l.id = p.id CROSS JOIN sku k ON k.item_id = l.item_id
    ORDER BY p.place, k.position`;
}

interface Ids {
  /** Common tables, the last of them `page`, with the page's listings in order. */
  readonly ids: Statement;
  /** Whether `tally` is one of them: how many matches were counted. */
  readonly tallied: boolean;
  /** The one of them that holds the newest of scattered matches. */
  readonly matched?: 'found' | 'few';
}

function idsOf(selection: Selection, stretch: Stretch): Ids {
  if (selection.match !== undefined) {
    return stretch.sort === 'queue_position'
      ? { ids: ranked(selection, stretch), tallied: true, matched: 'found' }
      : { ids: sortedText(selection, stretch), tallied: true, matched: 'few' };
  }
  if (isScattered(selection)) {
    return { ids: chosen(selection, stretch), tallied: true, matched: 'found' };
  }
  if (isFiltered(selection)) return { ids: filtered(selection, stretch), tallied: true };
  const { direct } = orderOf(selection, stretch.sort);
  const ids = sql`page AS (SELECT l.id ${from(selection)}
    ORDER BY ${direct} LIMIT ${stretch.limit} OFFSET ${stretch.offset})`;
  return { ids, tallied: false };
}

/**
 * Few matches are sorted. Where there are many, the list is walked in its own order until the page
 * is full.
 */
function filtered(selection: Selection, stretch: Stretch): Statement {
  const counted = sql`(SELECT count(*) FROM (SELECT 1 ${from(selection)} LIMIT ${COUNTED}))`;
  const known = surelyMany(selection, COUNTED);
  const n = known ? sql`iif(${known}, ${COUNTED}, ${counted})` : counted;
  return sql`tally AS MATERIALIZED (SELECT ${n} AS n, NULL AS scale),
    ${sortedOrWalked(selection, stretch, {
      isFew: raw(`(SELECT n FROM tally) < ${COUNTED}`),
      few: from(selection),
    })}`;
}

/** The same for scattered matches without a text: the first of them tell how many there are. */
function chosen(selection: Selection, stretch: Stretch): Statement {
  const all = raw(`(SELECT id FROM found WHERE (SELECT scale FROM rough) IS NULL
    UNION ALL SELECT id FROM rest)`);
  return sql`${talliedOf(selection)},
    ${sortedOrWalked(selection, stretch, {
      isFew: raw('(SELECT scale FROM tally) IS NULL'),
      few: among(selection, all),
    })}`;
}

function sortedOrWalked(
  selection: Selection,
  { sort, offset, limit }: Stretch,
  { isFew, few }: { readonly isFew: Statement; readonly few: Statement },
): Statement {
  const { keys, by, direct } = orderOf(selection, sort);
  return sql`page AS (SELECT id FROM (
      SELECT * FROM (SELECT l.id, ${keys} ${few} LIMIT iif(${isFew}, ${COUNTED}, 0))
      UNION ALL SELECT * FROM (SELECT l.id, ${keys} ${from(selection, { walk: sort })}
        ORDER BY ${direct} LIMIT iif(${isFew}, 0, ${offset + limit})))
    ORDER BY ${by} LIMIT ${limit} OFFSET ${offset})`;
}

/**
 * The common tables that count scattered matches without a text. Where the first of them leave it
 * open whether there are few enough to be sorted, they are counted as far.
 */
function talliedOf(selection: Selection): Statement {
  return sql`most AS MATERIALIZED (SELECT ${mostOfScattered(selection, SAMPLED_OF_LARGE)} AS n),
    found AS MATERIALIZED (${newestOf(selection, raw('(SELECT n FROM most)'))}),
    ${tallyOf(selection, 'rough', 'found')},
    rest AS MATERIALIZED (SELECT l.id ${from(selection)}
      LIMIT iif((SELECT n * scale FROM rough) < ${COUNTED}, ${COUNTED}, 0)),
    exact AS MATERIALIZED (SELECT count(*) AS n FROM rest),
    tally AS MATERIALIZED (SELECT max(exact.n, rough.n) AS n,
      CASE exact.n WHEN 0 THEN scale WHEN ${COUNTED} THEN 1.0 END AS scale FROM rough, exact)`;
}

/** How many scattered matches are counted, of a large store one more than `ofLarge`. */
function mostOfScattered(selection: Selection, ofLarge: number): Statement {
  return sql`iif(${isLarge(selection)}, ${ofLarge + 1}, ${raw(`${COUNTED}`)})`;
}

/**
 * How many scattered matches of a large store are counted exactly, alike for all pages of a list:
 * those that filters are counted over, or a page's, which is sorted out of them.
 */
function countedOfLarge(limit: number): number {
  return Math.max(SAMPLED_OF_LARGE, Math.min(limit, EDGE_PAGE_SIZE.items, RANKED_OF_LARGE));
}

/**
 * A common table of this name that counts the rows of another, which holds the newest of scattered
 * matches, `most` of them at most.
 */
function tallyOf(selection: Selection, name: 'tally' | 'rough', table: 'found' | 'few'): Statement {
  return sql`${raw(name)} AS MATERIALIZED (SELECT count(*) AS n,
      iif(count(*) < (SELECT n FROM most), NULL, ${spreadFrom(selection, raw('min(id)'))}) AS scale
    FROM ${raw(table)})`;
}

/**
 * A text's matches by relevance: such things, things like it, those with the words in their names,
 * those with the words anywhere; each in the shop's order. What is past the first 100 of each
 * follows from the newest on. bm25 is not used: it reads every row of every word before it gives the
 * first. A tier that the page does not reach is not looked up.
 */
function ranked(selection: Selection, { offset, limit }: Stretch): Statement {
  const end = offset + limit;
  const { thing, alike, words } = selection.names ?? {};
  const most = bySize(selection, { large: RANKED_OF_LARGE, other: RANKED });
  const of = raw('(SELECT ranked FROM most)');
  const rest = sql`UNION ALL SELECT * FROM (SELECT l.id, -l.id, 5 ${from(selection)}
      ORDER BY t.rowid DESC LIMIT ${end + 4 * RANKED})`;
  /** As many as a tier has, or none where an earlier tier fills the page. */
  const unless = (earlier: 'thing' | 'alike' | 'words', condition = 'true') =>
    sql`iif((SELECT count(*) FROM ${raw(earlier)}) < ${end} AND ${raw(condition)}, ${of}, 0)`;
  // What is like such a thing has the words in its name: without such names there is none.
  return join([
    sql`most AS MATERIALIZED (SELECT ${mostOfScattered(selection, countedOfLarge(limit))} AS n, ${most} AS ranked),
    found AS MATERIALIZED (${newestOf(selection, raw('(SELECT n FROM most)'))}),
    ${tallyOf(selection, 'tally', 'found')},
    thing AS MATERIALIZED (${inNames(selection, thing, of)}),
    words AS MATERIALIZED (${inNames(selection, words, unless('thing'))}),
    alike AS MATERIALIZED (${inNames(selection, alike, unless('thing', 'EXISTS (SELECT 1 FROM words)'))}),
    anywhere AS (SELECT l.id, l.queue_position FROM found f
      CROSS JOIN listing l ON l.id = f.id AND l.store_id = ${selection.storeId}
      WHERE (SELECT count(*) FROM thing) < ${end} ORDER BY f.id DESC LIMIT ${unless('words')}),`,
    // Of a listing in several of them the first counts: min() makes the other columns its row's.
    sql`page AS (SELECT id FROM (SELECT id, queue_position, min(tier) AS tier FROM (
        SELECT *, 1 AS tier FROM thing UNION ALL SELECT *, 2 FROM alike
        UNION ALL SELECT *, 3 FROM words UNION ALL SELECT *, 4 FROM anywhere
        ${end > countedOfLarge(limit) ? rest : raw('')}) GROUP BY id)
      ORDER BY tier, queue_position, id LIMIT ${limit} OFFSET ${offset})`,
  ]);
}

function inNames(selection: Selection, named: string | undefined, most: Statement): Statement {
  return named === undefined
    ? sql`SELECT l.id, l.queue_position FROM listing l WHERE 0`
    : sql`SELECT l.id, l.queue_position ${from(selection, { named })}
        ORDER BY t.rowid DESC LIMIT ${most}`;
}

/**
 * A text's matches by price: the newest that are counted are sorted, the rest follow from the newest
 * on.
 */
function sortedText(selection: Selection, { sort, offset, limit }: Stretch): Statement {
  const { keys } = orderOf({ ...selection, catalogue: undefined }, sort);
  const end = offset + limit;
  const rest =
    end < SORTED_OF_LARGE
      ? raw('')
      : sql`UNION ALL SELECT * FROM (SELECT l.id, -l.id AS k1, 0 AS k2, 2 ${from(selection)}
          AND t.rowid < (SELECT min(id) FROM few)
        ORDER BY t.rowid DESC LIMIT iif((SELECT scale FROM tally) IS NULL, 0, ${end}))`;
  const most = bySize(selection, { large: SORTED_OF_LARGE, other: COUNTED });
  return sql`most AS MATERIALIZED (SELECT ${most} AS n),
    few AS MATERIALIZED (SELECT l.id, ${keys}, 1 AS tier ${from(selection)}
      ORDER BY t.rowid DESC LIMIT (SELECT n FROM most)),
    ${tallyOf(selection, 'tally', 'few')},
    page AS (SELECT id FROM (SELECT * FROM few ${rest})
    ORDER BY tier, k1, k2 LIMIT ${limit} OFFSET ${offset})`;
}

/** How many matches of a text the pages of a list count in a large store. */
export function countedOnPages({ sort, limit }: Pick<Stretch, 'sort' | 'limit'>): number {
  return sort === 'queue_position' ? countedOfLarge(limit) : SORTED_OF_LARGE - 1;
}

/** How many listings a selection holds, counted as far as its pages do (`countedOnPages`). */
export function countUpTo(selection: Selection, ofLarge: number): Statement<CountedRow> {
  if (!isScattered(selection)) {
    return sql`SELECT count(*) AS n, NULL AS scale
      FROM (SELECT 1 ${from(selection)} LIMIT ${COUNTED})`;
  }
  if (selection.match === undefined) {
    return sql`WITH ${talliedOf(selection)} SELECT n, scale FROM tally`;
  }
  return sql`WITH most AS MATERIALIZED (SELECT ${mostOfScattered(selection, ofLarge)} AS n),
    found AS MATERIALIZED (${newestOf(selection, raw('(SELECT n FROM most)'))}),
    ${tallyOf(selection, 'tally', 'found')} SELECT n, scale FROM tally`;
}
