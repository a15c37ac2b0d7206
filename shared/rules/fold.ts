/** Letters that Unicode does not split into a base letter and its accent. */
const WHOLE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** Lower case without accents: `Ñandú` is `nandu`. Index and query must both go through it. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => WHOLE[letter] ?? letter);
}

/** The folded words of a text, in order: runs of letters and digits. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Spanish words of three letters that make their plural in -es, which looks like English -e + s. */
const SHORT = new Set(
  'bar bus gas gel ley mar mes pan par red res rey sal sol tul gol fan'.split(' '),
);
/** Singular words that end in -s. */
const SINGULAR = new Set(['lens']);

/**
 * A light stem that joins a singular and its plural. It handles Spanish and English at once,
 * because the language of a text is not known: `camisas` and `camisa`, `flores` and `flor`, `shoes`
 * and `shoe`, `boxes` and `box`. The stem is a key, not always a word. Since `phones` could come
 * from `phon` or `phone`, a final e after a consonant is dropped (`phon`). A final y and ie become
 * the same (`batteri`), and so do z and ce (`luz`, `luces`; `dulce`, `dulces`).
 * @param word folded, see `words`
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || /(?:ss|us|is)$/.test(word)) return final(word);
  if (!word.endsWith('s') || SINGULAR.has(word)) return final(word);
  const one = word.slice(0, -1);
  const bare = one.slice(0, -1);
  if (one.endsWith('e') && (SHORT.has(bare) || bare.endsWith('x'))) return bare;
  return final(one);
}

function final(one: string): string {
  if (one.length >= 4 && /[^aeiou]ie$/.test(one)) return one.slice(0, -1);
  if (one.length >= 4 && /[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}i`;
  if (one.length >= 4 && one.endsWith('ce')) return `${one.slice(0, -2)}z`;
  if (one.length >= 5 && /[^aeiou]e$/.test(one)) return one.slice(0, -1);
  return one;
}
