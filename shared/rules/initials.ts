const LETTER = /[\p{L}\p{N}]/u;

/**
 * The initials shown for a person without a photo: the first letters of their first and last name.
 */
export function initialsOf(fullName: string): string {
  const words = fullName.split(/\s+/).flatMap((word) => LETTER.exec(word)?.[0] ?? []);
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (first + last).toLocaleUpperCase();
}
