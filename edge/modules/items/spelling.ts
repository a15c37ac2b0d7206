import { words } from '../../../shared/rules/fold.ts';
import { deletionKeys, rankCandidates, type Candidate } from '../../../shared/rules/spelling.ts';
import { sql } from '../../db/cell-sql.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { knownWordsLike } from './words/vocabulary.ts';

interface Row {
  readonly term: string;
}

/** How many of the store's own words a misspelt one is read as, one after another. */
const OWN_READINGS = 3;

/**
 * A text with unknown words replaced by the likeliest that the store's items hold, or that the
 * lexicon knows under another name; then by the store's alone, since it may sell nothing of what
 * the lexicon knows, from the likeliest on, since the store may sell nothing more of a word's items.
 * One round trip, however many words.
 * @returns the likelier text first, four at most; empty when no word could be replaced
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
    ...Array.from({ length: OWN_READINGS }, (_, rank) => respell(text, unknown, () => own, rank)),
  ];
  return [...new Set(texts.filter((one) => one !== undefined))];
}

/**
 * The text with each word replaced by one of its candidates, where it has any.
 * @param rank 0 for the likeliest, 1 for the next; a word of fewer candidates takes its last one
 */
function respell(
  text: string,
  unknown: readonly string[],
  candidatesOf: (word: string) => readonly (Candidate & { readonly written: string })[],
  rank = 0,
): string | undefined {
  const meant = new Map<string, string>();
  for (const word of unknown) {
    const ranked = rankCandidates(word, candidatesOf(word));
    const one = ranked[Math.min(rank, ranked.length - 1)];
    if (one) meant.set(word, one.written);
  }
  return meant.size > 0 ? replaceWords(text, meant) : undefined;
}

function replaceWords(text: string, meant: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => meant.get(words(word)[0] ?? '') ?? word);
}
