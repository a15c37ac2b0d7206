/** What both shops sell, in words of neither: by this their answers are compared. */

/** A product as a list of either shows it. */
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

/** A product as a search of either shows it. */
export interface Hit {
  readonly slug: string;
  readonly name: string;
  readonly image: string | null;
  /** The lowest of its variants' prices. */
  readonly price: number;
}

/** How many products a list or a search gives at most. */
export const PAGE = 36;

/** The same hits, in whichever order. */
export function areSame(one: readonly Hit[], other: readonly Hit[]): boolean {
  return textOf(one) === textOf(other);
}

/** Whether a hit shows one of these goods as it is. */
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

/** Words of the products' names, each once: what a shopper would type. */
export function wordsOf(goods: readonly Good[]): string[] {
  const words = goods.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []);
  return [...new Set(words)].toSorted();
}
