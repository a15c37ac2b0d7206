import type { Overrides, Texts, Translation } from './texts.ts';

/** The texts of one part of the product in every language. Types follow the Spanish. */
export interface Namespace<T = Texts, Name extends string = string> {
  readonly name: Name;
  readonly es: T;
  readonly en: T;
  /** The texts that differ in Argentina; Argentine visitors read the others in Spanish. */
  readonly 'es-AR': Overrides<T>;
}

/**
 * Names the texts of one part of the product.
 * @param en every text of `es`, with the same places for values
 * @param argentine the few texts that Argentina has in other words
 * @example
 * export const messages = namespace('cart', es, en);
 */
export function namespace<const Name extends string, T extends object>(
  name: Name,
  es: T,
  en: NoInfer<Translation<T>>,
  argentine: NoInfer<Overrides<T>> = {} as NoInfer<Overrides<T>>,
): Namespace<T, Name> {
  // A translation has the keys and places of the Spanish: words.test.ts holds each against it.
  return { name, es, en: en as unknown as T, 'es-AR': argentine };
}
