import { words } from '../../../../shared/rules/fold.ts';
import { EVERYWHERE } from './meanings.ts';

/** A word that the lexicon knows. */
interface KnownWord {
  /** Folded, see `words`. */
  readonly term: string;
  /** As people write it, with its accents. */
  readonly written: string;
}

const known: readonly KnownWord[] = EVERYWHERE.flatMap((line) =>
  line.split(/[,>]/).flatMap((phrase) => {
    const written = phrase.trim();
    const [term = '', ...more] = words(written);
    return more.length === 0 ? [{ term, written }] : [];
  }),
);

/** By their first letter, which people seldom miss: few are left to compare a word with. */
const byLetter = Map.groupBy(known, ({ term }) => term[0] ?? '');

/**
 * The words of the lexicon that begin with the letter of a typed one.
 * @param typed folded
 */
export function knownWordsLike(typed: string): readonly KnownWord[] {
  return byLetter.get(typed[0] ?? '') ?? [];
}
