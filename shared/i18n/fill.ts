import type { Counting, PlaceOf, Values } from './texts.ts';

/**
 * Puts values into a text's places. Browsers have this in place of i18next, which it answers like:
 * the edge sends them the texts of the page's language.
 * @example fill('Vendido por {{name}}', { name: 'Lirio' }) // 'Vendido por Lirio'
 */
export function fill<S extends string>(text: S, values: Values<PlaceOf<S>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    String((values as Values<string>)[name] ?? place),
  );
}

/** Values beside the number; none where the text has no other places. */
type Others<S> = [Exclude<PlaceOf<S>, 'count'>] extends [never]
  ? []
  : [values: Values<Exclude<PlaceOf<S>, 'count'>>];

/**
 * The text for a number of things, which fills `{{count}}`. Spanish and English count alike: one
 * thing apart from any other number.
 * @example count({ days_one: '{{count}} día', days_other: '{{count}} días' }, 'days', 2) // '2 días'
 */
export function count<const T extends object, K extends string & Counting<T>>(
  t: T,
  key: K,
  n: number,
  ...[values]: Others<T[`${K}_other` & keyof T]>
): string {
  const form = t[`${key}_${n === 1 ? 'one' : 'other'}` as keyof T] as string;
  return fill(form, { ...values, count: n });
}
