import { sql, type Statement } from '../../db/cell-sql.ts';
import { raw } from '../../db/sql.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';

/** The full-text indexes of listings. */
const INDEXES = ['listing_text', 'listing_name'] as const;
type Index = (typeof INDEXES)[number];

/** An index in more pieces than these is merged. */
const FEW = 4;
/** Pages of an index that one tick of the cron writes at most: about two megabytes. */
const PAGES_AT_ONCE = 500;

/**
 * Merges the pieces of a cell's full-text indexes, some pages with each tick. Every batch of writes adds a piece, and a search
 * looks each of its words up in every piece (decision 0035).
 */
export async function mergeIndexes({ cell }: Pick<CellScope, 'cell'>): Promise<void> {
  const counts = await Promise.all(INDEXES.map((index) => cell.first(countPieces(index))));
  const scattered = INDEXES.filter((_, at) => (counts[at]?.n ?? 0) > FEW);
  if (scattered.length > 0) await cell.write(scattered.map(mergeSome));
}

/** All pieces of both indexes into one each, at once: for a database that was just filled. */
export function mergeWholly(): Statement[] {
  return INDEXES.map((index) => sql`INSERT INTO ${raw(index)} (${raw(index)}) VALUES ('optimize')`);
}

/** How many pieces an index has, by a look-up for each of them. */
function countPieces(index: Index): Statement<{ n: number }> {
  const pages = raw(`${index}_idx`);
  return sql`WITH RECURSIVE piece (id) AS (SELECT min(segid) FROM ${pages}
      UNION ALL SELECT (SELECT min(segid) FROM ${pages} WHERE segid > piece.id)
      FROM piece WHERE piece.id IS NOT NULL)
    SELECT count(id) AS n FROM piece`;
}

/** A negative number goes on towards one single piece, over any number of calls. */
function mergeSome(index: Index): Statement {
  return sql`INSERT INTO ${raw(index)} (${raw(index)}, rank) VALUES ('merge', ${-PAGES_AT_ONCE})`;
}
