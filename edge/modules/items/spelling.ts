import { words } from '../../../shared/rules/fold.ts';
import { deletionKeys, rankCandidates } from '../../../shared/rules/spelling.ts';
import { sql } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

type Row = Pick<CellTables['spelling'], 'term'>;

/**
 * Replaces unknown words by the store's own; undefined when no word could be replaced. One round
 * trip, however many words.
 */
export async function correct(
  scope: RequestScope,
  text: string,
  typed: readonly string[],
): Promise<string | undefined> {
  const keys = [...new Set(typed.flatMap((word) => deletionKeys(word)))];
  if (keys.length === 0) return undefined;
  const rows = await scope.cell.read(sql<Row>`
    SELECT DISTINCT term FROM spelling
    WHERE store_id = ${scope.tenant.storeId} AND key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))
    LIMIT 400`);
  const candidates = rows.map(({ term }) => ({ term, count: 0 }));
  const known = new Set(candidates.map(({ term }) => term));
  const meant = new Map<string, string>();
  for (const word of typed) {
    const best = known.has(word) ? undefined : rankCandidates(word, candidates)[0];
    if (best) meant.set(word, best.term);
  }
  return meant.size > 0 ? replaceWords(text, meant) : undefined;
}

function replaceWords(text: string, meant: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => meant.get(words(word)[0] ?? '') ?? word);
}
