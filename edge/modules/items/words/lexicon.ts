import { isolateMap } from '../../../../shared/kernel/isolate-memory.ts';
import { stem, words } from '../../../../shared/rules/fold.ts';
import { BY_COUNTRY, EVERYWHERE, LIGHT } from './meanings.ts';

/** A word or a fixed phrase, as the stems of its words. */
export type Phrase = readonly string[];

/** The meaning of a word, or of some words, of a search text. */
export interface Sense {
  /** The words as typed, folded. */
  readonly typed: readonly string[];
  /** Phrases that mean the same; empty for a word that the lexicon does not know. */
  readonly same: readonly Phrase[];
  /**
   * Phrases for the items that are shown in the second place; of an unknown word, of known words
   * that begin with it.
   */
  readonly also: readonly Phrase[];
}

/** The words of a store: those of its country, and its own. */
export interface Lexicon {
  /** The senses of some words in a row; the longest phrases that the lexicon knows count as one. */
  read(typed: readonly string[]): Sense[];
}

type Meaning = Pick<Sense, 'same' | 'also'>;

/** Most words of a phrase that are looked up together. */
const LONGEST = 3;
/** A word that is being typed is completed from so many letters on, to so many words. */
const SHORTEST_BEGINNING = 4;
const COMPLETIONS = 2;
const light = new Set(words(LIGHT).map(stem));
const everywhere = keyed(EVERYWHERE.map(readLine));
const byCountry = isolateMap<string, ReadonlyMap<string, Meaning>>();

/**
 * The lexicon of a store.
 * @param country as the store's row has it; a country without a list has the general words
 * @param own the store's own lines, written as in `EVERYWHERE`: they come before the general ones
 * @example lexiconOf('AR', ['matera, bolso matero']).read(['zapatillas'])
 */
export function lexiconOf(country: string, own: readonly string[] = []): Lexicon {
  const common = meaningsOf(country);
  const added = keyed(own.map(readLine));
  return {
    read(typed) {
      const senses: Sense[] = [];
      for (let at = 0; at < typed.length;) {
        const [length, meaning] = longest(typed, at, (key) => added.get(key) ?? common.get(key));
        const also = meaning ? meaning.also : completed(typed[at] ?? '', common);
        senses.push({ typed: typed.slice(at, at + length), same: meaning?.same ?? [], also });
        at += length;
      }
      const heavy = senses.filter((sense) => !isLight(sense));
      return heavy.length > 0 ? heavy : senses;
    },
  };
}

function longest(
  typed: readonly string[],
  at: number,
  find: (key: string) => Meaning | undefined,
): [length: number, meaning: Meaning | undefined] {
  for (let length = Math.min(LONGEST, typed.length - at); length > 0; length -= 1) {
    const meaning = find(keyOf(typed.slice(at, at + length).map(stem)));
    if (meaning) return [length, meaning];
  }
  return [1, undefined];
}

/** The meanings of the known words that begin with a word. */
function completed(word: string, meanings: ReadonlyMap<string, Meaning>): Phrase[] {
  if (word.length < SHORTEST_BEGINNING) return [];
  const begun = [...meanings].filter(([key]) => key.startsWith(word) && !key.includes(' '));
  return begun.slice(0, COMPLETIONS).flatMap(([, { same, also }]) => [...same, ...also]);
}

function isLight({ typed, same }: Sense): boolean {
  return same.length === 0 && typed.every((word) => light.has(stem(word)));
}

function meaningsOf(country: string): ReadonlyMap<string, Meaning> {
  const known = byCountry.get(country);
  if (known) return known;
  // A country without a list is not kept, so that the memory stays small whatever a row says.
  if (!Object.hasOwn(BY_COUNTRY, country)) return everywhere;
  const meanings = new Map(everywhere);
  for (const [local, word] of Object.entries(BY_COUNTRY[country] ?? {})) {
    const phrase = phraseOf(local);
    const meant = meanings.get(keyOf(phraseOf(word))) ?? { same: [phraseOf(word)], also: [] };
    // The country's word comes second: an item of another country may mean something else by it.
    const same = meant.same.filter((one) => !isSame(one, phrase));
    const meaning = { same, also: [...meant.also, phrase] };
    for (const one of [...same, phrase]) meanings.set(keyOf(one), meaning);
  }
  byCountry.set(country, meanings);
  return meanings;
}

/** The meaning of each phrase that means the same; the first line that has a phrase counts. */
function keyed(lines: readonly Meaning[]): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const meaning of lines) {
    for (const phrase of meaning.same) {
      const key = keyOf(phrase);
      if (!meanings.has(key)) meanings.set(key, ofPhrase(meaning, phrase));
    }
  }
  return meanings;
}

/** The phrase itself stands first among those that mean the same. */
function ofPhrase({ same, also }: Meaning, phrase: Phrase): Meaning {
  return { same: [phrase, ...same.filter((one) => !isSame(one, phrase))], also };
}

function readLine(line: string): Meaning {
  const [same = '', also = ''] = line.split('>');
  return { same: phrasesOf(same), also: phrasesOf(also) };
}

function phrasesOf(text: string): Phrase[] {
  const phrases = text.split(',').map(phraseOf);
  const keys = new Set<string>();
  return phrases.filter((phrase) => {
    const key = keyOf(phrase);
    const isNew = key !== '' && !keys.has(key);
    keys.add(key);
    return isNew;
  });
}

function phraseOf(text: string): Phrase {
  return words(text).map(stem);
}

function keyOf(phrase: Phrase): string {
  return phrase.join(' ');
}

function isSame(one: Phrase, other: Phrase): boolean {
  return keyOf(one) === keyOf(other);
}
