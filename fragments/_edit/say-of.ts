/**
 * Makes the function that says a field's value as an owner reads it.
 * @param words the words of each choice, by the field that offers it
 */
export function sayOf(
  words: Readonly<Record<string, Readonly<Record<string, string>>>>,
): (field: string, value: string) => string {
  return (field, value) => words[field]?.[value] ?? value;
}
