/** Compares the two shops' answers before anything is measured. */
import type { CartLineInput } from '../../../shared/contracts/fields.ts';
import { areSame, isOneOf, wordsOf, type Good } from './goods.ts';
import type { Shops } from './shop.ts';
import type { Vendure } from './vendure.ts';

/** Variants that carts are made of, in turn. */
const ORDERED = 16;

/** The answers that are the same in both shops, found before anything is measured. */
export interface Alike {
  /** Products of the first page that are the same in every field compared. */
  readonly listed: number;
  readonly page: number;
  /** Products that a search without words gives: as many in both, each as the peer sells it. */
  readonly browsed: number;
  /** Words for which both shops find the same products. */
  readonly terms: readonly string[];
  readonly tried: number;
  /** Variants by their id in each shop, and whether a purchase of each has the same total. */
  readonly variants: readonly {
    readonly vendure: string;
    readonly shop: CartLineInput;
  }[];
  readonly samePrices: number;
}

/**
 * Sends both shops the same requests. Cached and new answers have to be the same too.
 * @param goods everything that the peer sells
 */
export async function compare(
  vendure: Vendure,
  { keeping, anew }: Shops,
  goods: readonly Good[],
): Promise<Alike> {
  const [theirs, ours, made] = [await vendure.list(), await keeping.list(), await anew.list()];
  const same = theirs.filter((good, index) =>
    [ours[index], made[index]].every((own) => JSON.stringify(own) === JSON.stringify(good)),
  );
  const words = wordsOf(goods);
  const terms: string[] = [];
  for (const word of words) {
    const [hits, own] = [await vendure.search(word), await keeping.search(word)];
    if (hits.length > 0 && areSame(hits, own)) terms.push(word);
  }
  const [browsed, own] = [await vendure.search(), await keeping.search()];
  const lines = await keeping.lines();
  const variants = (await vendure.orderables())
    .flatMap(({ id, slug, code }) => {
      const shop = lines.get(`${slug} ${code}`);
      return shop ? [{ vendure: id, shop }] : [];
    })
    .slice(0, ORDERED);
  let samePrices = 0;
  for (const { vendure: id, shop } of variants) {
    if ((await vendure.add(id)) === (await keeping.add(shop))) samePrices += 1;
  }
  return {
    listed: same.length,
    page: theirs.length,
    browsed: browsed.length === own.length ? own.filter((hit) => isOneOf(hit, goods)).length : 0,
    terms,
    tried: words.length,
    variants,
    samePrices,
  };
}
