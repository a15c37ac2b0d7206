/** Made-up names and texts, the same in each run, with words as rare and as common as in a shop. */

const NOUNS =
  'vestido camisa falda blusa chamarra zapato bolsa cinturon abrigo playera pantalon sueter'.split(
    ' ',
  );
const COLOURS = 'azul rojo negro blanco verde gris rosa cafe'.split(' ');
const MANNERS = 'largo corto clasico casual elegante ligero bordado estampado tejido plisado'.split(
  ' ',
);
const WEARERS = 'mujer hombre'.split(' ');
const SYLLABLES =
  'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve xi yo zu bra cle dri flo gru pla'.split(' ');

/** Number of made-up brands, and of words for descriptions. */
const BRANDS = 2_000;
const PROSE = 3_000;
const PROSE_OFFSET = 5_000;
/** Share of a description's words that names use too. */
const COMMON = 0.05;

/** Random numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function madeUp(number: number): string {
  let left = number + SYLLABLES.length ** 2;
  let word = '';
  while (left > 0) {
    word += SYLLABLES[left % SYLLABLES.length] ?? '';
    left = Math.floor(left / SYLLABLES.length);
  }
  return word;
}

function one(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? '';
}

/** The texts of an item. */
export interface ItemText {
  readonly name: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly colour: string;
}

/**
 * One item's text. A given wearer is in one of 2 names, a noun in one of 12, a colour in one of 8.
 * Later brands and later words of descriptions are rarer.
 */
export function itemText(random: () => number, sentence: number): ItemText {
  const noun = one(NOUNS, random);
  const colour = one(COLOURS, random);
  const brand = madeUp(Math.floor(random() ** 2 * BRANDS));
  const words = Array.from({ length: sentence }, () =>
    random() < COMMON
      ? one([...NOUNS, ...MANNERS], random)
      : madeUp(PROSE_OFFSET + Math.floor(random() ** 3 * PROSE)),
  );
  return {
    name: `${noun} ${one(MANNERS, random)} ${colour} de ${one(WEARERS, random)} ${brand}`,
    tags: [noun, colour, 'moda'],
    description: words.join(' '),
    colour,
  };
}
