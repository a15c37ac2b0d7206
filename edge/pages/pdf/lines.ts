import { widthOf, type Font } from './document.ts';

/**
 * A text in lines of whole words, no wider than a column; what is left after the last of them is cut
 * off.
 */
export function linesWithin(
  text: string,
  size: number,
  font: Font,
  width: number,
  most: number,
): string[] {
  const fits = (part: string) => widthOf(part, size, font) <= width;
  const made: string[] = [];
  let rest = Array.from(text);
  while (rest.length > 0 && made.length < most) {
    let end = rest.length;
    while (end > 1 && !fits(rest.slice(0, end).join(''))) end -= 1;
    const space = end < rest.length ? rest.lastIndexOf(' ', end) : end;
    if (space > 0) end = space;
    made.push(rest.slice(0, end).join(''));
    rest = rest.slice(rest[end] === ' ' ? end + 1 : end);
  }
  const last = made.pop() ?? '';
  return [...made, rest.length === 0 ? last : `${last.slice(0, -1)}…`];
}
