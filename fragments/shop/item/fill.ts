/**
 * Puts values into the places of a text.
 * @example fill('Quedan {n}', { n: 3 }) // 'Quedan 3'
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
