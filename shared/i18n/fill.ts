/** A text for one and for any other number of things; `{n}` stands for the number. */
export interface Counted {
  readonly one: string;
  readonly other: string;
}

/**
 * Puts values into the places in braces. Texts of this form can be sent with a fragment's props, so
 * that its module holds no words.
 * @example fill('Quedan {n}', { n: 3 }) // 'Quedan 3'
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/**
 * The text for a number of things, as Spanish and English count whole ones.
 * @example count({ one: '{n} día', other: '{n} días' }, 2) // '2 días'
 */
export function count(forms: Counted, n: number): string {
  return fill(n === 1 ? forms.one : forms.other, { n });
}
