/** The goods of both shops in a form of neither, by which their answers are compared. */

/** A product in a list of either shop. */
export interface Good {
  readonly slug: string;
  readonly name: string;
  /** Address of the picture. */
  readonly image: string | null;
  readonly variants: readonly Variant[];
}

export interface Variant {
  /** The SKU's code. */
  readonly code: string;
  /** Minor units, tax included. */
  readonly price: number;
  readonly inStock: boolean;
}

/** A product in a search of either shop. */
export interface Hit {
  readonly slug: string;
  readonly name: string;
  readonly image: string | null;
  /** The lowest price of its variants. */
  readonly price: number;
}

/** Most products of a list or a search. */
export const PAGE = 36;

/** True for the same hits in any order. */
export function areSame(one: readonly Hit[], other: readonly Hit[]): boolean {
  return textOf(one) === textOf(other);
}

/** True for a hit that shows one of these goods as it is. */
export function isOneOf(hit: Hit, goods: readonly Good[]): boolean {
  return goods.some(({ slug, name, image, variants }) =>
    areSame([hit], [{ slug, name, image, price: Math.min(...variants.map(({ price }) => price)) }]),
  );
}

function textOf(hits: readonly Hit[]): string {
  const rows = hits.map(({ slug, name, image, price }) =>
    JSON.stringify([slug, name, image, price]),
  );
  return rows.toSorted().join('\n');
}

/** Words of the products' names, each once, as a shopper would type them. */
export function wordsOf(goods: readonly Good[]): string[] {
  const words = goods.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []);
  return [...new Set(words)].toSorted();
}
