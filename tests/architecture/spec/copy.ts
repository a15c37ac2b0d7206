import { readFileSync } from 'node:fs';

/** A span of a section: `start` inclusive, `end` exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The project's copy of a section of the spec, without its heading. */
export function section(number: 8 | 9): string {
  const file = readFileSync(new URL(`./section-${number}.md`, import.meta.url), 'utf8');
  return file.replace(/^## .*\n/, '');
}

function spans(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

/** The texts in single quotes; those of the spec contain no apostrophe. */
export function quotedSpans(text: string): Span[] {
  return spans(text, /'[^'\n]+'/g);
}

/** The numbers; a minus counts unless it joins two words. */
export function numberSpans(text: string): Span[] {
  return spans(text, /(?:(?<= )-)?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/g);
}

/** The texts in single quotes, without the quotes. */
export function quotedTexts(text: string): string[] {
  return quotedSpans(text).map((span) => span.text.slice(1, -1));
}

export function numbersIn(text: string): number[] {
  return numberSpans(text).map((span) => Number(span.text.replaceAll(',', '')));
}

/** The number of times that a piece stands in a text. */
export function occurrences(text: string, piece: string): number {
  return text.split(piece).length - 1;
}

/** The spans of a section that no piece covers. */
export function uncovered(
  text: string,
  found: readonly Span[],
  pieces: readonly string[],
): string[] {
  const covers = pieces.map((piece) => {
    const start = text.indexOf(piece);
    return { start, end: start + piece.length };
  });
  return found
    .filter((span) => !covers.some((cover) => cover.start <= span.start && span.end <= cover.end))
    .map((span) => span.text);
}
