import { words } from '../../../shared/rules/fold.ts';
import { deletionKeys, rankCandidates, type Candidate } from '../../../shared/rules/spelling.ts';
import { sql } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { knownWordsLike } from './words/vocabulary.ts';

type Row = Pick<CellTables['spelling'], 'term'>;

/**
 * A text with unknown words replaced by the likeliest that the store's items hold, or that the
 * lexicon knows under another name; then by the store's alone, since it may sell nothing of what
 * the lexicon knows. One round trip, however many words.
 * @returns the likelier text first; empty when no word could be replaced
 */
export async function correct(
  scope: RequestScope,
  text: string,
  typed: readonly string[],
): Promise<string[]> {
  const keys = [...new Set(typed.flatMap((word) => deletionKeys(word)))];
  if (keys.length === 0) return [];
  const rows = await scope.cell.read(sql<Row>`
    SELECT DISTINCT term FROM spelling
    WHERE store_id = ${scope.tenant.storeId} AND key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))
    LIMIT 400`);
  const own = rows.map(({ term }) => ({ term, written: term, count: 1 }));
  const held = new Set(own.map(({ term }) => term));
  const unknown = typed.filter((word) => !held.has(word));
  const texts = [
    respell(text, unknown, (word) => [
      ...own,
      ...knownWordsLike(word).map((one) => ({ ...one, count: 0 })),
    ]),
    respell(text, unknown, () => own),
  ];
  return [...new Set(texts.filter((one) => one !== undefined))];
}

/** The text with each word replaced by the likeliest of its candidates, where it has one. */
function respell(
  text: string,
  unknown: readonly string[],
  candidatesOf: (word: string) => readonly (Candidate & { readonly written: string })[],
): string | undefined {
  const meant = new Map<string, string>();
  for (const word of unknown) {
    const [best] = rankCandidates(word, candidatesOf(word));
    if (best) meant.set(word, best.written);
  }
  return meant.size > 0 ? replaceWords(text, meant) : undefined;
}

function replaceWords(text: string, meant: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => meant.get(words(word)[0] ?? '') ?? word);
}
