/** Sizes of clothes by letters, from the smallest. */
const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'];
const MONTHS_A_YEAR = 12;

/**
 * The order in which people look for sizes: ages from the youngest, letters from the smallest,
 * numbers from the lowest, all others by name.
 */
export function compareSizes(one: string, other: string): number {
  const [kind, place] = placeOf(one);
  const [otherKind, otherPlace] = placeOf(other);
  return kind - otherKind || place - otherPlace || one.localeCompare(other, 'es');
}

function placeOf(size: string): readonly [kind: number, place: number] {
  const letters = LETTERS.indexOf(size.trim().toUpperCase());
  if (letters >= 0) return [1, letters];
  const number = Number.parseFloat(size.replace(',', '.'));
  if (Number.isNaN(number)) return [3, 0];
  if (/mes|month/i.test(size)) return [0, number];
  return /año|year/i.test(size) ? [0, number * MONTHS_A_YEAR] : [2, number];
}
