import { words } from './fold.ts';

interface Variant {
  /** Variant name to value. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Units left for sale; null when made on demand. */
  readonly available: number | null;
}

const canBeBought = ({ available }: Variant): boolean => available !== 0;

/** The first of those that score most; undefined for none. */
function best<T>(all: readonly T[], score: (one: T) => number): T | undefined {
  const most = Math.max(...all.map(score));
  return all.find((one) => score(one) === most);
}

/**
 * The variant that words mean, as "in blue, size M" does: the one with the most values that stand in
 * them, the first without any. Where that is sold out, the one that can be bought and has most values
 * in common with it; where none can be bought, the one that is meant.
 * @param variants in their owner's order
 */
export function variantMeant<V extends Variant>(
  variants: readonly V[],
  text: string,
): V | undefined {
  const said = ` ${words(text).join(' ')} `;
  const meant = best(variants, ({ attributes }) => {
    const values = Object.values(attributes).map((value) => words(value).join(' '));
    return values.filter((value) => value !== '' && said.includes(` ${value} `)).length;
  });
  if (!meant || canBeBought(meant)) return meant;
  const alike = best(variants.filter(canBeBought), ({ attributes }) => {
    const shared = Object.entries(attributes).filter(
      ([name, value]) => meant.attributes[name] === value,
    );
    return shared.length;
  });
  return alike ?? meant;
}
