/**
 * A text without the characters at its end that are this one, in one pass. A regular expression that
 * ends in `+$` begins anew at each of them, so that a long run takes the square of its length.
 * @example withoutTail('/libros//', '/') // '/libros'
 */
export function withoutTail(text: string, character: string): string {
  let end = text.length;
  while (text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}
